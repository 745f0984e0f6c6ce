import styles from './ArchIcon.module.css';
import { Icon } from './Icon.tsx';

/** Icon in an arch-shaped tile. `above`: larger and with space below, for use over a heading. */
export function ArchIcon({ of, above = false }: { of: string; above?: boolean }) {
  return (
    <span className={above ? `${styles.arch} ${styles.above}` : styles.arch}>
      <Icon of={of} size={above ? 28 : 24} />
    </span>
  );
}
