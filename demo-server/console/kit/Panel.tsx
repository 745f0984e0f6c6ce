import { type ReactNode, useId } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './Panel.module.css';

/** A section of the console: a card under its heading, reached from the list at the top. */
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
  /** Right of the heading. */
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

/** What a section says of itself in small letters. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

/** Buttons side by side, at least 6 px apart (design §10). */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
