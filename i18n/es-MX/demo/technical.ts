import { message } from '#i18n/message';

// What stands behind "Técnico" in the operator's console, and its lists of messages and decisions.

export const technical = 'Técnico';
export const close = 'Cerrar Técnico';
export const tabs = {
  clock: 'Reloj',
  faults: 'Fallas',
  moments: 'Momentos',
  'case-file': 'Expediente',
  log: 'Bitácora',
  states: 'Estados',
  data: 'Datos',
};

// lists
export const search = 'Buscar';
export const nothingFound = 'Sin resultados.';
export const moreRows = message('{count, plural, one {Hay # más. Búscala.} other {Hay # más. Búscalas.}}');
export const onlyMessagesOf = message('Solo los de {name}');
export const onlyDecisionsOf = message('Solo las de {name}');
/** The same while nobody has a name yet. */
export const theTalk = 'la plática';

// messages
export const messages = 'Mensajes';
export const seeAllMessages = 'Ver todos';
export const noMessages = 'Aún no hay mensajes.';
export const smsTo = message('SMS a {phone}');
export const emailTo = message('Para {email}');
export const seeEmail = message('Ver el correo completo: {subject}');
export const enterCode = message('Usar {code}');
export const openOnPhone = 'Abrir en el celular';
export const openCodeScreen = 'Abre en el celular la pantalla que pide un código.';

// decisions
export const decisions = 'Decisiones';
export const seeAllDecisions = 'Ver todas';

// clock
export const setAhead = 'Adelantar';
export const stopClock = 'Detener';
export const letClockRun = 'Seguir';
export const clockRuns = 'El reloj corre';
export const clockIsStopped = 'Reloj detenido';
export const nextDue = message('Próximo pago: vence el {day}');
export const wasDue = message('Pago atrasado: venció el {day}');
export const noUpcomingPayments = 'No hay pagos por vencer.';
export const jumps = {
  minute: '+1 min',
  minutes: '+3 min',
  businessDay: '+1 día hábil',
  businessDays: '+3 días hábiles',
  hours: '+72 h',
  month: '+1 mes',
};
export const makeNextPaymentOverdue = 'Hacer vencer el próximo pago';
export const autopilot = 'La oficina responde sola';
export const autopilotDecides = 'Cuando se cumple su plazo';

// faults
export const howLong = 'Cuánto dura';
export const once = 'Una vez';
export const untilSwitchedOff = 'Hasta quitarla';
export const onceMore = message('{effect}, una vez');
export const switchAllOff = 'Quitar todas';
export const moreFaults = 'Más fallas, por la API';
export const faults = {
  slow: { title: 'Red lenta', effect: 'Cada respuesta tarda 5 s' },
  offline: { title: 'Sin conexión', effect: 'El celular no llega al servidor' },
  server: { title: 'Error del servidor', effect: 'La app muestra su aviso y un folio' },
  upload: { title: 'Se corta la subida', effect: 'Se detiene al 50%' },
  bureau: { title: 'El buró dice no', effect: 'En la siguiente autorización' },
  glasses: { title: 'Lentes en la selfie', effect: 'Le pide otra foto' },
  sms: { title: 'El SMS tarda', effect: 'Llega a los 30 s' },
  other: { title: 'Falla por la API', effect: 'Se puso desde fuera de esta página' },
};

// moments
export const kindOfMoment = 'Qué se ve';
export const allMoments = 'Todo';
export const points = 'Puntos';
export const personas = 'Personas';
export const noMoments = 'Aún no hay puntos guardados.';
export const pointName = 'Nombre del punto';
export const savePoint = 'Guardar punto';
export const pointSaved = message('Se guardó el punto “{name}”.');
export const restore = 'Volver';
export const restorePoint = message('Volver a {name}');
export const restoreQuestion = message('¿Volver a “{name}”?');
export const restoreFileQuestion = '¿Volver al punto de este archivo?';
export const changesSinceAreLost = 'Se pierde lo que se hizo después.';
export const deleteButton = 'Borrar';
export const deletePoint = message('Borrar {name}');
export const deleteQuestion = message('¿Borrar el punto “{name}”?');
export const pointIsLost = 'Ya no vas a poder volver a él.';
export const replaceQuestion = message('¿Reemplazar el punto “{name}”?');
export const olderPointIsLost = 'Ya hay un punto con ese nombre. El anterior se pierde.';
export const saveToFile = 'Guardar en un archivo';
export const openFromFile = 'Abrir de un archivo';
export const enter = 'Entrar';
export const enterAs = message('Entrar como {name}');
export const onPhone = 'En el celular';
export const personalise = 'Personalizar…';
export const personaliseLike = message('Personalizar a {name}');
export const createAndEnter = 'Crear y entrar';

// case file
export const whose = 'De quién';
export const chooseOwner = 'Elige a alguien';
export const nothingYet = 'Aún no tiene solicitudes ni Adelanttos.';

// event log
export const kindOfLine = 'Qué líneas';
export const lines = {
  all: 'Lo que pasó',
  message: messages,
  transition: decisions,
  clock: tabs.clock,
  faults: tabs.faults,
  store: points,
  chat: 'Chat',
  call: 'Llamadas',
};
export const noLines = 'Aún no pasa nada.';
export const noCall = 'Sin llamada: lo causó el reloj.';

// states and data
export const statesAre = 'Cada pantalla de la app en todos sus estados, viva en un celular.';
export const openStates = 'Ver los estados';
export const dataAre = 'Todo lo que esta página hace, también por la API; y los datos, tabla por tabla.';
export const openApi = 'Ver la API';
export const openTables = 'Ver las tablas';

// real phone
export const onRealPhone = 'En un celular real';
export const opensWithoutStage = 'Abre la app, sin esta página. Sirve una vez, durante 2 minutos.';
export const opensLanding = 'Abre la app, sin esta página.';
export const anotherCode = 'Otro código';
export const codeExpired = 'Este código ya venció.';
export const qrCodeAlt = 'Código QR que abre la app en un celular';
export const thisMachineOnly =
  'Esta demostración solo se abre en esta computadora. Quien la instaló puede abrirla a tu red así:';
export const startCommand = 'npm start -- --host 0.0.0.0';
export const network = 'Red';
export const plainHttpLimits =
  'Ahí no se abre la cámara: las fotos se eligen de la galería y los códigos se escriben a mano.';
