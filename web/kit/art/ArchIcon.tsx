import styles from './ArchIcon.module.css';
import { Icon } from './Icon.tsx';

/** An icon that stands for a thing, in a doorway (design §4). `above`: over a heading, with the air that takes. */
export function ArchIcon({ of, above = false }: { of: string; above?: boolean }) {
  return (
    <span className={above ? `${styles.arch} ${styles.above}` : styles.arch}>
      <Icon of={of} size={above ? 28 : 24} />
    </span>
  );
}
