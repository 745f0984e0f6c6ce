import styles from './Progress.module.css';

/** The drawn bar alone; who uses it says in words what it shows. `percent` is 0–100. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <svg className={styles.bar} width="100%" height="6" aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" height="6" rx="3" />
      <rect className={styles.lit} width={`${percent}%`} height="6" rx="3" />
    </svg>
  );
}

/** A bar with a name, for what is neither months (Windows) nor the steps of a form (Steps). */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <ProgressBar percent={percent} />
    </div>
  );
}
