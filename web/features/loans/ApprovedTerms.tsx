import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg';
import { today } from '#clock';
import type { LoanTerms } from '#domain/loanTerms';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as costTexts from '#i18n/es-MX/loans/costs';
import { costRows, paymentRows, totalCostRow } from '#i18n/loanTermRows';
import { yearlyCostLine } from '#i18n/yearlyCostLine';
import { Icon } from '#kit/art/Icon.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { MonthWindows } from '#kit/display/MonthWindows.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { showsYearlyCost } from '#links';
import styles from './ApprovedTerms.module.css';

/** The money of an approved loan: what the owner receives and pays, and on request costs and payments line by line. */
export function ApprovedTerms({ terms }: { terms: LoanTerms }) {
  const { received, payments } = terms;
  return (
    <FacadeCard>
      <dl>
        <div>
          <dt className={styles.label}>{preOfferTexts.youReceive}</dt>
          <dd>
            <Amount centavos={received.value} size="hero" />
          </dd>
        </div>
      </dl>
      <MonthWindows total={payments} lit={payments} size="large" on="facade" />
      <MoneyLine terms={terms} on="facade" />
      <details className={styles.details}>
        <summary>
          {costTexts.costsAndPaymentDates}
          <Icon of={caretDown} />
        </summary>
        <Costs terms={terms} />
      </details>
    </FacadeCard>
  );
}

const Costs = ({ terms }: { terms: LoanTerms }) => (
  <div className={styles.costs}>
    <Figures rows={costRows(terms)} total={totalCostRow(terms)} />
    {terms.dueDates.length > 0 && (
      <div>
        <h2 className={styles.heading}>{costTexts.paymentDates}</h2>
        <Figures rows={paymentRows(terms)} />
      </div>
    )}
    {showsYearlyCost() && <p className={styles.label}>{yearlyCostLine(terms, today())}</p>}
  </div>
);
