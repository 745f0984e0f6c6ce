import { BUREAU_RETRY_MONTHS } from '#domain/application';
import { dayInMexico } from '#domain/calendar';
import { pesos } from '#domain/money';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import { money, shortDay, weekdayAndDay } from '#i18n/format';
import type { CaseFileDto } from '../../dto.ts';

/** A fact of the closing screen: a figure or a name, what happened, and its details. */
export type ClosingRow = {
  readonly figure: string;
  /** What the figure counts. */
  readonly unit?: string;
  readonly title: string;
  readonly text: string;
};

/**
 * Returns what may be told of a talk: only what the file of its owner has, and what the bureau said to the other person,
 * when the phone has shown it.
 */
export function closingRows(owner: CaseFileDto | undefined, rejected: CaseFileDto | undefined): ClosingRow[] {
  return [receivedMoney(owner), madePayments(owner), bureauSaidNo(rejected)].filter((row) => row !== undefined);
}

const dayOf = (instant: string): string => weekdayAndDay(dayInMexico(new Date(instant)));

function receivedMoney(owner: CaseFileDto | undefined): ClosingRow | undefined {
  const [loan] = owner?.loans ?? [];
  const [first] = loan?.installments ?? [];
  if (loan?.disbursed_at == null || !first) return undefined;
  const text = closingTexts.receivedFor({
    day: dayOf(loan.disbursed_at),
    months: loan.installments.length,
    // Each payment is a month's rent.
    rent: money(pesos(first.amount)),
  });
  return { figure: loan.received, title: closingTexts.receivedMoney, text };
}

function madePayments(owner: CaseFileDto | undefined): ClosingRow | undefined {
  const [loan] = owner?.loans ?? [];
  const paid = loan?.installments.filter(({ status }) => status === 'approved') ?? [];
  const last = paid.at(-1);
  if (!loan || !last) return undefined;
  return {
    figure: closingTexts.paidOf({ paid: paid.length, total: loan.installments.length }),
    unit: closingTexts.payments,
    title: closingTexts.paid({ count: paid.length }),
    text: closingTexts.paidAmount({
      amount: money(pesos(last.amount)),
      due: shortDay(last.due_date),
      applied: dayOf(last.moved_at),
    }),
  };
}

function bureauSaidNo(file: CaseFileDto | undefined): ClosingRow | undefined {
  const [application] = file?.applications ?? [];
  if (!file || !application?.rejected_by_bureau || application.retry_from === null) return undefined;
  const said = bureauTexts.scoreTooLowUntil({
    months: BUREAU_RETRY_MONTHS,
    date: shortDay(application.retry_from),
  });
  return { figure: file.given_name ?? file.name, title: closingTexts.bureauSaidNo, text: `“${said}”` };
}
