import { useId, useState } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import { useIsDriving } from './driving.ts';
import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  /** What it does, in small print. */
  detail?: string;
  icon?: string;
  checked: boolean;
  disabled?: boolean;
  /** Whether it is a fault, which is red while it is on. */
  isDanger?: boolean;
  /** Resolves when the change is done or has failed. */
  onChange: (checked: boolean) => Promise<unknown>;
};

/** Row with an on/off switch. Shows its new position while the change is on its way to the server. */
export function Switch({ label, detail, icon, checked, disabled = false, isDanger = false, onChange }: SwitchProps) {
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  const detailId = useId();
  const isDriving = useIsDriving();
  const isOn = pendingValue ?? checked;
  const change = async (value: boolean) => {
    // Of two calls under way the first could arrive last.
    if (pendingValue !== null) return;
    setPendingValue(value);
    await onChange(value);
    setPendingValue(null);
  };
  return (
    <label className={isDanger ? `${styles.row} ${styles.danger}` : styles.row}>
      {icon !== undefined && <Icon of={icon} size={20} />}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {detail !== undefined && (
          <span id={detailId} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-label={label}
        {...(detail !== undefined && { 'aria-describedby': detailId })}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled || !isDriving}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}
