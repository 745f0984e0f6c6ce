import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from './remaining.ts';

/**
 * Counts whole seconds down to zero and returns those left. Calls `onOver` once at zero, but not when it starts at 0.
 */
export function useSecondsLeft(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const end = Date.now() + seconds * 1000;
    const interval = setInterval(() => {
      const after = secondsLeft(end, Date.now());
      setLeft(after);
      if (after > 0) return;
      clearInterval(interval);
      handleOver();
    }, 250);
    return () => clearInterval(interval);
  }, [seconds]);
  return left;
}
