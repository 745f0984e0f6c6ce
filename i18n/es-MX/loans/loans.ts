import { message } from '#i18n/message';

// The list of loans, and a loan.

export const yourAdelanttos = 'Tus Adelanttos';
export const otherAdelanttos = 'Tus otros Adelanttos';
export const approved = 'Aprobado';
export const accountStatement = 'Estado de cuenta';
export const contract = 'Contrato';
export const deposit = 'Depósito';
export const loadingAdelantto = 'Estamos cargando tu Adelantto';
export const adelanttoNumber = message('Adelantto {number}');
export const couldNotLoadAdelanttos = 'No pudimos cargar tus Adelanttos.';
export const couldNotLoadAdelantto = 'No pudimos cargar este Adelantto.';
export const turnRentsIntoMoney = 'Convierte tus rentas en dinero hoy';
export const getMonthsOfRent = message(
  'Adelanta hasta {months} meses de renta de una propiedad que ya tienes rentada.',
);
export const answerWithin = message('Te respondemos en un máximo de {hours} horas.');
export const amountBeforeSending = 'Ves cuánto recibes antes de enviar tu solicitud.';
export const requestFirstAdelantto = 'Solicitar mi primer Adelantto';
export const requestAdelantto = 'Solicitar un Adelantto';
export const requestAnotherAdelantto = 'Solicitar otro Adelantto';
export const youReceive = 'Recibes';
export const nextPayment = 'Próximo pago';
export const rejectedProof = 'Comprobante rechazado';
export const dueOn = 'Vence el';
export const uploadStatement = 'Sube tu estado de cuenta';
export const totalDebt = 'Deuda total';
/** Before the deposit, when there is no debt yet. */
export const totalToPay = 'Pagarás en total';
export const totalPaid = 'Total pagado';
export const pendingPayments = message('{count, plural, one {# pago pendiente} other {# pagos pendientes}}');
export const paymentsMade = message('{paid} de {of} pagos');
export const paymentHistory = 'Historial de pagos';
export const noPaymentsScheduled = 'Aún no hay pagos programados.';
export const month = message('Mes {number}:');
export const dueOnDate = message('Vence el {date}');
export const viewMonth = message('Ver, mes {number}');
export const paymentApplied = 'Tu pago ya se aplicó.';
export const paidOn = message('Pagado el {date}.');
export const fellDueOnDate = message('Venció el {date}');
export const deadline = message('Fecha límite: {date}');
export const latePayment = 'Pago atrasado';
export const latePayments = message('{count, plural, one {# pago atrasado} other {# pagos atrasados}}');
export const ofMonth = message('mes {number}');
export const thanksName = message('Gracias, {name}. Terminaste de pagar.');
export const thanks = 'Gracias. Terminaste de pagar.';
export const lastPaymentApproved = message('Tu último pago se aprobó el {date}.');
export const remainingDebt = 'Te falta pagar';
export const lateSince = message('venció el {day} · {distance}. Transfiere {amount} y sube tu comprobante.');
export const proofRejectedBecause = message('Rechazamos tu comprobante: “{reason}”. Sube otro.');
export const proofRejected = 'Rechazamos tu comprobante. Sube otro.';
export const doNotRepeatTransfer = 'Si ya transferiste, no repitas la transferencia.';
export const payNow = 'Pagar ahora';
export const lateAndRejected = message('venció el {day} · {distance}. {rejection}');
export const validatingProof = message('Recibimos tu comprobante; lo validaremos {byWhen}.');
export const validationTakesLonger = message('Recibimos tu comprobante y lo estamos validando. {takesLonger}');
