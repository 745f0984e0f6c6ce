import { useEffect, useRef, useState } from 'react';
import { useGetClockQuery } from './clockSlice.ts';
import { demoTimeAt } from './demoTime.ts';

const TICK_MS = 1000;

/** Returns the demo's time, which ticks between two readings of the server's clock; undefined before the first one. */
export function useDemoTime(): Date | undefined {
  const { data: clock } = useGetClockQuery();
  const [, tick] = useState(0);
  const shown = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!clock) return undefined;
  shown.current = demoTimeAt(clock, performance.now(), shown.current);
  return new Date(shown.current);
}
