import { type ReactNode, useEffect } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { announceQuietly } from '../navigation/announcements.ts';
import { RetryButton } from '../navigation/RetryButton.tsx';
import styles from './Loading.module.css';
import { useHasWaited } from './useHasWaited.ts';

/** Delay of the announcement, in ms: a faster response is not announced as loading. */
const ANNOUNCE_AFTER_MS = 200;
/** Time after which a message says that loading takes longer than usual, in ms. */
const SLOW_AFTER_MS = 10_000;

type LoadingProps = {
  /** Skeleton. It takes up its space from the start, so that the layout does not shift. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
};

/** Placeholder for content that is being loaded. After ten seconds it offers a retry. */
export function Loading({ children, onRetry }: LoadingProps) {
  const isAnnounced = useHasWaited(ANNOUNCE_AFTER_MS);
  const isSlow = useHasWaited(SLOW_AFTER_MS);
  useEffect(() => {
    if (isAnnounced) announceQuietly(isSlow ? failureTexts.takesLongerThanUsual : commonTexts.loading);
  }, [isAnnounced, isSlow]);

  return (
    <div className={styles.loading} aria-busy="true">
      {/* Above the skeleton, so that it is visible without scrolling. */}
      {isSlow && (
        <div className={styles.late}>
          <p>{failureTexts.takesLongerThanUsual}</p>
          {onRetry !== undefined && <RetryButton onClick={onRetry} />}
        </div>
      )}
      {children}
    </div>
  );
}
