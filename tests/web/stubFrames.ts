import { vi } from 'vitest';

/** Stubs the frames of a page. Returns the function that shows the next one. */
export function stubFrames() {
  const callbacks = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callbacks.set(++last, callback) && last);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => callbacks.delete(frame));
  return () => {
    const due = [...callbacks.values()];
    callbacks.clear();
    for (const callback of due) callback();
  };
}
