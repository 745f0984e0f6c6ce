import { generatePath, useParams } from 'react-router-dom';
import { today } from '#clock';
import { dayInMexico } from '#domain/calendar';
import { depositedAt, type Loan, loanNumber, paidOffAt, paymentReference, settlementLetterNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { monthlyPayments, remainingDebt } from '#domain/process/payments';
import { repaymentOfLoan } from '#domain/repayment';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as legalSentences from '#i18n/es-MX/loans/legalSentences';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money, shortDay } from '#i18n/format';
import { DocumentNote, DocumentRows } from '#kit/document/DocumentParts.tsx';
import { DocumentScreen } from '#kit/document/DocumentScreen.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { transferAccount } from '#links';
import { paths } from '#paths';
import { now } from '#serverTime';
import { useLoan } from '../records/loansSlice.ts';
import { DocumentBoundary } from './DocumentBoundary.tsx';
import { LegalNote } from './LegalNote.tsx';
import styles from './receipts.module.css';
import { type DocumentOwner, useDocumentOwner } from './useDocumentOwner.ts';

/** /loans/{id}/settlement-letter: the letter that says that a loan is paid off, to print. */
export function SettlementLetterScreen() {
  const { id = '' } = useParams();
  const query = useLoan(id);
  const owner = useDocumentOwner();
  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  // There is no letter before a loan is paid off.
  if (query.data && query.data.status !== 'liquidated') return <UnavailablePage reason="missing" home={paths.home} />;
  return (
    <DocumentScreen
      back={generatePath(paths.loan, { id })}
      title={receiptTexts.settlementLetter}
      number={receiptTexts.folio({ number: settlementLetterNumber(id) })}
      canPrint={query.data !== undefined && owner.data !== undefined}
    >
      <DocumentBoundary loan={query} owner={owner}>
        {(loan, documentOwner) => <Letter loan={loan} owner={documentOwner} />}
      </DocumentBoundary>
    </DocumentScreen>
  );
}

function Letter({ loan, owner }: { loan: Loan; owner: DocumentOwner }) {
  const { id } = loan;
  const company = transferAccount().beneficiary;
  const paidOff = paidOffAt(loan);
  const sentence = legalSentences.paidInFull({
    company,
    number: loanNumber(id),
    reference: installmentTexts.contractReference({ reference: paymentReference(id) }),
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
  const days = monthlyPayments(loan, today()).map(({ installment }) => installment.paidOn);
  const lastPaid = days.includes(undefined) ? undefined : days.sort().at(-1);
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
