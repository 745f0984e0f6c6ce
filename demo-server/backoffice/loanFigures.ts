import { preOfferAmounts } from '#domain/application';
import { inPesos, pesos, sum } from '#domain/money';
import { type Repayment, repaymentOfLoan } from '#domain/repayment';
import { repaymentText } from '#i18n/repaymentRows';
import type { Demo } from '../demo.ts';
import { notFound } from '../http/errors.ts';
import type { InstallmentRow, LoanRow } from '../store/rows.ts';

/** Returns a loan's installments, first month first. */
export const installmentsOf = ({ store }: Pick<Demo, 'store'>, { id }: LoanRow): InstallmentRow[] =>
  store
    .table('installments')
    .filter(({ loan_id }) => loan_id === id)
    .sort((a, b) => a.number - b.number);

/** Returns the total debt in pesos: the sum of the installments; before there are any, the application's amount. */
export function amountOf({ store }: Pick<Demo, 'store'>, loan: LoanRow): number {
  const installments = installmentsOf({ store }, loan);
  if (installments.length > 0) return inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount))));
  const application = store.table('applications').get(loan.application_id);
  if (!application?.pre_offer_term_frame) return 0;
  const { lease_monthly_income: rent, pre_offer_term_frame: term } = application;
  return preOfferAmounts({ rent, term }).pre_offer_amount;
}

/** Returns what the owner of a loan receives and pays back. Throws a 404 when its application or the term is missing. */
export function repaymentOfRow({ store, clock }: Pick<Demo, 'store' | 'clock'>, loan: LoanRow): Repayment {
  const application = store.table('applications').get(loan.application_id);
  const installments = installmentsOf({ store }, loan);
  const repayment = repaymentOfLoan({ ...loan, installments }, application, clock.now());
  if (!repayment) throw notFound();
  return repayment;
}

/** Returns the repayment as the text of an e-mail. */
export const repaymentTextOf = (demo: Pick<Demo, 'store' | 'clock'>, loan: LoanRow): string =>
  repaymentText(repaymentOfRow(demo, loan), demo.clock.today());
