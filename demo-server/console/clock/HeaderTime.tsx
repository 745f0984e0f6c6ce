import { useSelector } from 'react-redux';
import { centralDayAndTime } from '#i18n/format';
import { steps } from '../../script/steps.ts';
import { selectStep } from '../consoleSlice.ts';
import { pointsAt } from '../script/pointsAt.ts';
import styles from './HeaderTime.module.css';
import { useDemoTime } from './useDemoTime.ts';

/** The demo's date and time in the header; lit while the script points at them. */
export function HeaderTime() {
  const now = useDemoTime();
  const isLit = pointsAt(steps[useSelector(selectStep)]) === 'clock';
  if (!now) return null;
  const [day = '', time = ''] = centralDayAndTime(now).split(', ');
  return (
    <time
      className={isLit ? `${styles.time} ${styles.lit}` : styles.time}
      dateTime={now.toISOString()}
      data-lit={isLit || undefined}
    >
      <span className={styles.day}>{day}</span>
      <span>{time}</span>
    </time>
  );
}
