import { is } from 'superstruct';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clampedDay,
  DayShape,
  day,
  dayInMexico,
  dayOf,
  daysBetween,
  isDate,
  isDay,
  partsOfDay,
  plusDays,
  plusMonths,
  startOfDay,
  weekdayOf,
} from '#domain/calendar';
import { centralDayAndTime, centralHour, longDay, shortDay } from '#i18n/format';
import { anyDay, anyInstant, fc, inEachZone } from '../arbitraries.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['0000-01-01', false],
  ['26-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['05/01/2027', false],
  ['', false],
])('whether %j is a day that exists: %s', (text, exists) => {
  expect(isDay(text)).toBe(exists);
  expect(is(text, DayShape)).toBe(exists);
});

test('rejects a day that is not text', () => {
  expect(is(20_260_105, DayShape)).toBe(false);
  expect(is(null, DayShape)).toBe(false);
});

test('NaN as year or day does not make a date', () => {
  expect(isDate(Number.NaN, 1, 1)).toBe(false);
  expect(isDate(2026, 1, Number.NaN)).toBe(false);
});

test('throws a RangeError for a day that does not exist', () => {
  expect(() => day('2026-02-30')).toThrow(RangeError);
  expect(() => dayOf(2026, 2, 30)).toThrow('Not a day: 2026-02-30');
});

// In São Paulo and Beirut some days start at 01:00; in Auckland and Madrid it is often the next day already.
describe.each([
  'UTC',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Europe/Madrid',
  'Pacific/Auckland',
])('on a phone set to %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });

  test('formats a day as itself, not as the day before', () => {
    expect(shortDay(day('2027-01-05'))).toBe('05 ene 2027');
    expect(longDay(day('2027-01-05'))).toBe('martes 5 de enero de 2027');
    expect(shortDay(day('2027-09-09'))).toBe('09 sep 2027');
  });

  test('formats an instant in the time of Mexico City', () => {
    const promised = new Date('2026-11-24T01:56:00Z');
    expect(centralDayAndTime(promised)).toBe('lun 23 nov 2026, 19:56');
    expect(centralHour(promised)).toBe('19:56');
  });

  // Local times that Tijuana, Beirut, Madrid and Auckland skip when daylight saving time starts; Mexico City has them all.
  test.each([
    ['2026-03-08T08:30:00Z', 'dom 08 mar 2026, 02:30'],
    ['2026-03-29T06:30:00Z', 'dom 29 mar 2026, 00:30'],
    ['2026-03-29T08:30:00Z', 'dom 29 mar 2026, 02:30'],
    ['2026-09-27T08:30:00Z', 'dom 27 sep 2026, 02:30'],
  ])('formats %s, which daylight saving time may skip there, in the time of Mexico City', (instant, shown) => {
    expect(centralDayAndTime(new Date(instant))).toBe(shown);
    expect(centralHour(new Date(instant))).toBe(shown.slice(-5));
  });

  test('a day in Mexico City starts at 06:00 UTC, in summer as well', () => {
    expect(dayInMexico(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
    expect(dayInMexico(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
    expect(startOfDay(day('2026-11-21')).toISOString()).toBe('2026-11-21T06:00:00.000Z');
    expect(startOfDay(day('2026-07-01')).toISOString()).toBe('2026-07-01T06:00:00.000Z');
  });

  test('adding months keeps the day of the month, or takes the last one of a shorter month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -36, max: 36 }), (date, months) => {
        const [from, to] = [partsOfDay(date), partsOfDay(plusMonths(date, months))];
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months);
        expect(to.date === from.date || (to.date < from.date && !isDate(to.year, to.month, to.date + 1))).toBe(true);
      }),
      inEachZone,
    );
  });

  test('adding and subtracting the same number of days returns the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const there = plusDays(date, days);
        expect(plusDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(Math.sign(there < date ? -1 : Number(there > date))).toBe(Math.sign(days));
      }),
      inEachZone,
    );
  });

  test('a week later is the same day of the week', () => {
    fc.assert(
      fc.property(anyDay, (date) => weekdayOf(plusDays(date, 7)) === weekdayOf(date)),
      inEachZone,
    );
  });

  test('every instant lies within its day in Mexico City', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const date = dayInMexico(instant);
        expect(startOfDay(date).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(startOfDay(plusDays(date, 1)).getTime()).toBeGreaterThan(instant.getTime());
      }),
      inEachZone,
    );
  });
});

test('a day that the machine’s zone skipped is a day like any other', () => {
  // Samoa went from 29 to 31 December 2011.
  vi.stubEnv('TZ', 'Pacific/Apia');
  expect(plusDays(day('2011-12-29'), 1)).toBe('2011-12-30');
  expect(daysBetween(day('2011-12-29'), day('2011-12-30'))).toBe(1);
  expect(weekdayOf(day('2011-12-30'))).toBe(5);
  expect(dayInMexico(new Date('2011-12-30T18:00:00Z'))).toBe('2011-12-30');
});

test('Mexico City has no daylight saving time in a browser older than its end in 2022', async ({ onTestFinished }) => {
  // Chicago has the hours that Mexico City had in summer.
  class OutdatedFormat extends Intl.DateTimeFormat {
    constructor(locales?: string, { timeZone, ...options }: Intl.DateTimeFormatOptions = {}) {
      super(locales, { ...options, timeZone: timeZone === 'America/Mexico_City' ? 'America/Chicago' : timeZone });
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: OutdatedFormat, NumberFormat: Intl.NumberFormat });
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const calendar = await import('#domain/calendar');
  const format = await import('#i18n/format');
  const lateInAugust = new Date('2026-08-07T05:30:00Z');
  expect(format.centralDayAndTime(lateInAugust)).toBe('jue 06 ago 2026, 23:30');
  expect(calendar.dayInMexico(lateInAugust)).toBe('2026-08-06');
  expect(calendar.startOfDay(day('2026-08-06')).toISOString()).toBe('2026-08-06T06:00:00.000Z');
});

test('there are no days before the year 1 and after the year 9999', () => {
  expect(() => plusDays(day('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => plusMonths(day('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => plusMonths(day('0001-01-31'), -1)).toThrow(RangeError);
});

test('weeks begin on Monday and end on Sunday', { tags: 's9-week-monday' }, () => {
  expect(weekdayOf(day('2026-11-23'))).toBe(1);
  expect(weekdayOf(day('2026-11-29'))).toBe(7);
});

test('day 31 becomes the last day of a shorter month', () => {
  expect(clampedDay(2026, 4, 31)).toBe('2026-04-30');
  expect(clampedDay(2028, 2, 31)).toBe('2028-02-29');
  expect(clampedDay(2026, 12, 5)).toBe('2026-12-05');
});

test('the years 1 to 99 are not taken for 1901 to 1999', () => {
  expect(plusDays(day('0026-12-31'), 1)).toBe('0027-01-01');
  expect(plusMonths(day('0004-01-31'), 1)).toBe('0004-02-29');
});
