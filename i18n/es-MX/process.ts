import { message } from '#i18n/message';

// The process of an application and its loan: what happened, what comes next, who acts and by when.

export const yourProcess = 'Tu proceso';
export const couldNotLoadRest = 'No pudimos cargar todo el proceso.';
export const you = 'Tú';

// Steps
export const sendApplication = 'Termina y envía tu solicitud';
export const youSentApplication = 'Enviaste tu solicitud';
export const bureauScoreTooLow = 'No pudimos continuar con tu solicitud';
export const weValidateApplication = 'Validamos tu solicitud';
export const weValidatedApplication = 'Aprobamos tu solicitud';
export const weRejectedApplication = 'No aprobamos tu solicitud';
export const youApplyAgain = 'Puedes hacer otra solicitud';
export const uploadStatement = 'Sube tu estado de cuenta';
export const uploadOtherStatement = 'Sube otro estado de cuenta';
export const youUploadStatement = 'Subes tu estado de cuenta';
export const youUploadedStatement = 'Subiste tu estado de cuenta';
export const youUploadedOtherStatement = 'Subiste otro estado de cuenta';
export const weCheckStatement = 'Revisamos tu estado de cuenta';
export const weAcceptedStatement = 'Aceptamos tu estado de cuenta';
export const weReturnedStatement = 'No aceptamos tu estado de cuenta';
export const signContract = 'Firma tu contrato';
export const youSignContract = 'Firmas tu contrato';
export const youSignedContract = 'Firmaste tu contrato';
export const weScheduledDeposit = 'Programamos tu depósito';
export const wePrepareDeposit = 'Preparamos tu depósito';
export const wePrepareDepositOf = message('Preparamos tu depósito de {amount}');
export const weDeposit = 'Depositamos tu Adelantto';
export const weDepositAmount = message('Depositamos {amount}');
export const yourFirstPayment = 'Haces tu primer pago';
export const yourFirstPaymentOf = message('Haces tu primer pago de {amount}');
export const payMonth = message('Paga el mes {month}: {amount}');
export const youPayMonth = message('Pagas el mes {month}: {amount}');
export const payNext = message('Haz tu próximo pago: {amount}');
export const sendOtherProof = message('Sube otro comprobante del mes {month}');
export const youSentProof = message('Subiste tu comprobante del mes {month}');
export const youSentOtherProof = message('Subiste otro comprobante del mes {month}');
export const weCheckPayment = message('Validamos tu comprobante del mes {month}');
export const weApprovedPayment = message('Aprobamos tu pago del mes {month}: {amount}');
export const weRejectedProof = message('Rechazamos tu comprobante del mes {month}');
export const youPayOff = 'Terminas de pagar tu Adelantto';
export const youPaidOff = 'Liquidaste tu Adelantto';
export const inProcess = 'Está en proceso';
export const monthInProcess = message('El pago del mes {month} está en proceso');

// When
export const latestAt = message('a más tardar el {date}');
export const withinHours = message('en un máximo de {hours} horas');
export const withinBusinessHours = message('en un máximo de {hours} horas hábiles');
export const promisedFor = message('lo prometimos para el {date}');
export const dueOn = message('vence el {date}');
export const wasDueOn = message('venció el {date}');
export const estimated = message('{date} (estimada)');
export const from = message('a partir del {date}');
export const withLastPayment = message('con tu último pago, el {date}');
export const linkByEmail = 'te llega un correo con el enlace';
export const lookForEmailOf = message('busca el correo de {provider}');
export const toYourAccount = 'en la cuenta de tu estado de cuenta';

// What else there is to say
export const nothingToDo = 'No tienes que hacer nada. Te avisamos por correo.';
export const takesLonger =
  'Está tardando más de lo que te prometimos. No tienes que hacer nada; si tienes dudas, escríbenos por Contacto.';
export const scoreBelowMinimum = 'Tu puntaje de buró de crédito no alcanza el mínimo.';
export const askForReason = 'Si quieres saber el motivo, escríbenos por Contacto.';
export const uploadIt = 'Subirlo ahora';
export const seePayments = 'Ver mis pagos';
