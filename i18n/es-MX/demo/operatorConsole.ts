import { message } from '#i18n/message';

// The operator's console at /demo.

export const backstage = 'Tras bambalinas';
export const sections = 'Secciones';
export const closeSection = message('Cerrar {title}');
export const unusual = 'Lo que está fuera de lo normal';
export const endUnusual = message('Quitar: {what}');
export const moreUnusual = message('Ver {count} más');
export const clockIsStopped = 'Reloj detenido';
export const autopilotIsOn = 'La oficina responde sola';
/** Texts of the bar where it has little room. */
export const short = {
  isStopped: 'Detenido',
  autopilot: 'Automático',
  uploadAtHalf: 'Subida al 50%',
  serverFails: 'Falla servidor',
  noSession: 'Sin sesión',
  hasChanged: 'Ya cambió',
  manyAttempts: 'Intentos',
  notUnderstood: 'No se entiende',
  lenses: 'Lentes',
  noMessages: 'Sin mensajes',
};
export const consoleColourScheme = 'Luz de este panel';
export const asTheDevice = 'Como el sistema';
export const light = 'Clara';
export const dark = 'Oscura';
export const done = 'Listo.';
export const leaveUnchanged = 'Cancelar';
export const showFewer = 'Ver menos';
export const didNotWork = message('No se pudo: {reason}');
export const tryAgain = 'Inténtalo de nuevo.';
export const serverUnreachable = 'No hay conexión con el servidor de la demostración.';

// phone
export const thePhone = 'El celular';
export const appOnPhone = 'La app en el celular';
export const phoneIsOpening = 'Preparando el celular…';
export const backOnPhone = 'Atrás en el celular';
export const reloadPhone = 'Volver a cargar el celular';
export const phoneColourScheme = 'Luz del celular';
export const phoneWidth = 'Ancho del celular';
export const personas = 'Personas';
export const enterAs = message('Entrar como {name}');
export const prepareTalk = 'Preparar la plática';
export const talkOf = message('Plática de {name}');
export const talkFigures = message('{city} · {rent} al mes · {term} meses');
export const withYourProspect = 'Con el nombre y la renta de tu prospecto';
export const startTalk = 'Empezar la plática';
export const startTalkQuestion = message('¿Empezar la plática con {name}?');
export const talkUnderWayIsLost = message(
  'La que llevas va en el paso {number} y se pierde. Si la quieres conservar, guarda antes un punto.',
);
export const onlyChangeData = 'Solo cambiar los datos';
export const changeDataQuestion = message('¿Cambiar los datos y seguir en el paso {number}?');
export const changeData = 'Cambiar los datos';
export const whatTalkDataDo = 'Con estos datos salen las pantallas, los mensajes, los correos y las cifras.';
export const whomYouTalkTo = '¿A quién le hablas?';
export const toPerson = { title: 'A una persona', hint: 'Tiene un inmueble en renta' };
export const toCompany = { title: 'A una empresa', hint: 'Atiende a varios dueños' };
export const givenNames = 'Nombre o nombres';
export const appGreets = message('La app saluda así: “Hola, {name}”');
export const surnames = 'Apellidos';
export const surnamesMayBeEmpty = 'Si no los sabes, déjalos vacíos';
export const fromTheStart = 'Alguien nuevo, desde el principio';
export const unknownCity = 'No conocemos esta ciudad. Elige una de la lista o escribe la capital de su estado.';
export const colonyAndZipCode = message('{colony}, C.P. {code}');
export const anyCity = 'Escribe cualquier ciudad o elige una de los 32 estados.';
export const howItWillLook = 'Así se va a ver';
export const receivesEstimated = 'Recibe (estimado)';
export const monthsOfRent = message('{months} meses de {rent}');
export const onThePhone = 'En el celular';
export const greets = message('Hola, {name}');
export const inTheEmail = 'En su correo';
export const inTheContract = 'En su contrato';
export const talkReady = message('Lista la plática de {name}.');
export const startsAs = 'Empieza como';
export const monthlyRentMxn = 'Renta al mes (MXN)';
export const city = 'Ciudad';
export const termInMonths = 'Plazo';
export const oneMonthLess = 'Un mes menos';
export const oneMonthMore = 'Un mes más';
export const monthsOf = message('{months} meses');
export const personaReady = message('Lista: {name}.');

// script
export const script = 'Guion';

// messages
export const inbox = 'Mensajes';
export const newMessages = message('{count, plural, =0 {ninguno nuevo} one {# nuevo} other {# nuevos}}');
export const markAsRead = 'Marcar como leídos';
export const kindOfMessage = 'Qué mensajes';
export const allMessages = 'Todos';
export const sms = 'SMS';
export const emails = 'Correos';
export const messagesTo = message('Los de {name}.');
export const messagesToAll = 'Los de todas las personas.';
export const noMessagesYet = 'Aún no hay mensajes.';
export const smsTo = message('SMS a {phone}');
export const smsWithCode = message('SMS {code}');
export const newMark = 'Nuevo';
export const enterCode = message('Usar {code}');
export const openOnPhone = 'Abrir en el celular';
export const openLink = 'Abrir el enlace';
export const openContract = 'Abrir el contrato';
export const openCodeScreen = 'Abre en el celular la pantalla que pide un código.';

// decisions
export const decisions = 'Decisiones';
export const decisionsPending = message('{count, plural, =0 {al día} one {# pendiente} other {# pendientes}}');
export const showPending = message('Ver las {count} pendientes');
export const decisionsDue = message('{count, plural, one {# decisión} other {# decisiones}}');
export const decidedAtStep = message('Lo de {name} lo decides en el paso {number}.');
/** What the owner still has to do before a step with a decision. */
export const missingBefore = {
  'office approves': 'Falta su solicitud',
  'office accepts': 'Falta su estado de cuenta',
  deposit: 'Falta su firma',
  'office applies': 'Falta su pago',
};
export const noDecisions = 'No hay nada que decidir.';
export const itemOf = message('{title} · {name}');

// case file
export const caseFile = 'Expediente';
export const ownerSees = message('{label} · {detail}');
export const whatHappened = 'Qué pasó';
export const applicationNo = message('Solicitud {number}');
export const loanNumber = message('Adelantto {number}');
export const monthNumber = message('Mes {number}');
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

// clock
export const clock = 'Reloj';

// faults
export const faults = 'Fallas';

// snapshots
export const snapshots = 'Puntos';
export const reset = 'Reiniciar';
export const resetDemoQuestion = '¿Reiniciar la demostración?';
export const sessionsEnd = 'Se cierran las sesiones y se borra lo que se hizo. Los puntos guardados se quedan.';
/** The same when a prospect was prepared. */
export const sessionsEndAndProspect = message(
  'Se cierran las sesiones, se borra lo que se hizo y se olvidan los datos de {name}. Los puntos guardados se quedan. Para empezar de nuevo con {name}, ve mejor al paso 1 en “Todos los pasos”.',
);
export const snapshotIsRestored = 'Todo está como en ese punto.';
export const openLinkQuestion = '¿Abrir este punto?';
export const linkResetsDemo = message(
  'El enlace reinicia la demostración ({hour}) y entra como “{persona}” en {path}. Se pierde lo que se hizo.',
);
export const theRealTime = 'hora real';
export const openIt = 'Abrir';
export const linkIsUnknown = 'Este enlace no sirve: lo que nombra no existe. No cambió nada.';

// event log
export const eventLog = 'Bitácora';
