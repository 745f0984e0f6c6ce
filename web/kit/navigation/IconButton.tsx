import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'style' | 'children' | 'aria-label'> & {
  /** The accessible name, in Spanish. */
  label: string;
  /** Path data of the icon, and its size in px. */
  icon: string;
  size?: number | undefined;
  /** Keeps the focus, so that a button that its own press disables, such as the last step, does not lose it. */
  disabled?: boolean | undefined;
};

/** A button of 44 px that shows an icon only. `className` may change its colours and its shape. */
export const IconButton = ({
  label,
  icon,
  size,
  className = '',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${className}`}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    {...rest}
  >
    <Icon of={icon} size={size} />
  </button>
);
