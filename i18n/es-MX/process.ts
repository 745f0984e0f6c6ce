import { message } from '#i18n/message';

// The process of an application and its loan: what happened, what comes next, who acts and by when.

export const yourProcess = 'Tu proceso';
export const couldNotLoadRest = 'No pudimos cargar todo el proceso.';
export const you = 'Tú';

// Steps
export const sendApplication = 'Termina y envía tu solicitud';
export const youSentApplication = 'Enviaste tu solicitud';
export const bureauScoreTooLow = 'No pudimos continuar con tu solicitud';
export const weWillValidateApplication = 'Validaremos tu solicitud';
export const weValidatedApplication = 'Aprobamos tu solicitud';
export const weRejectedApplication = 'No aprobamos tu solicitud';
export const youApplyAgain = 'Puedes enviar otra solicitud';
export const youUploadStatement = 'Subirás tu estado de cuenta';
export const youUploadedStatement = 'Subiste tu estado de cuenta';
export const youUploadedOtherStatement = 'Subiste otro estado de cuenta';
export const weWillReviewStatement = 'Revisaremos tu estado de cuenta';
export const weAcceptedStatement = 'Aceptamos tu estado de cuenta';
export const weReturnedStatement = 'No aceptamos tu estado de cuenta';
export const youSignContract = 'Firmarás tu contrato';
export const youSignedContract = 'Firmaste tu contrato';
export const weScheduledDeposit = 'Programamos tu depósito';
export const preparingDepositOf = message('Estamos preparando tu depósito de {amount}');
export const weWillDeposit = 'Te depositaremos tu Adelantto';
export const weWillDepositAmount = message('Te depositaremos {amount}');
export const weDeposited = 'Te depositamos tu Adelantto';
export const weDepositedAmount = message('Te depositamos {amount}');
export const yourFirstPayment = 'Harás tu primer pago';
export const yourFirstPaymentOf = message('Harás tu primer pago de {amount}');
export const payMonth = message('Paga el mes {month}: {amount}');
export const youPayMonth = message('Pagarás el mes {month}: {amount}');
export const payNext = message('Tu pago pendiente: {amount}');
export const youSentProof = message('Subiste tu comprobante del mes {month}');
export const youSentOtherProof = message('Subiste otro comprobante del mes {month}');
export const weApprovedPayment = message('Aprobamos tu pago del mes {month}: {amount}');
export const weRejectedProof = message('Rechazamos tu comprobante del mes {month}');
export const youPayOff = 'Terminarás de pagar tu Adelantto';
export const youPaidOff = 'Terminaste de pagar tu Adelantto';
export const inProcess = 'Está en proceso';
export const monthInProcess = message('El pago del mes {month} está en proceso');

// When
export const promisedFor = message('lo prometimos para el {date}');
export const dueOn = message('vence el {date}');
export const wasDueOn = message('venció el {date}');
export const from = message('a partir del {date}');
export const withLastPayment = message('con tu último pago, el {date}');
export const linkByEmail = 'te llegará un correo con el enlace';
export const lookForEmailOf = message('busca el correo de {provider}');
export const toYourAccount = 'en la cuenta que aparece en tu estado de cuenta';

// What else there is to say
export const nothingToDo = 'No tienes que hacer nada. Te avisaremos por correo.';
export const askForReason = 'Si quieres saber el motivo, escríbenos por Contacto.';
export const uploadIt = 'Subirlo ahora';
export const seePayments = 'Ver mis pagos';
