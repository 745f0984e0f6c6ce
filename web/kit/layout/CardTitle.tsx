import type { ReactNode } from 'react';
import styles from './CardTitle.module.css';

type CardTitleProps = {
  /** One level below the heading of the section or card that it is in. */
  as?: 'h2' | 'h3' | 'h4';
  eyebrow?: string | undefined;
  /** To the left of both lines. */
  arch?: ReactNode;
  id?: string | undefined;
  children: string;
};

/** Title of a card on a dashboard, with an optional line above that says what the card is, and an arch beside both. */
export function CardTitle({ as: Heading = 'h2', eyebrow, arch, id, children }: CardTitleProps) {
  const words = (
    <>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id} className={styles.title}>
        {children}
      </Heading>
    </>
  );
  if (!arch) return words;
  return (
    <div className={styles.head}>
      {arch}
      <div>{words}</div>
    </div>
  );
}
