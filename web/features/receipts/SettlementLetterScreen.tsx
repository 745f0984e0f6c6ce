import { today } from '#clock';
import { dayInMexico } from '#domain/calendar';
import { depositedAt, type Loan, loanNumber, paidOffAt, settlementLetterNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { lastPaidOn, monthlyPayments, remainingDebt } from '#domain/process/payments';
import { repaymentOfLoan } from '#domain/repayment';
import * as legalSentences from '#i18n/es-MX/loans/legalSentences';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money, shortDay } from '#i18n/format';
import { transferReference } from '#i18n/transferReference';
import { DocumentNote, DocumentRows } from '#kit/document/DocumentParts.tsx';
import { transferAccount } from '#links';
import { now } from '#serverTime';
import { LegalNote } from './LegalNote.tsx';
import { LoanDocumentScreen } from './LoanDocumentScreen.tsx';
import styles from './receipts.module.css';
import type { DocumentOwner } from './useDocumentOwner.ts';

/** /loans/{id}/settlement-letter: the letter that says that a loan is paid off, to print. */
export const SettlementLetterScreen = () => (
  <LoanDocumentScreen
    title={receiptTexts.settlementLetter}
    number={(id) => receiptTexts.folio({ number: settlementLetterNumber(id) })}
    // There is no letter before a loan is paid off.
    isMissing={({ status }) => status !== 'liquidated'}
  >
    {(loan, owner) => <Letter loan={loan} owner={owner} />}
  </LoanDocumentScreen>
);

function Letter({ loan, owner }: { loan: Loan; owner: DocumentOwner }) {
  const { id } = loan;
  const company = transferAccount().beneficiary;
  const paidOff = paidOffAt(loan);
  const sentence = legalSentences.paidInFull({
    company,
    number: loanNumber(id),
    reference: transferReference(id),
  });
  return (
    <>
      {paidOff && <DocumentNote>{shortDay(dayInMexico(paidOff))}</DocumentNote>}
      <p>
        <strong>{owner.name}</strong> {sentence}
      </p>
      <DocumentRows rows={wholeLoan(loan)} />
      <div className={styles.signature}>
        <p>{company}</p>
      </div>
      <LegalNote />
    </>
  );
}

/**
 * Returns the figures of a whole loan. Days are left out where the API does not tell them, and so is the amount of each
 * payment where the amounts differ.
 */
function wholeLoan(loan: Loan) {
  const { installments = [], summary } = loan;
  const deposited = depositedAt(loan);
  const received = repaymentOfLoan(loan, undefined, new Date(now()))?.received.value;
  const amounts = new Set(installments.map(({ total_amount }) => money(pesos(total_amount))));
  const [amount] = amounts;
  const lastPaid = lastPaidOn(monthlyPayments(loan, today()));
  return [
    ...(received === undefined
      ? []
      : [
          {
            label: receiptTexts.theyReceived,
            value: money(received),
            notes: deposited && [shortDay(dayInMexico(deposited))],
          },
        ]),
    {
      label: receiptTexts.theyPaid,
      value: money(pesos(summary.total_paid_amount)),
      notes:
        amount !== undefined && amounts.size === 1
          ? [receiptTexts.paymentsOf({ count: installments.length, amount })]
          : undefined,
    },
    ...(lastPaid === undefined ? [] : [{ label: receiptTexts.lastPayment, value: shortDay(lastPaid) }]),
    { label: receiptTexts.balance, value: money(remainingDebt(loan)) },
  ];
}
