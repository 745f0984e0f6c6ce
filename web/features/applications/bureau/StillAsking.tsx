import { useEffect, useState } from 'react';
import { t } from '#i18n';
import { announceQuietly } from '#kit/feedback/Status.tsx';
import styles from './StillAsking.module.css';

/** After so long the owner is told that nothing is wrong, ms (ux S22). */
const LONG = 10_000;

/** While the bureau takes its time. */
export function StillAsking({ isAsking }: { isAsking: boolean }) {
  return isAsking && <Patience />;
}

function Patience() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
      announceQuietly(t('We are still checking, do not close this page.'));
    }, LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <p className={styles.long}>{t('We are still checking, do not close this page.')}</p>;
}
