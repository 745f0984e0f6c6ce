import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './ActionButton.module.css';
import { useIsDriving } from './driving.ts';
import { useAction } from './useAction.ts';

/** `quiet` for steps, `yes` and `no` for decisions, `plain` and `outlined` for actions that change no data, `main` for a section's main one. */
type ActionButtonKind = 'quiet' | 'yes' | 'no' | 'plain' | 'outlined' | 'main';

type ActionButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'onClick'> & {
  kind?: ActionButtonKind;
  icon?: string;
  /** Whether it changes nothing: such a button works in a window that does not drive, too. */
  isForReading?: boolean;
  /** Action of the button. While it runs a second click does nothing; an error is shown as a notice. */
  onPress?: () => unknown;
  children: ReactNode;
};

/** Returns the class of a link or label that looks like a button. */
export const actionClass = (kind: ActionButtonKind): string => `${styles.button} ${styles[kind]}`;

/** Button of the console: smaller than the product's, at least 36 px high. */
export function ActionButton({
  kind = 'quiet',
  icon,
  isForReading = false,
  onPress,
  disabled,
  children,
  type = 'button',
  'aria-busy': isBusyElsewhere,
  ...rest
}: ActionButtonProps) {
  const [busy, setBusy] = useState(false);
  const act = useAction();
  const isDriving = useIsDriving();
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
      className={actionClass(kind)}
      disabled={disabled || !(isDriving || isForReading)}
      aria-busy={busy || isBusyElsewhere || undefined}
      {...(onPress && { onClick: press })}
    >
      {icon !== undefined && <Icon of={icon} size={18} />}
      {children}
    </button>
  );
}
