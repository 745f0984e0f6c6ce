import printer from '@phosphor-icons/core/assets/regular/printer.svg';
import type { ReactNode } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Mark } from '../art/Mark.tsx';
import { Wordmark } from '../art/Wordmark.tsx';
import { PageFooter } from '../layout/PageFooter.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Button } from '../navigation/Button.tsx';
import styles from './document.module.css';

type DocumentScreenProps = {
  /** Path of the "Regresar" link. */
  back: string;
  title: string;
  /** The number by which the document is found again: `'Folio 0012-01'`. */
  number: string | undefined;
  /** Whether the document is complete. Until then there is no button. */
  canPrint: boolean;
  children: ReactNode;
};

/**
 * A document on a sheet of paper, which is white in both themes, and the button that prints it. Print leaves out all but
 * the sheet.
 */
export function DocumentScreen({ back, title, number, canPrint, children }: DocumentScreenProps) {
  return (
    <Screen template="document" back={back} title={title}>
      <article data-theme="light" className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.logo}>
            <Mark size={32} />
            <Wordmark height={18} />
          </div>
          <div className={styles.name}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {number !== undefined && <p className={styles.note}>{number}</p>}
          </div>
        </div>
        {children}
      </article>
      {canPrint && (
        <PageFooter>
          <Button icon={printer} onClick={() => window.print()}>
            {displayTexts.printOrSave}
          </Button>
        </PageFooter>
      )}
    </Screen>
  );
}
