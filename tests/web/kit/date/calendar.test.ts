import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { CalendarDialog } from '#kit/date/CalendarDialog.tsx';
import { clampDay, dayAfterKey, monthOf, sameDayInMonth, weeksOf } from '#kit/date/monthGrid.ts';

const datesByWeek = (year: number, month: number) =>
  weeksOf({ year, month }).map((week) => week.map((cell) => (cell.day ? Number(cell.day.slice(8)) : 0)));

describe('the weeks of a month', () => {
  test('begin on Monday', { tags: 's9-grid-monday' }, () => {
    const weeks = datesByWeek(2027, 1);
    expect([weeks[0], weeks.at(-1)]).toEqual([
      [0, 0, 0, 0, 1, 2, 3],
      [25, 26, 27, 28, 29, 30, 31],
    ]);
  });

  test('are four for a February that begins on Monday, and up to six', () => {
    expect(datesByWeek(2027, 2)).toHaveLength(4);
    expect(datesByWeek(2026, 8)).toHaveLength(6);
  });
});

describe('the keyboard in the calendar', () => {
  const start = day('2027-12-07');
  test.each([
    ['ArrowLeft', '2027-12-06'],
    ['ArrowRight', '2027-12-08'],
    ['ArrowUp', '2027-11-30'],
    ['ArrowDown', '2027-12-14'],
    ['Home', '2027-12-06'],
    ['End', '2027-12-12'],
    ['PageUp', '2027-11-07'],
    ['PageDown', '2028-01-07'],
  ])('%s moves from 2027-12-07 to %s', (key, to) => expect(dayAfterKey(start, { key, shiftKey: false })).toBe(to));

  test('moves by a year with Shift and a page key', () => {
    expect(dayAfterKey(start, { key: 'PageUp', shiftKey: true })).toBe('2026-12-07');
    expect(dayAfterKey(start, { key: 'PageDown', shiftKey: true })).toBe('2028-12-07');
    expect(dayAfterKey(start, { key: 'ArrowLeft', shiftKey: true })).toBe('2027-12-06');
  });

  test('ignores other keys', () => {
    expect(dayAfterKey(start, { key: 'Enter', shiftKey: false })).toBeUndefined();
    expect(dayAfterKey(start, { key: 'a', shiftKey: false })).toBeUndefined();
  });
});

test('choosing another month keeps the day of the month, or takes the last day of a shorter month', () => {
  expect(sameDayInMonth(day('2027-01-31'), { year: 2028, month: 2 })).toBe('2028-02-29');
  expect(monthOf(day('2027-01-31'))).toEqual({ year: 2027, month: 1 });
});

test('a day outside the limits becomes the nearer limit', () => {
  const [min, max] = [day('2027-01-10'), day('2027-02-10')];
  expect(clampDay(day('2027-01-09'), min, max)).toBe(min);
  expect(clampDay(day('2027-01-15'), min, max)).toBe('2027-01-15');
  expect(clampDay(day('2027-02-11'), min, max)).toBe(max);
});

test('the days that can be picked begin with the first allowed one and end with the last', () => {
  const [min, max] = [day('2027-01-10'), day('2027-01-12')];
  const [title, ignore] = ['Fin del contrato', () => undefined];
  const limits = { title, chosen: undefined, opensAt: min, min, max, onChoose: ignore, onClose: ignore };
  const markup = renderToStaticMarkup(createElement(CalendarDialog, limits));
  const days = [...markup.matchAll(/<button[^>]*aria-label="([^"]* de enero de 2027)"[^>]*>/g)];
  expect(days).toHaveLength(31);
  expect(days.filter(([button]) => !button.includes('disabled')).map(([, name]) => name)).toEqual([
    'domingo 10 de enero de 2027',
    'lunes 11 de enero de 2027',
    'martes 12 de enero de 2027',
  ]);
});
