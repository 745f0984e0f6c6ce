import user from '@phosphor-icons/core/assets/regular/user.svg';
import { useState } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import styles from './Avatar.module.css';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  /** The selfie; until there is one, initials. */
  url?: string | undefined;
  /** `small` is a disc of 40 px inside a link with a name of its own; `arch` is the picture of the profile. */
  size: 'small' | 'arch';
  /** When the picture does not load: links of files live ten minutes only (contract §3). */
  onError?: (() => void) | undefined;
}

/** The owner's picture, or her initials. */
export function Avatar({ name, url, size, onError }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const failed = () => {
    setBroken(url);
    onError?.();
  };
  if (url !== undefined && url !== broken) {
    const alt = size === 'arch' ? t('Photo of {name}', { name }) : '';
    return <img className={`${styles.avatar} ${styles[size]}`} src={url} alt={alt} onError={failed} />;
  }
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {initials(name) || <Icon of={user} />}
    </span>
  );
}
