import { generatePath, useParams } from 'react-router-dom';
import { today } from '#clock';
import { formatClabe } from '#domain/identifiers/clabe';
import { type Installment, numbered, shownStatus } from '#domain/installment';
import { type Loan, loanNumber, paymentReference } from '#domain/loan';
import { pesos } from '#domain/money';
import { paymentOf } from '#domain/process/payments';
import { installmentStatusLabels } from '#domain/statusLabels';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import * as screenTexts from '#i18n/es-MX/screens';
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

/** /loans/{id}/plan: all payments of a loan with their dates and statuses, to print. */
export function PaymentPlanScreen() {
  const { id = '' } = useParams();
  const query = useLoan(id);
  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  return (
    <Screen template="detail" back={generatePath(paths.loan, { id })} title={receiptTexts.paymentPlan}>
      <QueryBoundary
        query={query}
        skeleton={<Skeleton shape="summary" />}
        failureText={loanTexts.couldNotLoadAdelantto}
      >
        {(loan) => (loan.installments?.length ? <Plan loan={loan} /> : <p>{loanTexts.noPaymentsScheduled}</p>)}
      </QueryBoundary>
    </Screen>
  );
}

function Plan({ loan: { id, amount, installments = [] } }: { loan: Loan }) {
  const { bank, beneficiary, clabe } = transferAccount();
  const reference = installmentTexts.contractReference({ reference: paymentReference(id) });
  return (
    <Paper
      heading={[
        { label: screenTexts.adelantto, value: loanNumber(id) },
        { label: receiptTexts.owner, value: useFullName() },
      ]}
      rows={numbered(installments).map((installment) => ({
        label: receiptTexts.monthDueOn({ month: installment.number, date: shortDay(installment.due_date) }),
        value: money(pesos(installment.total_amount)),
        sub: statusOf(id, installment),
      }))}
      total={{ label: receiptTexts.totalToPay, value: money(pesos(amount)) }}
      account={[
        { label: installmentTexts.bank, value: bank },
        { label: installmentTexts.beneficiary, value: beneficiary },
        { label: installmentTexts.clabe, value: formatClabe(clabe) },
        { label: installmentTexts.reference, value: reference },
      ]}
    />
  );
}

/** Returns the status of a payment; of an approved one with the day on which the owner paid, where the API tells it. */
function statusOf(loanId: string, installment: Installment & { number: number }): string {
  const { paidOn } = paymentOf(loanId, installment, today()).installment;
  return paidOn === undefined
    ? installmentStatusLabels[shownStatus(installment, today())]
    : receiptTexts.paidOn({ date: shortDay(paidOn) });
}
