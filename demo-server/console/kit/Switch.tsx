import { useState } from 'react';
import styles from './Switch.module.css';

/** Something that is on or off (design §10). It stands where it was put while that is on its way to the server. */
export function Switch({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Resolves when it is done, well or not. */
  onChange: (checked: boolean) => Promise<unknown>;
}) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? checked;
  const change = async (to: boolean) => {
    setWanted(to);
    await onChange(to);
    setWanted(null);
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
