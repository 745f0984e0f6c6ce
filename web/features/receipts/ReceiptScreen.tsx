import { generatePath, useParams } from 'react-router-dom';
import { dayInMexico } from '#domain/calendar';
import { beganAt, lastEntry } from '#domain/history';
import { type Installment, numbered, paymentReceiptNumber } from '#domain/installment';
import { loanNumber, paymentReference } from '#domain/loan';
import { pesos } from '#domain/money';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money, shortDay } from '#i18n/format';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { transferAccount } from '#links';
import { paths } from '#paths';
import { useLoan } from '../records/loansSlice.ts';
import { Paper } from './Paper.tsx';
import { useFullName } from './useFullName.ts';

/** /loans/{id}/installments/{installmentId}/receipt: the receipt of an approved payment, to print. */
export function ReceiptScreen() {
  const { id = '', installmentId = '' } = useParams();
  const query = useLoan(id);
  const installments = numbered(query.data?.installments ?? []);
  const payment = installments.find((installment) => installment.id === installmentId);
  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  // There is no receipt before a payment is approved.
  if (query.data && payment?.status !== 'approved') return <UnavailablePage reason="missing" home={paths.home} />;
  return (
    <Screen template="detail" back={generatePath(paths.loan, { id })} title={receiptTexts.receiptOfPayment}>
      <QueryBoundary
        query={query}
        skeleton={<Skeleton shape="summary" />}
        failureText={loanTexts.couldNotLoadAdelantto}
      >
        {() => payment && <Receipt loanId={id} payment={payment} of={installments.length} />}
      </QueryBoundary>
    </Screen>
  );
}

type ReceiptProps = { loanId: string; payment: Installment & { number: number }; of: number };

function Receipt({ loanId, payment, of }: ReceiptProps) {
  const { number: month, due_date, total_amount, history } = payment;
  const name = useFullName();
  const days = [
    [receiptTexts.dueDate, shortDay(due_date)],
    [receiptTexts.proofSent, dayOf(lastEntry(history, 'in_validation'))],
    [receiptTexts.paymentApproved, dayOf(lastEntry(history, 'approved'))],
  ] as const;
  const reference = installmentTexts.contractReference({ reference: paymentReference(loanId) });
  return (
    <Paper
      heading={[
        { label: receiptTexts.folio, value: paymentReceiptNumber({ loanId, month }) },
        { label: receiptTexts.paidBy, value: name },
        { label: receiptTexts.paidTo, value: transferAccount().beneficiary },
      ]}
      rows={[
        {
          label: receiptTexts.concept,
          value: receiptTexts.monthOfLoan({ month, of, number: loanNumber(loanId) }),
        },
        { label: installmentTexts.reference, value: reference },
        ...days.flatMap(([label, day]) => (day === undefined ? [] : [{ label, value: day }])),
      ]}
      total={{ label: receiptTexts.totalPaid, value: money(pesos(total_amount)) }}
    />
  );
}

/** Returns the day of an entry; undefined without one, and a dash where its instant cannot be read. */
function dayOf(entry: ReturnType<typeof lastEntry>): string | undefined {
  const at = beganAt(entry);
  return at ? shortDay(dayInMexico(at)) : entry && displayTexts.unknown;
}
