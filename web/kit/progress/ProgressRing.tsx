import { percent as percentText } from '#i18n/format';
import styles from './ProgressRing.module.css';

/** Ring of 56 px with a percentage inside. Decoration: a text beside it says what it measures. */
export function ProgressRing({ percent }: { percent: number }) {
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 56 56" width="100%" height="100%" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="28" cy="28" r="25" />
        {percent > 0 && (
          <circle
            className={styles.lit}
            cx="28"
            cy="28"
            r="25"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 28 28)"
          />
        )}
      </svg>
      <span className={styles.text}>{percentText(percent)}</span>
    </div>
  );
}
