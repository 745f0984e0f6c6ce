import timerFill from '@phosphor-icons/core/assets/fill/timer-fill.svg';
import timer from '@phosphor-icons/core/assets/regular/timer.svg';
import { useEffect, useEffectEvent, useState } from 'react';
import * as codeTexts from '#i18n/es-MX/kit/codes';
import { now } from '#serverTime';
import { Icon } from '../art/Icon.tsx';
import { announcementBetween, clockText, secondsLeft, URGENT_BELOW } from '../form/remaining.ts';
import { announceQuietly } from '../navigation/announcements.ts';
import styles from './Countdown.module.css';

type CountdownProps = {
  /** When the code expires, in server time. */
  expiresAt: Date | string;
  /** Called once for each `expiresAt`, when it has passed, also when it has already passed on mount. */
  onExpired?: (() => void) | undefined;
};

/**
 * The time left until a code expires. Every update subtracts two instants instead of counting ticks, so that the time
 * is right after the phone slept or the page was reloaded.
 */
export function Countdown({ expiresAt, onExpired }: CountdownProps) {
  const left = useSecondsUntil(expiresAt, onExpired);
  if (left === 0) {
    return (
      <p className={`${styles.countdown} ${styles.expired}`}>
        <Icon of={timerFill} size={18} />
        {codeTexts.codeExpired}
      </p>
    );
  }
  const isUrgent = left < URGENT_BELOW;
  return (
    <p className={`${styles.countdown} ${isUrgent ? styles.hurry : ''}`} role="timer">
      <Icon of={isUrgent ? timerFill : timer} size={18} />
      <span>
        {codeTexts.codeExpiresIn} <b className={styles.time}>{clockText(left)}</b>
      </span>
    </p>
  );
}

/** Returns the seconds until `expiresAt`, and announces when little time is left. */
function useSecondsUntil(expiresAt: Date | string, onExpired: (() => void) | undefined): number {
  const expiry = new Date(expiresAt).getTime();
  const [left, setLeft] = useState(() => secondsLeft(expiry, now()));
  const update = useEffectEvent((before: number) => {
    const after = secondsLeft(expiry, now());
    const announcement = announcementBetween(before, after);
    if (announcement !== undefined) announceQuietly(announcement);
    if (after === 0 && before > 0) onExpired?.();
    setLeft(after);
    return after;
  });
  const secondsNow = useEffectEvent(() => secondsLeft(expiry, now()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new expiry starts a new countdown
  useEffect(() => {
    // At least 1, so that a code that has already expired is announced too.
    let before = secondsNow() || 1;
    const tick = () => {
      before = update(before);
      if (before === 0) clearInterval(interval);
    };
    // Four updates a second: the visible second is at most a quarter late.
    const interval = setInterval(tick, 250);
    tick();
    document.addEventListener('visibilitychange', tick);
    addEventListener('pageshow', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
      removeEventListener('pageshow', tick);
    };
  }, [expiry]);
  return left;
}
