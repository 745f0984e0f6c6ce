import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '#i18n';
import { Button } from '../navigation/Button.tsx';
import styles from './Loading.module.css';
import { announceQuietly } from './Status.tsx';

/** Nothing is shown before: an answer within it never flashes a skeleton, ms (ux §1.2). */
const PATIENCE_MS = 200;

interface LoadingProps {
  /** The skeleton; it keeps its place from the start, so that nothing jumps. */
  children: ReactNode;
  /** After how long it says that it takes long, ms (ux §1.2). */
  slow?: number;
  onRetry?: (() => void) | undefined;
}

/** What is on its way. */
export function Loading({ children, slow = 10_000, onRetry }: LoadingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => announceQuietly(t('Loading…')), PATIENCE_MS);
    const long = setTimeout(() => {
      setLate(true);
      announceQuietly(t('This takes longer than usual.'));
    }, slow);
    return () => {
      clearTimeout(soon);
      clearTimeout(long);
    };
  }, [slow]);

  return (
    <div className={styles.loading} aria-busy="true">
      {/* Above: what comes after ten seconds must not stand below the window. */}
      {late && (
        <div className={styles.late}>
          <p>{t('This takes longer than usual.')}</p>
          {onRetry !== undefined && (
            <Button kind="secondary" size="small" icon={arrowClockwise} onClick={onRetry}>
              {t('Retry')}
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
