import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { RetryButton } from '../navigation/RetryButton.tsx';
import styles from './Failure.module.css';

type FailureProps = {
  text: ReactNode;
  /** The reason, and what to do when a retry does not help. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** A retry is running. */
  busy?: boolean;
};

/** Error message in place of content that could not be loaded, with a "Reintentar" button. */
export function Failure({ text, detail, onRetry, busy = false }: FailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <span className={styles.mark}>
        <Icon of={warningCircleFill} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{text}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {onRetry !== undefined && (
        <div className={styles.action}>
          <RetryButton busy={busy} onClick={onRetry} />
        </div>
      )}
    </div>
  );
}
