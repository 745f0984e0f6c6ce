import type { ReactNode, Ref } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  /** Right of the heading. */
  action?: ReactNode;
  /** The h2: it takes the focus when an item of its list was deleted (ux §3). */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page under its own h2; no landmark, there would be too many. */
export function Section({ title, action, headingRef, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
