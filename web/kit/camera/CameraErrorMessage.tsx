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

const words: Readonly<Record<CameraError, PlainMessageId>> = {
  refused: 'We may not use your camera. In your browser open Permissions, allow Camera and try again.',
  busy: 'We could not open your camera. Close other apps that use it and try again.',
  silent: 'Your camera does not answer. Allow it if your browser asks, close other apps that use it and try again.',
  missing: 'We cannot use the camera from this page.',
};

type CameraTroublesProps = {
  trouble: CameraError;
  onRetry?: (() => void) | undefined;
  /** The phone's own camera app instead. */
  children: ReactNode;
};

/** What to do when there is no live picture (ux S14). */
export function CameraErrorMessage({ trouble, onRetry, children }: CameraTroublesProps) {
  return (
    <div className={styles.troubles}>
      <p role="alert" className={styles.words}>
        <span className={styles.mark}>
          <Icon of={warningCircleFill} size={20} />
        </span>
        {t(words[trouble])}
      </p>
      {onRetry && trouble !== 'missing' && <Button onClick={onRetry}>{t('Retry')}</Button>}
      {children}
    </div>
  );
}

/** The way out of another app's browser (ux S14). */
export function BetterElsewhere() {
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
