import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './InputButton.module.css';

/** Box around an input and its `InputButton`; the input's text ends before the button. */
export const InputBox = ({ children }: { children: ReactNode }) => <div className={styles.box}>{children}</div>;

type InputButtonProps = Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onMouseDown'> & {
  /** The accessible name, in Spanish. */
  label: string;
  icon: string;
};

/** A button inside an input, at its end. */
export const InputButton = ({ label, icon, ...events }: InputButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} {...events}>
    <Icon of={icon} size={22} />
  </button>
);
