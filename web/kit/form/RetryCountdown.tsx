import { t } from '#i18n';
import { clockText } from '../code/remaining.ts';
import { useSecondsLeft } from '../code/useSecondsLeft.ts';
import styles from './Wait.module.css';

/** After too many attempts: how long until the next one has a chance, "Podrás intentarlo en 0:59" (ux §1.2, 429). */
export function RetryCountdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useSecondsLeft(seconds, onOver);
  return <p className={styles.wait}>{t('You can try again in {time}', { time: clockText(left) })}</p>;
}
