import { useEffect, useState } from 'react';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import { announceQuietly } from '#kit/navigation/announcements.ts';
import styles from './SlowCheckNotice.module.css';

/** How long a check may take before the owner is asked to wait, ms. */
const PATIENCE_MS = 10_000;

/** Asks the owner to wait, visibly and for screen readers, when the bureau check takes long. */
export function SlowCheckNotice({ isChecking }: { isChecking: boolean }) {
  return isChecking && <WaitMessage />;
}

function WaitMessage() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
      announceQuietly(bureauTexts.stillChecking);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <p className={styles.long}>{bureauTexts.stillChecking}</p>;
}
