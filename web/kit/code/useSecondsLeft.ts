import { useEffect, useEffectEvent, useState } from 'react';

/** Counts whole seconds down to zero and tells once when they are over; 0 counts nothing. */
export function useSecondsLeft(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const end = Date.now() + seconds * 1000;
    const ticking = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(ticking);
      over();
    }, 250);
    return () => clearInterval(ticking);
  }, [seconds]);
  return left;
}
