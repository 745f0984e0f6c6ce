import { describe, expect, test } from 'vitest';
import {
  afterBusinessHours,
  BANK_VALIDATION_HOURS,
  bankHolidays,
  isBankHoliday,
  isBusinessDay,
  nextBusinessDay,
  promisedDay,
  propertyValidationDeadline,
} from '#domain/businessDays';
import { type Day, day, dayInMexico, plusDays, startOfDay, weekdayOf } from '#domain/calendar';
import { anyDay, anyInstant, fc } from '../arbitraries.ts';

const HOUR = 3_600_000;

/** Returns the instant of a date and time in Mexico City. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00-06:00`);

describe('bank holidays', () => {
  test('of 2026 are the fixed days, the Mondays and two days of Holy Week', () => {
    expect(bankHolidays(2026).sort()).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-16',
      '2026-04-02',
      '2026-04-03',
      '2026-05-01',
      '2026-09-16',
      '2026-11-02',
      '2026-11-16',
      '2026-12-12',
      '2026-12-25',
    ]);
  });

  test('of 2027 are Mondays on the first possible dates', () => {
    expect(bankHolidays(2027)).toEqual(expect.arrayContaining(['2027-02-01', '2027-03-15', '2027-11-15']));
  });

  test.each([
    [2018, false],
    [2024, true],
    [2026, false],
    [2030, true],
    [2036, true],
  ])('include 1 October %d, when a president takes office: %s', (year, closed) => {
    expect(isBankHoliday(day(`${year}-10-01`))).toBe(closed);
  });

  test.each([
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2028, '2028-04-14'],
    [2038, '2038-04-23'],
    // Years with the earliest and the latest possible Easter.
    [2285, '2285-03-20'],
    [2049, '2049-04-16'],
  ])('include Good Friday of %d, %s, and the day before', (year, friday) => {
    expect(bankHolidays(year)).toContain(friday);
    expect(bankHolidays(year)).toContain(plusDays(day(friday), -1));
    expect(weekdayOf(day(friday))).toBe(5);
  });
});

describe('business days', () => {
  test.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-11-16', false, 'the third Monday of November'],
    ['2026-11-23', true, 'the fourth'],
    ['2026-12-25', false, 'Christmas'],
  ])('include %s: %s (%s)', (date, works) => {
    expect(isBusinessDay(day(date))).toBe(works);
  });

  test('the next business day is the day itself, a Monday after a Saturday, a Tuesday after a long weekend', () => {
    expect(nextBusinessDay(day('2026-11-20'))).toBe('2026-11-20');
    expect(nextBusinessDay(day('2026-12-05'))).toBe('2026-12-07');
    expect(nextBusinessDay(day('2026-11-14'))).toBe('2026-11-17');
  });

  test('the next business day is never earlier, and no day before it is a business day', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const next = nextBusinessDay(date);
        expect(isBusinessDay(next)).toBe(true);
        expect(next >= date).toBe(true);
        for (let between = date; between < next; between = plusDays(between, 1)) {
          expect(isBusinessDay(between)).toBe(false);
        }
      }),
    );
  });
});

describe('business hours', () => {
  test.each([
    ['2026-11-20', '19:56', 24, '2026-11-23', '19:56'],
    ['2026-11-13', '10:00', 24, '2026-11-17', '10:00'],
    ['2027-03-24', '10:00', 24, '2027-03-29', '10:00'],
    ['2026-12-23', '10:00', 72, '2026-12-29', '10:00'],
    ['2026-11-24', '00:00', 1, '2026-11-24', '01:00'],
    ['2026-11-24', '00:00', 24, '2026-11-25', '00:00'],
    ['2026-11-20', '00:00', 24, '2026-11-21', '00:00'],
    ['2026-11-20', '23:59', 1, '2026-11-23', '00:59'],
  ])('from %s %s, %d hours end on %s at %s', (date, time, hours, endDate, endTime) => {
    expect(afterBusinessHours(at(date, time), hours)).toEqual(at(endDate, endTime));
  });

  test('24 hours from a Saturday are all of Monday, and Monday is the promised day', () => {
    const start = at('2026-11-21', '11:30');
    expect(afterBusinessHours(start, BANK_VALIDATION_HOURS)).toEqual(at('2026-11-24', '00:00'));
    expect(promisedDay(start, BANK_VALIDATION_HOURS)).toBe('2026-11-23');
  });

  test('the deadline for a property is 72 hours later, weekends included', () => {
    expect(propertyValidationDeadline(at('2026-11-20', '19:56'))).toEqual(at('2026-11-23', '19:56'));
  });

  // Includes midnights, where the hours may end exactly with the day.
  const anyStart = fc.oneof(anyInstant, anyDay.map(startOfDay));
  const anyHours = fc.integer({ min: 0, max: 240 });

  test('between start and end there are exactly as many hours on business days as requested', () => {
    fc.assert(
      fc.property(anyStart, anyHours, (from, hours) => {
        const to = afterBusinessHours(from, hours);
        expect(businessMillisecondsBetween(from, to)).toBe(hours * HOUR);
        expect(isBusinessDay(dayInMexico(new Date(hours > 0 ? to.getTime() - 1 : to)))).toBe(true);
      }),
    );
  });
});

/** Counts day by day, unlike the function under test, which skips whole days. */
function businessMillisecondsBetween(from: Date, to: Date): number {
  let total = 0;
  for (let date: Day = dayInMexico(from); startOfDay(date) < to; date = plusDays(date, 1)) {
    const begin = Math.max(startOfDay(date).getTime(), from.getTime());
    const end = Math.min(startOfDay(plusDays(date, 1)).getTime(), to.getTime());
    if (isBusinessDay(date)) total += end - begin;
  }
  return total;
}
