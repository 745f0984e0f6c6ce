import { useState } from 'react';
import { t } from '#i18n';
import { clockText } from './remaining.tsx';
import { useSecondsLeft } from './useSecondsLeft.tsx';
import styles from './Wait.module.css';

/** After too many attempts: how long until the next one has a chance, "Podrás intentarlo en 0:59" (ux §1.2, 429); then it goes. */
export function Wait({ seconds }: { seconds: number }) {
  const [isOver, setOver] = useState(false);
  const left = useSecondsLeft(seconds, () => setOver(true));
  if (isOver) return null;
  return <p className={styles.wait}>{t('You can try again in {time}', { time: clockText(left) })}</p>;
}
