import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Hides the rows of a list that do not fit into its height as a whole; the first one stays. While a row is lit that would
 * be hidden, none is, and the list scrolls. Returns the list's ref and the number of its visible rows.
 */
export function useWholeRows(isOn: boolean): [RefObject<HTMLOListElement | null>, number] {
  const list = useRef<HTMLOListElement>(null);
  const [count, setCount] = useState(0);
  // After each render: the rows may be others.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const rows = [...element.children].filter((row) => row instanceof HTMLElement);
    const update = () => {
      const fits = wholeRowCount(
        rows.map(({ offsetTop, offsetHeight }) => offsetTop - element.offsetTop + offsetHeight),
        element.clientHeight,
      );
      const isLitHidden = rows.slice(fits).some(({ dataset }) => dataset.lit !== undefined);
      const visible = isOn && !isLitHidden ? fits : rows.length;
      element.toggleAttribute('data-scrolls', isOn && isLitHidden);
      rows.forEach((row, index) => {
        row.style.visibility = index < visible ? '' : 'hidden';
      });
      setCount(visible);
    };
    update();
    const observer = new ResizeObserver(update);
    for (const each of [element, ...rows]) observer.observe(each);
    return () => observer.disconnect();
  });
  return [list, count];
}

/** Returns how many rows end within a height, by their lower edges, px; at least one, and half a pixel may be missing. */
export const wholeRowCount = (bottoms: readonly number[], height: number): number =>
  Math.max(Math.min(1, bottoms.length), bottoms.filter((bottom) => bottom <= height + 0.5).length);
