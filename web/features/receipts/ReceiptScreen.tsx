import { useParams } from 'react-router-dom';
import { dayInMexico } from '#domain/calendar';
import { beganAt, lastEntry } from '#domain/history';
import { type Installment, numbered, paymentReceiptNumber } from '#domain/installment';
import { type Loan, loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as legalSentences from '#i18n/es-MX/loans/legalSentences';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { hour, shortDay } from '#i18n/format';
import { transferReference } from '#i18n/transferReference';
import { Amount } from '#kit/display/Amount.tsx';
import { DocumentNote, DocumentRows, DocumentSection } from '#kit/document/DocumentParts.tsx';
import { transferAccount } from '#links';
import { InstallmentBadge } from '../installments/InstallmentBadge.tsx';
import { LegalNote } from './LegalNote.tsx';
import { LoanDocumentScreen } from './LoanDocumentScreen.tsx';
import styles from './receipts.module.css';
import type { DocumentOwner } from './useDocumentOwner.ts';

/** /loans/{id}/installments/{installmentId}/receipt: the receipt of an approved payment, to print. */
export function ReceiptScreen() {
  const { installmentId } = useParams();
  const paymentOf = (loan: Loan | undefined) =>
    numbered(loan?.installments ?? []).find(({ id, status }) => id === installmentId && status === 'approved');
  return (
    <LoanDocumentScreen
      title={receiptTexts.receiptOfPayment}
      number={(id, loan) => {
        const payment = paymentOf(loan);
        return payment && receiptTexts.folio({ number: paymentReceiptNumber({ loanId: id, month: payment.number }) });
      }}
      // There is no receipt before a payment is approved.
      isMissing={(loan) => paymentOf(loan) === undefined}
    >
      {(loan, owner) => {
        const payment = paymentOf(loan);
        const of = numbered(loan.installments ?? []).length;
        return payment && <Receipt loanId={loan.id} payment={payment} of={of} owner={owner} />;
      }}
    </LoanDocumentScreen>
  );
}

type ReceiptProps = { loanId: string; payment: Installment & { number: number }; of: number; owner: DocumentOwner };

function Receipt({ loanId, payment, of, owner }: ReceiptProps) {
  const { number: month, due_date, total_amount, history, status } = payment;
  const times = [
    { label: installmentTexts.proofSent, value: timeOf(lastEntry(history, 'in_validation')) },
    { label: receiptTexts.paymentApproved, value: timeOf(lastEntry(history, 'approved')) },
  ];
  return (
    <>
      <div className={styles.sum}>
        <div>
          <DocumentNote>{loanTexts.totalPaid}</DocumentNote>
          <Amount centavos={pesos(total_amount)} />
        </div>
        <InstallmentBadge status={status} />
      </div>
      <DocumentSection title={receiptTexts.payment}>
        <DocumentRows
          rows={[
            {
              label: receiptTexts.concept,
              value: receiptTexts.monthOf({ month, of }),
              notes: [loanTexts.adelanttoNumber({ number: loanNumber(loanId) })],
            },
            {
              label: installmentTexts.reference,
              value: transferReference(loanId),
            },
            { label: receiptTexts.dueDate, value: shortDay(due_date) },
            ...times.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
          ]}
        />
      </DocumentSection>
      <DocumentSection title={receiptTexts.whoPaidWhom}>
        <DocumentRows
          rows={[
            { label: receiptTexts.theyPaid, value: owner.name, notes: owner.notes },
            { label: receiptTexts.paidTo, value: transferAccount().beneficiary },
          ]}
        />
      </DocumentSection>
      <LegalNote>{legalSentences.notAnInvoice}</LegalNote>
    </>
  );
}

/** Returns the time of an entry; undefined without one, and a dash where its instant cannot be read. */
function timeOf(entry: ReturnType<typeof lastEntry>): string | undefined {
  const at = beganAt(entry);
  return at ? `${shortDay(dayInMexico(at))}, ${hour(at)}` : entry && displayTexts.unknown;
}
