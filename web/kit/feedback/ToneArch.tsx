import { Icon } from '../art/Icon.tsx';
import badgeStyles from './Badge.module.css';
import type { BadgeLook } from './Badge.tsx';
import styles from './ToneArch.module.css';

/** Arch-shaped tile with the colours and icon of a badge. Decoration: the text beside it says the same. */
export const ToneArch = ({ tone, icon, size }: BadgeLook & { size: 'small' | 'large' }) => (
  <span className={`${badgeStyles[tone]} ${styles.arch} ${styles[size]}`}>
    <Icon of={icon} size={size === 'small' ? 20 : 24} />
  </span>
);
