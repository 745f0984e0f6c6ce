import xBold from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './CloseButton.module.css';

/** Button with an ×; `label` says what it closes. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    <Icon of={xBold} size={16} />
  </button>
);
