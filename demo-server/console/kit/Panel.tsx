import { type ReactNode, useId } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './Panel.module.css';

/** Section of the console: a card with a heading. The links at the top of the page lead to its `id`. */
export function Panel({
  id,
  title,
  icon,
  aside,
  children,
}: {
  id: string;
  title: string;
  icon: string;
  /** Content at the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon of={icon} size={22} />
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Explanation in small print. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

/** Controls side by side, at least 6 px apart. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
