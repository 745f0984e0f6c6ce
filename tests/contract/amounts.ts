import { is } from 'superstruct';
import { Application, preOfferAmounts } from '../../domain/application.ts';
import { Loan, summaryOf } from '../../domain/loan.ts';
import { inPesos, pesos, sum } from '../../domain/money.ts';

/** Fields that are amounts of money, wherever they are. */
const AMOUNT = /(^|_)(amount|income|fees|commissions?|principal|advance)$/;

/** Returns a sentence when an amount is not what other amounts make it. A hundred times as much looks like centavos. */
export function wrongAmount(field: string, actual: number, expected: number, because: string): string | undefined {
  if (pesos(actual) === pesos(expected)) return undefined;
  const looksLikeCentavos = pesos(actual) === pesos(expected * 100);
  const needed = looksLikeCentavos ? 'this looks like centavos; the app needs pesos' : `the app needs ${expected}`;
  return `\`${field}\` is ${actual}, but ${because}: ${needed}`;
}

/** Returns a sentence for each amount with more than two decimals, by its field. */
export function fractions(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => {
    if (typeof part !== 'number' || !AMOUNT.test(field)) return fractions(part);
    const isExact = inPesos(pesos(part)) === part;
    return isExact ? [] : [`\`${field}\` is ${part}; the app needs at most two decimals`];
  });
}

/** Returns what is wrong with the amounts of a loan or of an application; nothing for other records. */
export function wrongAmountsOf(record: unknown): string[] {
  if (is(record, Loan)) return wrongAmountsOfLoan(record);
  return is(record, Application) ? wrongAmountsOfApplication(record) : [];
}

function wrongAmountsOfLoan({ amount, summary, installments = [] }: Loan): string[] {
  if (installments.length === 0) return [];
  const total = inPesos(sum(installments.map(({ total_amount }) => pesos(total_amount))));
  const expected = summaryOf(installments);
  const next = summary.missing_installment;
  const same = next && installments.find(({ due_date }) => due_date === next.due_date);
  return [
    wrongAmount('amount', amount, total, `the installments add up to ${total}`),
    wrongAmount(
      'summary.total_paid_amount',
      summary.total_paid_amount,
      expected.total_paid_amount,
      `the approved installments add up to ${expected.total_paid_amount}`,
    ),
    wrongAmount(
      'summary.missing_installments_counter',
      summary.missing_installments_counter,
      expected.missing_installments_counter,
      `${expected.missing_installments_counter} installments are not approved`,
    ),
    next && same
      ? wrongAmount(
          'summary.missing_installment.amount',
          next.amount,
          same.total_amount,
          `the installment of that day is ${same.total_amount}`,
        )
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}

function wrongAmountsOfApplication(application: Application): string[] {
  const { lease_monthly_income: rent, pre_offer_term_frame: term } = application;
  if (term === null) return [];
  const { pre_offer_term_frame, ...amounts } = preOfferAmounts({ rent, term });
  return Object.entries(amounts).flatMap(([field, expected]) => {
    const actual = application[field as keyof typeof amounts];
    if (typeof actual !== 'number') return [];
    return wrongAmount(field, actual, expected, `for ${term} rents of ${rent} it is ${expected}`) ?? [];
  });
}

/** Returns what is wrong with the amounts of loans that agree with themselves, by those of their applications. */
export function loansUnlikeApplications(loans: readonly Loan[], applications: readonly Application[]): string[] {
  const consistent = loans.filter((loan) => wrongAmountsOfLoan(loan).length === 0);
  return consistent.flatMap(({ amount, application_id }) => {
    const expected = applications.find(({ id }) => id === application_id)?.pre_offer_amount;
    if (expected === undefined || expected === null) return [];
    const sentence = wrongAmount('amount', amount, expected, `its application is about ${expected}`);
    return sentence === undefined ? [] : [sentence];
  });
}
