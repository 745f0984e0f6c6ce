import type { ReactNode, Ref } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  title: ReactNode;
  /** The h2, for example to focus it after an item of the list has been deleted. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Part of a page under its own h2. Not a landmark, because a page would have too many of them. */
export function Section({ title, headingRef, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
