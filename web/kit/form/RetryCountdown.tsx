import * as formTexts from '#i18n/es-MX/kit/forms';
import { clockText } from '../code/remaining.ts';
import { useSecondsLeft } from '../code/useSecondsLeft.ts';
import styles from './Wait.module.css';

/** After too many attempts (HTTP 429): the time until the next one is allowed, "Podrás intentarlo en 0:59". */
export function RetryCountdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useSecondsLeft(seconds, onOver);
  return <p className={styles.wait}>{formTexts.tryAgainIn({ time: clockText(left) })}</p>;
}
