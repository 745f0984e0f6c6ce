import type { MouseEvent } from 'react';
import * as appTexts from '#i18n/es-MX/app';
import { OfflineBanner } from '#kit/feedback/OfflineBanner.tsx';
import { Status } from '#kit/feedback/Status.tsx';
import { Backdrop, type BackdropProps } from '#kit/layout/Backdrop.tsx';
import styles from './Shell.module.css';

/**
 * The frame of every page: skip link, offline banner and live region for announcements.
 */
export function Shell({ loadArt, children }: BackdropProps) {
  return (
    <Backdrop loadArt={loadArt}>
      {/* biome-ignore lint/a11y/useValidAnchor: the click handler moves the focus within this page */}
      <a className={styles.skip ?? ''} href="#main" onClick={skipToContent}>
        {appTexts.skipToContent}
      </a>
      <OfflineBanner />
      {children}
      <Status />
    </Backdrop>
  );
}

/**
 * Prevents the navigation: its history entry would lack the location state (a code's expiry, the page after a login).
 */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus();
  heading?.scrollIntoView();
}
