import { today } from '#clock';
import { dayInMexico } from '#domain/calendar';
import { formatClabe } from '#domain/identifiers/clabe';
import { depositedAt, type Loan, loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { remainingDebt } from '#domain/process/payments';
import { repaymentOfLoan } from '#domain/repayment';
import * as costTexts from '#i18n/es-MX/loans/costs';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money, shortDay } from '#i18n/format';
import { transferReference } from '#i18n/transferReference';
import { yearlyCostLine } from '#i18n/yearlyCostLine';
import { Figures } from '#kit/display/Figures.tsx';
import { DocumentNote, DocumentRows, DocumentSection } from '#kit/document/DocumentParts.tsx';
import { showsYearlyCost, transferAccount } from '#links';
import { now } from '#serverTime';
import { LoanDocumentScreen } from './LoanDocumentScreen.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import type { DocumentOwner } from './useDocumentOwner.ts';

/** /loans/{id}/plan: all payments of a loan with their dates and statuses, to print. */
export const PaymentPlanScreen = () => (
  <LoanDocumentScreen
    title={receiptTexts.paymentPlan}
    number={(id) => loanTexts.adelanttoNumber({ number: loanNumber(id) })}
    isEmpty={hasNoPayments}
  >
    {(loan, owner) =>
      hasNoPayments(loan) ? <p>{loanTexts.noPaymentsScheduled}</p> : <Plan loan={loan} owner={owner} />
    }
  </LoanDocumentScreen>
);

const hasNoPayments = ({ installments = [] }: Loan): boolean => installments.length === 0;

function Plan({ loan, owner }: { loan: Loan; owner: DocumentOwner }) {
  const { id, amount, installments = [], status, summary } = loan;
  const repayment = repaymentOfLoan(loan, undefined, new Date(now()));
  const deposited = depositedAt(loan);
  return (
    <>
      <DocumentRows
        rows={[
          { label: receiptTexts.owner, value: owner.name, notes: owner.notes },
          ...(repayment
            ? [
                {
                  label: receiptTexts.received,
                  value: money(repayment.received.value),
                  notes: deposited && [receiptTexts.depositedOn({ date: shortDay(dayInMexico(deposited)) })],
                },
                {
                  label: costTexts.totalCost,
                  value: money(repayment.totalCost),
                  notes: [receiptTexts.whatItIsMadeOf],
                },
              ]
            : []),
        ]}
      />
      <DocumentSection title={receiptTexts.yourPayments({ count: installments.length })}>
        <PaymentTable loanId={id} installments={installments} />
        <Figures
          receipt
          rows={[
            { label: receiptTexts.paid, value: money(pesos(summary.total_paid_amount)) },
            { label: loanTexts.remainingDebt, value: money(remainingDebt(loan)) },
          ]}
          total={{ label: receiptTexts.total, value: money(pesos(amount)) }}
        />
      </DocumentSection>
      {status !== 'liquidated' && <WhereToPay loanId={id} />}
      {repayment && showsYearlyCost() && <DocumentNote>{yearlyCostLine(repayment, today())}</DocumentNote>}
    </>
  );
}

function WhereToPay({ loanId }: { loanId: string }) {
  const { bank, beneficiary, clabe } = transferAccount();
  return (
    <DocumentSection title={receiptTexts.whereToPay}>
      <DocumentRows
        rows={[
          { label: installmentTexts.clabe, value: formatClabe(clabe) },
          { label: installmentTexts.bank, value: bank },
          { label: installmentTexts.beneficiary, value: beneficiary },
          {
            label: installmentTexts.reference,
            value: transferReference(loanId),
          },
        ]}
      />
    </DocumentSection>
  );
}
