import { renderHook } from '@testing-library/react';
import { act, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { type Day, day } from '#domain/calendar';
import { useCurrentDay } from '#kit/date/useCurrentDay.ts';

const [FIRST, OPENED_AT, LAST] = [day('2027-12-06'), day('2027-12-07'), day('2027-12-31')];

/** A calendar from `FIRST` to `LAST`, and the days that got the focus. */
function openCalendar() {
  const focused: Day[] = [];
  const { result: hook, rerender } = renderHook(
    (keyOnceShown: string | undefined) => {
      const calendar = useCurrentDay(OPENED_AT, FIRST, LAST);
      calendar.grid.current = { querySelector: () => ({ focus: () => focused.push(calendar.current) }) } as never;
      // Presses the key when the day is shown, before those effects of this render that may wait have run.
      // biome-ignore lint/correctness/useExhaustiveDependencies: one press
      useLayoutEffect(() => {
        if (keyOnceShown !== undefined) calendar.handleKey(pressed(keyOnceShown));
      }, [keyOnceShown]);
      return calendar;
    },
    { initialProps: undefined as string | undefined },
  );
  const press = (key: string) => act(() => hook.current.handleKey(pressed(key)));
  return { hook, press, pressOnceShown: rerender, focused };
}

const pressed = (key: string) => ({ key, shiftKey: false, preventDefault: () => undefined });

test('a key moves the focus to the day that it leads to', () => {
  const { press, focused } = openCalendar();
  press('ArrowRight');
  press('ArrowDown');
  expect(focused).toEqual(['2027-12-08', '2027-12-15']);
});

test('a key that comes right after the day before is shown moves the focus too', () => {
  const { pressOnceShown, focused } = openCalendar();
  pressOnceShown('ArrowRight');
  expect(focused).toEqual(['2027-12-08']);
});

test('a key at the limit leaves the focus, also when another month is picked afterwards', () => {
  const { hook, press, focused } = openCalendar();
  press('ArrowLeft');
  press('ArrowLeft');
  act(() => hook.current.setCurrent(day('2027-12-20')));
  expect(hook.current.current).toBe('2027-12-20');
  expect(focused).toEqual(['2027-12-06']);
});
