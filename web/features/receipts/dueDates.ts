import type { ReceivedLoan } from '#api/received';
import { formatClabe } from '#domain/identifiers/clabe';
import { isPayable } from '#domain/installment';
import { loanNumber, paymentReference } from '#domain/loan';
import { pesos } from '#domain/money';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money } from '#i18n/format';
import { transferAccount } from '#links';
import type { CalendarEvent } from './paymentCalendar.ts';

/** Returns the payments of a loan that are still to be made, for a calendar. */
export function dueDatesOf({ id, installments = [] }: Pick<ReceivedLoan, 'id' | 'installments'>): CalendarEvent[] {
  const account = transferAccount();
  const reference = installmentTexts.contractReference({ reference: paymentReference(id) });
  return installments.flatMap((installment, i) => {
    if (!isPayable(installment)) return [];
    const amount = money(pesos(installment.total_amount));
    const month = installment.number ?? i + 1;
    return [
      {
        id: `installment-${installment.id}`,
        date: installment.due_date,
        title: receiptTexts.calendarTitle({ number: loanNumber(id), amount, month }),
        text: receiptTexts.calendarText({ ...account, clabe: formatClabe(account.clabe), amount, reference }),
      },
    ];
  });
}
