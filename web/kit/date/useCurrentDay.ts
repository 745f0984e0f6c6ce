import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Day } from '#domain/calendar';
import { clampDay, dayAfterKey } from './monthGrid.ts';

/** Returns the button of the current day, the only one in the tab order. */
export const dayButton = (container: HTMLElement | null) =>
  container?.querySelector<HTMLElement>('[data-current]') ?? null;

/**
 * Keeps the day that has or gets the focus, always within the limits. Arrow and page keys in the element of `grid` move
 * it and the focus.
 */
export function useCurrentDay(initial: Day, min: Day, max: Day) {
  const [current, setDay] = useState(() => clampDay(initial, min, max));
  const setCurrent = (day: Day) => setDay(clampDay(day, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const movedTo = useRef<Day>(undefined);

  // Not a passive effect: that of the render before may run only after the next key, and would take its move for its own.
  useLayoutEffect(() => {
    if (movedTo.current !== current) return;
    movedTo.current = undefined;
    dayButton(grid.current)?.focus();
  });

  const handleKey = (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>) => {
    const next = dayAfterKey(current, event);
    if (next === undefined) return;
    event.preventDefault();
    const day = clampDay(next, min, max);
    if (day === current) return;
    movedTo.current = day;
    setDay(day);
  };

  return { current, setCurrent, grid, handleKey };
}
