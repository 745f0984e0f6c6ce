import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { type ReactNode, useEffect, useState } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { announceQuietly } from '../navigation/announcements.ts';
import { Button } from '../navigation/Button.tsx';
import styles from './Loading.module.css';

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
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const announceTimer = setTimeout(() => announceQuietly(commonTexts.loading), ANNOUNCE_AFTER_MS);
    const slowTimer = setTimeout(() => {
      setSlow(true);
      announceQuietly(failureTexts.takesLongerThanUsual);
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(announceTimer);
      clearTimeout(slowTimer);
    };
  }, []);

  return (
    <div className={styles.loading} aria-busy="true">
      {/* Above the skeleton, so that it is visible without scrolling. */}
      {isSlow && (
        <div className={styles.late}>
          <p>{failureTexts.takesLongerThanUsual}</p>
          {onRetry !== undefined && (
            <Button kind="secondary" size="small" icon={arrowClockwise} onClick={onRetry}>
              {commonTexts.retry}
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
