import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import type { ReactNode } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import { copyAndAnnounce } from '../display/CopyRow.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Button } from '../navigation/Button.tsx';
import styles from './CameraErrorMessage.module.css';
import type { CameraError } from './camera.ts';

const messages: Readonly<Record<CameraError, string>> = {
  denied: cameraTexts.cameraNotAllowed,
  busy: cameraTexts.couldNotOpenCamera,
  silent: cameraTexts.cameraDoesNotAnswer,
  missing: cameraTexts.cameraNotAvailable,
};

type CameraErrorMessageProps = {
  error: CameraError;
  onRetry?: (() => void) | undefined;
  /** Button that opens the phone's camera app instead. */
  children: ReactNode;
};

/** Explains why there is no live picture and what to do. */
export function CameraErrorMessage({ error, onRetry, children }: CameraErrorMessageProps) {
  return (
    <div className={styles.troubles}>
      <Banner kind="warning" role="alert">
        {messages[error]}
      </Banner>
      {onRetry && error !== 'missing' && <Button onClick={onRetry}>{commonTexts.retry}</Button>}
      {children}
    </div>
  );
}

/** Advice to open the page in Chrome or Safari, with a button that copies its address. For other apps' browsers. */
export function OpenInBrowserHint() {
  const copyLink = () => copyAndAnnounce(location.href, cameraTexts.linkCopied);
  return (
    <div className={styles.troubles}>
      <p className={styles.elsewhere}>{cameraTexts.openInChromeOrSafari}</p>
      <Button kind="ghost" icon={copy} onClick={copyLink}>
        {cameraTexts.copyLink}
      </Button>
    </div>
  );
}
