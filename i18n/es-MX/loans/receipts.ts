import { message } from '#i18n/message';

// The receipt of a payment, the payment plan of a loan, and its due dates for a calendar.

export const receipt = 'Recibo';
export const receiptOfMonth = message('Recibo, mes {number}');
export const receiptOfPayment = 'Recibo de pago';
export const paymentPlan = 'Plan de pagos';
export const toPrintOrSave = 'Para imprimir o guardar como PDF';
export const printOrSave = 'Imprimir o guardar como PDF';

export const folio = 'Folio';
export const paidBy = 'Pagó';
export const owner = 'Titular';
export const concept = 'Concepto';
export const monthOfLoan = message('Mes {month} de {of}, Adelantto {number}');
export const dueDate = 'Fecha límite';
export const proofSent = 'Comprobante enviado';
export const paymentApproved = 'Pago aprobado';
export const paidTo = 'Pagado a';
export const totalPaid = 'Total pagado';
export const totalToPay = 'Total a pagar';

export const monthDueOn = message('Mes {month}: {date}');
export const paidOn = message('Pagado el {date}');

export const addToCalendar = 'Agregar a mi calendario';
export const nextDatesInOneFile = 'Tus próximas fechas de pago, en un solo archivo';
export const calendarFile = message('pagos-adelantto-{number}.ics');
export const calendarTitle = message('Adelantto {number}: paga {amount} (mes {month})');
export const calendarText = message(
  'Transfiere {amount} a {beneficiary}, {bank}, CLABE {clabe}, con la referencia {reference}. Después sube tu comprobante en Adelantto.',
);
