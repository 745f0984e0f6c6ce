import wifiSlash from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isOnline, onConnection, watchConnection } from '#connection';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { Icon } from '../art/Icon.tsx';
import { announce, endToast } from '../navigation/announcements.ts';
import styles from './OfflineBanner.module.css';

/** Returns whether there is a connection, as far as is known; true while a page is prerendered. */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, isOnline, () => true);

/**
 * Returns the text of a failure as it holds now: a lost connection is said in one sentence on the page, which goes when
 * the connection is back. Undefined when nothing is left to say.
 */
export function useCurrentFailure(text: string | undefined): string | undefined {
  const online = useOnline();
  if (text === commonTexts.offlineInputKept) return online ? undefined : text;
  return text === failureTexts.couldNotConnect && !online ? commonTexts.offlineInputKept : text;
}

/** Banner that is visible while there is no connection; its return is announced once. Mounted once per page. */
export function OfflineBanner() {
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(watchConnection, []);
  useEffect(() => {
    if (!online) endToast();
    else if (!wasOnline.current) announce(commonTexts.onlineAgain);
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
