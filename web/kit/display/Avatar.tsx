import user from '@phosphor-icons/core/assets/regular/user.svg';
import { useState } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Icon } from '../art/Icon.tsx';
import styles from './Avatar.module.css';
import { initials } from './initials.ts';

type AvatarProps = {
  /** The given names. */
  name: string;
  lastName?: string | null | undefined;
  /** Signed URL of the selfie. Without one the initials are rendered. */
  url?: string | undefined;
  /** `small`: a disc of 40 px inside a link that has its own name. `arch`: the picture of the profile page. */
  size: 'small' | 'arch';
  /** Called when the picture does not load, because signed URLs expire after ten minutes. */
  onError?: (() => void) | undefined;
};

/** The owner's picture, or their initials. */
export function Avatar({ name, lastName, url, size, onError }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const handleError = () => {
    setFailedUrl(url);
    onError?.();
  };
  if (url !== undefined && url !== failedUrl) {
    const alt = size === 'arch' ? displayTexts.photoOf({ name: [name, lastName].filter(Boolean).join(' ') }) : '';
    return <img className={`${styles.avatar} ${styles[size]}`} src={url} alt={alt} onError={handleError} />;
  }
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {initials(name, lastName ?? undefined) || <Icon of={user} />}
    </span>
  );
}
