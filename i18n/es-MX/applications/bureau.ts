import { message } from '#i18n/message';

/*
 * The authorisation of the credit bureau check and its result. The text of the authorisation is a placeholder until
 * the legal department has approved it.
 */

export const authoriseCheck = 'Autoriza la consulta de tu historial crediticio';
export const lastStepToSend = 'Es el último paso para enviar tu solicitud.';
export const inAFewWords = 'En pocas palabras';
export const weWillCheckHistory = 'Consultaremos tu historial para saber si podemos darte el Adelantto.';
export const authorisationYears = message('La autorización tiene vigencia de {years} años.');
export const ifNotAuthorised = 'Si no autorizas, tu solicitud queda guardada, pero no podremos continuar.';
export const fullText = 'Texto completo';
export const authorisationText = message(
  'Autorizo a {company} a consultar mi historial crediticio en las Sociedades de Información Crediticia que operan en México. Sé qué información se consultará, su alcance y el uso que se le dará, y acepto que {company} haga consultas periódicas. Esta autorización tiene vigencia de {years} años a partir de hoy, {date}, y mientras exista una relación jurídica entre ambas partes.',
);
export const codeWillBeSentTo = message('Te enviaremos un código por SMS al {phone} para firmar tu autorización.');
export const authoriseAndReceiveCode = 'Autorizar y recibir código';
export const sendingCode = 'Enviando código…';
export const confirmAuthorisation = 'Confirma tu autorización';
/** For a page that does not know whether a code was sent. */
export const signWithCode = message(
  'Firma la autorización con el código de 4 dígitos que te llega por SMS al {phone}.',
);
export const noCodeYet = '¿Aún no tienes un código?';
export const requestOne = 'Pide uno';
export const writeCodeSentTo = message(
  'Escribe el código de 4 dígitos que enviamos por SMS al {phone}. Con él firmas la autorización.',
);
export const confirm = 'Confirmar';
export const checkingHistory = 'Consultando tu historial…';
export const stillChecking = 'Seguimos consultando; no cierres esta página.';
export const authoriseAgain = 'Autoriza de nuevo la consulta para recibir otro código.';

export const scoreTooLow = message(
  'Tu puntaje de buró de crédito no alcanza el mínimo. Inténtalo de nuevo dentro de {months} meses.',
);
export const scoreTooLowUntil = message(
  'Tu puntaje de buró de crédito no alcanza el mínimo. Inténtalo de nuevo dentro de {months} meses, a partir del {date}.',
);
export const freeCreditReport = 'Puedes pedir gratis tu reporte de crédito una vez cada 12 meses.';
export const understood = 'Entendido';
export const applicationReceived = 'Recibimos tu solicitud';
export const validationWithinHours = message(
  'Validaremos los datos de tu propiedad y te enviaremos el resultado por correo en un máximo de {hours} horas.',
);
export const validationWithinHoursBy = message(
  'Validaremos los datos de tu propiedad y te enviaremos el resultado por correo en un máximo de {hours} horas, a más tardar el {date}.',
);
export const resultByEmail = 'Te enviaremos el resultado por correo.';
export const applicationSent = 'Solicitud enviada';
export const validatingProperty = 'Estamos validando los datos de tu propiedad';
export const hoursAtMost = message('Máximo {hours} horas.');
export const youSignOnline = 'Solo si aprobamos tu solicitud; después firmarás tu contrato en línea.';
export const youReceiveMoney = 'Recibirás tu dinero';
export const authorisationRegistered = message('Autorización registrada el {date} a las {time}, folio {folio}.');
