import { useEffect, useEffectEvent, useState } from 'react';
import { msUntilRestart } from './countdown.ts';
import { type Kiosk, lastUse, noteUse } from './kioskStorage.ts';

const TICK_MS = 1000;
/** After a restart that failed the next try comes so much later, ms. */
const RETRY_MS = 15_000;

/**
 * Returns how long it takes until the demo begins anew, in ms; null while the mode is off. Calls `onRestart` when it is
 * time, again later when that failed, and not before there was a use after it succeeded.
 */
export function useCountdown(kiosk: Kiosk | null, onRestart: () => Promise<boolean>): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const restart = useEffectEvent(onRestart);
  const minutes = kiosk?.minutes;
  useEffect(() => {
    if (minutes === undefined) return setLeft(null);
    /** Use up to which the demo has begun anew: an unused demo is not reset again and again. */
    let restartedAfter: number | null = null;
    let notBefore = 0;
    let isRestarting = false;
    const tick = async () => {
      const now = Date.now();
      const used = lastUse(now);
      if (used === restartedAfter) return setLeft(minutes * 60_000);
      const remaining = msUntilRestart(minutes, used, now);
      setLeft(remaining);
      if (remaining > 0 || isRestarting || now < notBefore) return;
      isRestarting = true;
      const isDone = await restart();
      isRestarting = false;
      if (isDone) {
        noteUse(Date.now());
        restartedAfter = lastUse(0);
      } else notBefore = Date.now() + RETRY_MS;
    };
    void tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [minutes]);
  return left;
}
