import type { MouseEvent, ReactNode } from 'react';
import { t } from '#i18n';
import { OfflineBanner } from '#kit/feedback/OfflineBanner.tsx';
import { Status } from '#kit/feedback/Status.tsx';
import { Backdrop } from '#kit/layout/Backdrop.tsx';
import styles from './Shell.module.css';

/** What stands around every page, with or without the app behind it: the way to the content, and what is said aloud. */
export function Shell({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <Backdrop>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere on this page, only not by the address */}
      <a className={styles.skip ?? ''} href="#main" onClick={skipToContent}>
        {t('Skip to content')}
      </a>
      <OfflineBanner />
      {children}
      <Status />
      {bar}
    </Backdrop>
  );
}

/** Not followed: that would make a history entry without what the page was handed over (a code's expiry, the way back after a login). */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus();
  heading?.scrollIntoView();
}
