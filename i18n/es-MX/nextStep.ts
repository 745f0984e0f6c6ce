import { message } from '#i18n/message';

// What an owner has to do or to expect next: on top of the home page, and on the cards of loans.

export const yourNextStep = 'Tu siguiente paso';
export const yourTurn = 'Te toca a ti';
export const ourTurn = 'Le toca a Adelantto';
export const andMoreBelow = message(
  'Más abajo {count, plural, one {hay otra solicitud} other {hay otras # solicitudes}}.',
);

export const today = 'hoy';
export const tomorrow = 'mañana';
export const inDays = message('en {days} días');
export const yesterday = 'ayer';
export const daysAgo = message('hace {days} días');
export const fellDueOn = message('Venció el {day}');

export const checkLatePayment = 'Revisa tu pago: ya venció';
export const payMonthButton = message('Pagar el mes {month}');
export const transferAndUpload = message(
  'Transfiere y sube tu comprobante: tu pago se refleja en un máximo de {hours} horas hábiles.',
);
export const seeIfProofWasSent =
  'Si ya subiste tu comprobante, lo estamos validando. Si ya transferiste, súbelo; si no, transfiere primero.';
export const uploadAnotherProofOf = message('Sube otro comprobante del mes {month}');
export const uploadAnotherProof = 'Subir otro comprobante';
export const proofRejectedOn = message('Rechazamos el anterior el {day}: “{reason}”.');
export const proofRejected = message('Rechazamos el anterior: “{reason}”.');
export const proofRejectedWithoutReason = 'Rechazamos el anterior.';

export const uploadAnotherStatement = 'Sube otro estado de cuenta';
export const statementRejected = message('No aceptamos el anterior: “{reason}”.');
export const moneyGoesThere =
  'El estado de cuenta debe estar en PDF, completo y con código QR. Te depositaremos en la cuenta que aparezca en él.';
export const youReceive = message('Recibes {amount}');
export const signContract = 'Firma tu contrato';
export const sentTo = message('Ya lo enviamos a {email}.');
export const findEmailFrom = message('Busca el correo de {provider}. Si no lo ves, revisa tu correo no deseado.');
export const openMailbox = 'Abrir mi correo';

export const continueApplication = message('Continúa tu solicitud {number}');
export const continueApplicationButton = 'Continuar mi solicitud';
export const chooseTerm = 'Sigue: elegir tu plazo y ver cuánto recibes.';
export const addProperty = 'Sigue: los documentos de tu propiedad.';
export const authoriseBureau =
  'Sigue: autorizar la consulta de tu historial crediticio. Con eso se envía tu solicitud.';
export const reloadToContinue = 'Para continuar, recarga la página o escríbenos por Contacto.';

// What Adelantto does now; the process page says the same.
export const validatingApplication = 'Estamos validando tu solicitud';
export const reviewingStatement = 'Estamos revisando tu estado de cuenta';
export const preparingDeposit = 'Estamos preparando tu depósito';
export const validatingProof = message('Estamos validando tu comprobante del mes {month}');
export const willAnswer = message('Te responderemos {byWhen}');
export const ready = message('Terminaremos {byWhen}.');
export const weWillAnswer = message('Te responderemos por correo {byWhen}.');
export const nothingToDo = 'Por ahora no tienes que hacer nada.';
export const nothingToDoButAsk = 'No tienes que hacer nada; si tienes dudas, escríbenos por Contacto.';
export const nothingToDoIfApproved = message(
  'Por ahora no tienes que hacer nada. Si aprobamos tu solicitud, recibirás {amount}.',
);
export const thenContract = 'Después te enviaremos tu contrato por correo. Por ahora no tienes que hacer nada.';
export const waitForDeposit =
  'Te depositaremos en la cuenta que aparece en tu estado de cuenta y te avisaremos por correo. Por ahora no tienes que hacer nada.';

export const cannotGoOnNow = 'Por ahora no podemos continuar';
export const scoreTooLow = 'Tu puntaje de buró de crédito no alcanza el mínimo.';
export const retryFrom = message('Inténtalo de nuevo a partir del {day}');
export const applicationRejected = message('No aprobamos tu solicitud {number}');
export const rejectedBecause = message(
  'Motivo: “{reason}”. Si puedes resolverlo, envía otra solicitud; tus datos y tu perfil siguen guardados.',
);
export const rejectedSendAnother = 'Puedes enviar otra solicitud; tus datos y tu perfil siguen guardados.';

export const upToDate = 'Estás al corriente';
export const upToDateAndMayPay = 'Estás al corriente. Si quieres, puedes pagar antes.';
export const nothingPending = 'No tienes nada pendiente. Cuando quieras, puedes solicitar otro Adelantto.';
