import { t } from '#i18n';
import { clockText } from '../code/remaining.ts';
import { useSecondsLeft } from '../code/useSecondsLeft.ts';
import styles from './Wait.module.css';

/** After too many attempts (HTTP 429): the time until the next one is allowed, "Podrás intentarlo en 0:59". */
export function RetryCountdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useSecondsLeft(seconds, onOver);
  return <p className={styles.wait}>{t('You can try again in {time}', { time: clockText(left) })}</p>;
}
