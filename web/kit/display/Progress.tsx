import styles from './Progress.module.css';

/** Graphic of a progress bar; the parent has the ARIA role and the text. `percent` is 0–100. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <svg className={styles.bar} width="100%" height="6" aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" height="6" rx="3" />
      <rect className={styles.lit} width={`${percent}%`} height="6" rx="3" />
    </svg>
  );
}
