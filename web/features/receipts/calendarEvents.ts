import type { Day } from '#domain/calendar';
import { formatClabe } from '#domain/identifiers/clabe';
import { isPayable, numbered } from '#domain/installment';
import { type Loan, loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money } from '#i18n/format';
import { transferReference } from '#i18n/transferReference';
import { transferAccount } from '#links';
import type { CalendarEvent } from './paymentCalendar.ts';

/** Returns the payments of a loan that are due today or later, for a calendar. */
export function calendarEventsOf(
  { id, installments = [] }: Pick<Loan, 'id' | 'installments'>,
  today: Day,
): CalendarEvent[] {
  const account = transferAccount();
  const reference = transferReference(id);
  return numbered(installments).flatMap((installment) => {
    if (!isPayable(installment) || installment.due_date < today) return [];
    const amount = money(pesos(installment.total_amount));
    return [
      {
        id: `installment-${installment.id}`,
        date: installment.due_date,
        title: receiptTexts.calendarTitle({ number: loanNumber(id), amount, month: installment.number }),
        text: receiptTexts.calendarText({ ...account, clabe: formatClabe(account.clabe), amount, reference }),
      },
    ];
  });
}
