import { useState } from 'react';
import styles from './Switch.module.css';

/** On/off switch. Shows its new position while the change is on its way to the server. */
export function Switch({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Resolves when the change is done or has failed. */
  onChange: (checked: boolean) => Promise<unknown>;
}) {
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  const isOn = pendingValue ?? checked;
  const change = async (value: boolean) => {
    setPendingValue(value);
    await onChange(value);
    setPendingValue(null);
  };
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}
