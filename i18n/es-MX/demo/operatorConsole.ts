import { message } from '#i18n/message';

// The operator's console at /demo.

export const sections = 'Secciones';
export const asTheDevice = 'Como el sistema';
export const light = 'Claro';
export const dark = 'Oscuro';
export const didNotWork = message('No se pudo: {reason}');
export const tryAgain = 'Inténtalo de nuevo.';
export const serverUnreachable = 'No hay conexión con el servidor de la demostración.';

// phone
export const thePhone = 'Celular';
export const appOnPhone = 'La app en el celular';
export const phoneIsOpening = 'Preparando el celular…';
export const itemOf = message('{title} · {name}');

// case file
export const ownerSees = message('{label} · {detail}');
export const startValidation = 'Iniciar validación';
export const approve = 'Aprobar';
export const reject = 'Rechazar…';
export const acceptStatement = 'Aceptar estado de cuenta';
export const sendStatementBack = 'Regresar estado de cuenta…';
export const markAsSigned = 'Marcar firmado';
export const scheduleDeposit = 'Programar depósito';
export const deposit = 'Depositar';
export const approvePayment = 'Aprobar pago';
export const rejectPayment = 'Rechazar pago…';
export const reasonOwnerReads = 'El motivo que va a leer:';
export const dataDiffer = 'Los datos no coinciden con tu documento.';
export const documentNotLegible = 'El documento no se lee completo.';
export const documentNotValid = 'El documento no está vigente.';
export const inYourOwnWords = 'Con tus palabras';
export const sendReason = 'Enviar motivo';
