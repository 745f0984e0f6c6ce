import { createContext, useContext, useEffect, useState } from 'react';

const LOCK = 'adelantto stage';

/** Whether this window drives the talk. In all others what changes something is disabled. */
export const DrivingContext = createContext(true);

export const useIsDriving = (): boolean => useContext(DrivingContext);

/**
 * Returns whether this window drives the talk, and a function that makes it do so. One window does at a time: the browser
 * gives the lock to the next one when it closes, and takes it from the other one when this one asks for it.
 */
export function useDriving(): { isDriving: boolean; drive: () => void } {
  const [isDriving, setDriving] = useState(false);
  const [asking, setAsking] = useState({ steal: false });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const hold = () => {
      setDriving(true);
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(LOCK, asking.steal ? { steal: true } : { signal }, hold).catch(() => {
      setDriving(false);
      // Another window has taken it: this one waits for its end.
      if (!signal.aborted) setAsking({ steal: false });
    });
    return () => ended.abort();
  }, [asking]);
  return { isDriving, drive: () => setAsking({ steal: true }) };
}
