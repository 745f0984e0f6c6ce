import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg';
import { today } from '#clock';
import type { Repayment } from '#domain/repayment';
import * as costTexts from '#i18n/es-MX/loans/costs';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { paybackLine } from '#i18n/moneyLine';
import { costRows, paymentRows, totalCostRow } from '#i18n/repaymentRows';
import { yearlyCostLine } from '#i18n/yearlyCostLine';
import { Icon } from '#kit/art/Icon.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { Figures } from '#kit/display/Figures.tsx';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { CardText } from '#kit/layout/CardText.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { showsYearlyCost } from '#links';
import styles from './ApprovedRepayment.module.css';

/** The money of an approved loan: what the owner receives and pays, and on request costs and payments line by line. */
export function ApprovedRepayment({ repayment }: { repayment: Repayment }) {
  return (
    <FacadeCard>
      <div>
        <dl>
          <div>
            <dt className={styles.label}>{loanTexts.youReceive}</dt>
            <dd>
              <Amount centavos={repayment.received.value} />
            </dd>
          </div>
        </dl>
        <CardText>{withStrongFigures(paybackLine(repayment))}</CardText>
      </div>
      <details className={styles.details}>
        <summary>
          {costTexts.costsAndPaymentDates}
          <Icon of={caretDown} />
        </summary>
        <Costs repayment={repayment} />
      </details>
    </FacadeCard>
  );
}

const Costs = ({ repayment }: { repayment: Repayment }) => (
  <div className={styles.costs}>
    <Figures rows={costRows(repayment)} total={totalCostRow(repayment)} />
    {repayment.dueDates.length > 0 && (
      <div>
        <h2 className={styles.heading}>{costTexts.paymentDates}</h2>
        <Figures rows={paymentRows(repayment)} />
      </div>
    )}
    {showsYearlyCost() && <p className={styles.label}>{yearlyCostLine(repayment, today())}</p>}
  </div>
);
