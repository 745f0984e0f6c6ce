import styles from './CardTitle.module.css';

type CardTitleProps = { eyebrow?: string | undefined; id?: string | undefined; children: string };

/** Title of a card on a dashboard, with an optional line above that says what the card is. */
export const CardTitle = ({ eyebrow, id, children }: CardTitleProps) => (
  <>
    {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  </>
);
