import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './ActionButton.module.css';
import { useAction } from './useAction.ts';

/** `quiet` for steps, `yes` and `no` for decisions, `plain` for what changes nothing (design §10). */
type PressKind = 'quiet' | 'yes' | 'no' | 'plain' | 'main';

type PressProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'onClick'> & {
  kind?: PressKind;
  icon?: string;
  /** What it does; while it is at it a second press does nothing, and what goes wrong is said. */
  onPress?: () => unknown;
  children: ReactNode;
};

/** A button of the console: smaller than the product's, at least 36 px high (design §10). */
export function ActionButton({
  kind = 'quiet',
  icon,
  onPress,
  disabled,
  children,
  type = 'button',
  ...rest
}: PressProps) {
  const [busy, setBusy] = useState(false);
  const act = useAction();
  const press = async () => {
    if (busy || !onPress) return;
    setBusy(true);
    await act(onPress);
    setBusy(false);
  };
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.press} ${styles[kind]}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      {...(onPress && { onClick: press })}
    >
      {icon !== undefined && <Icon of={icon} size={18} />}
      {children}
    </button>
  );
}
