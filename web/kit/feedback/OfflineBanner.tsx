import wifiSlash from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { Icon } from '../art/Icon.tsx';
import styles from './OfflineBanner.module.css';
import { announce } from './Status.tsx';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Returns whether the browser reports a connection; true while a page is prerendered. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Banner that is visible while there is no connection; its return is announced once. Mounted once per page. */
export function OfflineBanner() {
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) announce(commonTexts.onlineAgain);
    wasOnline.current = online;
  }, [online]);
  // The empty live region is always rendered: screen readers only read changes in a region that exists already.
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <p className={styles.banner}>
          <span className={styles.icon}>
            <Icon of={wifiSlash} size={20} />
          </span>
          {commonTexts.offlineInputKept}
        </p>
      )}
    </div>
  );
}
