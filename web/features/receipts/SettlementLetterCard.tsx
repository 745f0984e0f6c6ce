import sealCheckFill from '@phosphor-icons/core/assets/fill/seal-check-fill.svg';
import { generatePath } from 'react-router-dom';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { ToneArch } from '#kit/feedback/ToneArch.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import styles from './receipts.module.css';

/** Leads to the letter that says that a loan is paid off. */
export const SettlementLetterCard = ({ loanId }: { loanId: string }) => (
  <Card as="section">
    <div className={styles.letter}>
      <ToneArch tone="green" icon={sealCheckFill} size="large" />
      <div>
        <CardTitle>{receiptTexts.settlementLetter}</CardTitle>
        <p>{receiptTexts.saysThatNothingIsOwed}</p>
      </div>
    </div>
    <ButtonLink to={generatePath(paths.settlementLetter, { id: loanId })}>
      {receiptTexts.seeSettlementLetter}
    </ButtonLink>
  </Card>
);
