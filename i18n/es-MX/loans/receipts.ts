import { message } from '#i18n/message';

// The documents of a loan: the receipt of a payment, the payment plan, the letter when it is paid off, and its due dates for
// a calendar. Their legal sentences are in `legalSentences.ts`.

export const receipt = 'Recibo';
export const receiptOfMonth = message('Recibo, mes {number}');
export const receiptOfPayment = 'Recibo de pago';
export const paymentPlan = 'Plan de pagos';
export const toPrintOrSave = 'Para imprimir o guardar como PDF';

export const folio = message('Folio {number}');
export const payment = 'Pago';
export const whoPaidWhom = 'Quién pagó y a quién';
/** Label of the owner's name on a receipt, and of what they paid in a letter. */
export const theyPaid = 'Pagó';
export const owner = 'Titular';
export const concept = 'Concepto';
export const monthOf = message('Mes {month} de {of}');
export const rfc = message('RFC {rfc}');
export const dueDate = 'Fecha límite';
export const paymentApproved = 'Pago aprobado';
export const paidTo = 'Pagado a';

export const received = 'Recibiste';
export const depositedOn = message('Depositado el {date}');
export const whatItIsMadeOf = 'Comisión, interés e IVA';
export const yourPayments = message('{count, plural, one {Tu mensualidad} other {Tus {count} mensualidades}}');
export const dueDateAndStatus = 'Fecha límite y estado';
export const paidOn = message('Pagado el {date}');
export const paid = 'Pagado';
export const total = 'Total';
export const whereToPay = 'Dónde pagar';

export const settlementLetter = 'Carta finiquito';
export const seeSettlementLetter = 'Ver carta finiquito';
export const saysThatNothingIsOwed = 'Confirma que ya no debes nada de este Adelantto.';
export const theyReceived = 'Recibió';
export const paymentsOf = message('{count, plural, one {# mensualidad} other {# mensualidades}} de {amount}');
export const lastPayment = 'Último pago';
export const balance = 'Saldo';

export const addToCalendar = 'Agregar a mi calendario';
export const nextDatesInOneFile = 'Tus próximas fechas de pago, en un solo archivo';
export const calendarFile = message('pagos-adelantto-{number}.ics');
export const calendarTitle = message('Adelantto {number}: paga {amount} (mes {month})');
export const calendarText = message(
  'Transfiere {amount} a {beneficiary}, {bank}, CLABE {clabe}, con la referencia {reference}. Después sube tu comprobante en Adelantto.',
);
