import timerFill from '@phosphor-icons/core/assets/fill/timer-fill.svg';
import timer from '@phosphor-icons/core/assets/regular/timer.svg';
import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from '#domain/verificationCode';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { announceQuietly } from '../feedback/Status.tsx';
import styles from './Countdown.module.css';
import { announcementBetween, clockText, HURRY_BELOW } from './remaining.ts';

interface CountdownProps {
  /** The instant at which the code dies, as the server says it. */
  expiresAt: Date | string;
  /** The server's time in ms since 1970. */
  now: () => number;
  /** Once for each `expiresAt`, when it has passed. */
  onExpired?: (() => void) | undefined;
}

/**
 * How long a code still lives (ux §5 C5). Each look subtracts two instants instead of counting ticks, so that a phone
 * that slept, or a page that was reloaded, shows the right time.
 */
export function Countdown({ expiresAt, now, onExpired }: CountdownProps) {
  const expiry = new Date(expiresAt).getTime();
  const [left, setLeft] = useState(() => secondsLeft(expiry, now()));
  const look = useEffectEvent((before: number) => {
    const after = secondsLeft(expiry, now());
    const news = announcementBetween(before, after);
    if (news !== undefined) announceQuietly(t(news));
    if (after === 0 && before > 0) onExpired?.();
    setLeft(after);
    return after;
  });
  const firstLook = useEffectEvent(() => secondsLeft(expiry, now()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new expiry starts a new countdown
  useEffect(() => {
    // A code that is dead on arrival is told of too.
    let before = firstLook() || 1;
    const again = () => {
      before = look(before);
      if (before === 0) clearInterval(ticking);
    };
    // Four looks a second: the shown second is never late by more than a quarter.
    const ticking = setInterval(again, 250);
    again();
    document.addEventListener('visibilitychange', again);
    addEventListener('pageshow', again);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('pageshow', again);
    };
  }, [expiry]);

  if (left === 0) {
    return (
      <p className={`${styles.countdown} ${styles.expired}`}>
        <Icon of={timerFill} size={18} />
        {t('The code has expired')}
      </p>
    );
  }
  const hurry = left < HURRY_BELOW;
  return (
    <p className={`${styles.countdown} ${hurry ? styles.hurry : ''}`} role="timer">
      <Icon of={hurry ? timerFill : timer} size={18} />
      <span>
        {t('The code expires in')} <b className={styles.time}>{clockText(left)}</b>
      </span>
    </p>
  );
}
