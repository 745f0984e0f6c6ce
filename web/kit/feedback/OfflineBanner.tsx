import wifiSlash from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '#i18n';
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

/** Whether the browser believes that there is a connection; while a page is made on a server there is. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Says that there is no internet for as long as there is none, and once when it is back (ux §1.2). Mounted once. */
export function OfflineBanner() {
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) announce(t('Online again.'));
    wasOnline.current = online;
  }, [online]);
  // The empty region stands before there is anything to say: only then is a change in it read.
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <p className={styles.banner}>
          <span className={styles.icon}>
            <Icon of={wifiSlash} size={20} />
          </span>
          {t('No internet connection. We kept what you have; you can send it when the signal is back.')}
        </p>
      )}
    </div>
  );
}
