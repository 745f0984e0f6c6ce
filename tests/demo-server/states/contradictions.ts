import type { Application } from '#domain/application';
import { type Day, dayInMexico } from '#domain/calendar';
import type { HistoryEntry } from '#domain/history';
import { type Installment, shownStatus } from '#domain/installment';
import { isDeposited, isLiquidated, type Loan, summaryOf } from '#domain/loan';
import { inPesos, pesos, sum } from '#domain/money';
import { openingFees, principalOf, termOptions } from '#domain/preOffer';
import { isApplicationOf } from '#domain/repayment';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the texts whose condition is false. */
const failing = (...conditions: readonly (readonly [boolean, string])[]): string[] =>
  conditions.filter(([isTrue]) => !isTrue).map(([, text]) => text);

/** Returns how the figures of a loan and its payments contradict each other on a day. */
export function contradictionsOfLoan({ installments, ...loan }: Loan, today: Day): string[] {
  const name = `loan ${loan.id}`;
  const { missing_installment: missing, total_paid_amount, missing_installments_counter: count } = loan.summary;
  const past = failing([endsAt(loan.history, loan.status), `${name}: its history ends with another status`]);
  if (installments === undefined || installments.length === 0) {
    const unpaid = (missing?.amount ?? 0) * count;
    return [
      ...past,
      ...failing(
        [
          inPesos(sum([pesos(total_paid_amount), pesos(unpaid)])) === (isDeposited(loan) ? loan.amount : 0),
          `${name}: paid and unpaid are not its debt`,
        ],
        [(missing === null) === (count === 0), `${name}: a next payment, or a count, without the other`],
        [(loan.status === 'liquidated') === (isDeposited(loan) && count === 0), `${name}: paid off, or not`],
      ),
    ];
  }
  const dues = installments.map(({ due_date }) => due_date);
  return [
    ...past,
    ...failing(
      [
        inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount)))) === loan.amount,
        `${name}: its payments are not its debt`,
      ],
      [same(loan.summary, summaryOf(installments)), `${name}: its summary is not that of its payments`],
      [isLiquidated(installments) === (loan.status === 'liquidated'), `${name}: paid off, or not`],
      [same(dues, [...dues].sort()), `${name}: its payments are not in the order of their days`],
      [
        installments.every(({ loan_id, number }, i) => (loan_id ?? loan.id) === loan.id && (number ?? i + 1) === i + 1),
        `${name}: a payment with another number or loan`,
      ],
    ),
    ...installments.flatMap((installment) => contradictionsOfInstallment(installment, today)),
  ];
}

/** Returns how the status of a payment contradicts its day or its history. */
export function contradictionsOfInstallment({ id, status, due_date, history }: Installment, today: Day): string[] {
  return failing(
    [shownStatus({ status, due_date }, today) === status, `payment ${id}: ${status} on ${due_date}, which is overdue`],
    [!['overdue', 'outdated'].includes(status) || due_date < today, `payment ${id}: ${status} before ${due_date}`],
    [endsAt(history, status), `payment ${id}: its history ends with another status`],
  );
}

/** Returns how the figures of an application contradict each other. */
export function contradictionsOfApplication(application: Application, today: Day): string[] {
  const { id, pre_offer_term_frame: term, lease_monthly_income, lease_end_date: leaseEnd, created_at } = application;
  const name = `application ${id}`;
  const { pre_offer_amount, pre_offer_fees, pre_offer_commissions } = application;
  const figures = [pre_offer_amount, pre_offer_fees, pre_offer_commissions];
  const past = failing([endsAt(application.history, application.status), `${name}: its history ends otherwise`]);
  if (term === null) {
    return [...past, ...failing([same(figures, [null, null, null]), `${name}: figures without a term`])];
  }
  const principal = principalOf({ rent: pesos(lease_monthly_income), term });
  const { fees, commission } = openingFees(principal);
  const begun = created_at === undefined ? today : dayInMexico(new Date(created_at));
  return [
    ...past,
    ...failing(
      [same(figures, [principal, fees, commission].map(inPesos)), `${name}: its figures are not those of its term`],
      [termOptions({ leaseEnd, today: begun }).includes(term), `${name}: its lease is too short for its term`],
    ),
  ];
}

/** Returns how loans and the applications that they come from contradict each other. */
export function contradictionsBetween(loans: readonly Loan[], applications: readonly Application[]): string[] {
  return loans.flatMap((loan) =>
    applications
      .filter(isApplicationOf(loan))
      .flatMap(({ id, status, pre_offer_amount }) =>
        failing(
          [status === 'approved', `loan ${loan.id}: application ${id} is ${status}`],
          [pre_offer_amount === loan.amount, `loan ${loan.id}: application ${id} is about another amount`],
        ),
      ),
  );
}

const endsAt = (history: readonly HistoryEntry<string>[] | null | undefined, status: string): boolean =>
  history === undefined || history === null || history.length === 0 || history.at(-1)?.status === status;
