import styles from './Progress.module.css';

type ProgressBarProps = {
  /** 0–100. */
  percent: number;
  /** In px. */
  height?: number;
};

/** Graphic of a progress bar; the parent has the ARIA role and the text, and may set the colours of the meter. */
export function ProgressBar({ percent, height = 6 }: ProgressBarProps) {
  return (
    <svg className={styles.bar} width="100%" height={height} aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" height={height} rx={height / 2} />
      <rect className={styles.lit} width={`${percent}%`} height={height} rx={height / 2} />
    </svg>
  );
}
