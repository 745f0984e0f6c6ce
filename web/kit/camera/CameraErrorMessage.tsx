import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import type { ReactNode } from 'react';
import { type PlainMessageId, t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { copyText } from '../display/CopyRow.tsx';
import { announce } from '../feedback/Status.tsx';
import { Button } from '../navigation/Button.tsx';
import styles from './CameraErrorMessage.module.css';
import type { CameraError } from './camera.ts';

const messages: Readonly<Record<CameraError, PlainMessageId>> = {
  denied: 'We may not use your camera. In your browser open Permissions, allow Camera and try again.',
  busy: 'We could not open your camera. Close other apps that use it and try again.',
  silent: 'Your camera does not answer. Allow it if your browser asks, close other apps that use it and try again.',
  missing: 'We cannot use the camera from this page.',
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
      <p role="alert" className={styles.words}>
        <span className={styles.mark}>
          <Icon of={warningCircleFill} size={20} />
        </span>
        {t(messages[error])}
      </p>
      {onRetry && error !== 'missing' && <Button onClick={onRetry}>{t('Retry')}</Button>}
      {children}
    </div>
  );
}

/** Advice to open the page in Chrome or Safari, with a button that copies its address. For other apps' browsers. */
export function OpenInBrowserHint() {
  const copyLink = async () => {
    const worked = await copyText(location.href);
    announce(t(worked ? 'Link copied.' : 'We could not copy it. Hold the text down to copy it.'));
  };
  return (
    <div className={styles.troubles}>
      <p className={styles.elsewhere}>{t('For a better experience open this page in Chrome or Safari.')}</p>
      <Button kind="ghost" icon={copy} onClick={copyLink}>
        {t('Copy link')}
      </Button>
    </div>
  );
}
