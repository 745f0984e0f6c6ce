import type { ReactNode } from 'react';
import styles from './document.module.css';

/** Part of a document under its own h2, with a rule below it. */
export const DocumentSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.section}>{title}</h2>
    {children}
  </section>
);

type Row = {
  label: string;
  value: string;
  /** Further lines below the value. */
  notes?: readonly string[] | undefined;
};

/** Labels and values of a document; all values begin at the same edge, below their label where there is no room. */
export const DocumentRows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ label, value, notes = [] }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

/** Small secondary text of a document. */
export const DocumentNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
