import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost' | 'facade';
export type ButtonSize = 'small';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** The text while its action is running ('Enviando…'). The button is disabled meanwhile. */
  busy?: string | false | undefined;
  /** Path data of an icon. */
  icon?: string | undefined;
  children: ReactNode;
};

/** Returns the classes of an element that looks like a button. */
export const buttonClass = (kind: ButtonKind, size?: ButtonSize): string =>
  [styles.button, styles[kind], size && styles[size]].filter(Boolean).join(' ');

/** A button. Its `type` is `button` by default. A form's submit button is not disabled while the form is incomplete. */
export function Button({
  kind = 'primary',
  size,
  busy,
  icon,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, size)}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      data-kind={kind}
    >
      <span className={busy ? styles.hiddenFace : styles.face}>
        {icon && <Icon of={icon} size={20} />}
        {children}
      </span>
      {busy && (
        <span className={styles.busyFace}>
          <span className={styles.spinner} />
          {busy}
        </span>
      )}
    </button>
  );
}
