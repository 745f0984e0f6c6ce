import { message } from '#i18n/message';

// Errors of the operator's calls. Names of fields and calls are those of the wire.

export const unknownField = message('“{name}” no existe aquí. Puedes mandar: {known}.');
export const noFields = message('“{name}” no existe aquí: esta llamada no lleva datos.');
export const missingField = message('Falta “{name}”: debe ser {expected}.');
export const wrongField = message('“{name}” debe ser {expected}.');
export const wrongValue = message('“{name}” no es válido.');
export const fieldAndProblem = message('“{name}”: {problem}');
export const fieldsNotObject = 'Los datos deben venir en un objeto JSON.';

// what a field must be
export const someText = 'un texto';
export const yesOrNo = 'true o false';
export const numberFromTo = message('un número de {from} a {to}');
export const integerFromTo = message('un número entero de {from} a {to}');
export const oneOf = message('uno de estos: {values}');
export const instant = 'un momento con su zona horaria, como 2026-10-05T09:00:00-06:00, de 1970 a 2199';
export const advance = 'una duración como P1D o PT72H, o horas hábiles en “business_hours”';
export const list = 'una lista';
export const fields = 'un objeto con sus datos';
export const failStatus = '0 (no responde), null (responde el servidor) o un número de 200 a 599';
export const effect = 'un número, o null junto con “delay_ms” o “headers”: así no cambia nada';
export const headerName = 'el nombre de un encabezado, como User-Agent';
export const responseHeaderName =
  'el nombre de un encabezado, como Retry-After, y no Content-Length, Transfer-Encoding ni Connection';
export const headerValue = 'un texto de un renglón con letras, números y signos comunes';
export const callPath = 'una dirección que exista, como /api/loans/* o /api/**, y que reciba ese método';
export const snapshotName = 'un nombre de hasta 60 letras, números o signos';

// calls
export const unknownCall = message('No existe la llamada {call}. Hay: {known}.');
export const unknownItem = message('No existe “{item}”.');
export const unknownPersona = message('No hay ninguna persona “{key}”. Hay: {known}.');
export const unknownOwner = message('“owner”: no hay nadie con la clave {id}.');
export const talkHasOwner = 'La plática ya es de otra persona.';
export const unknownOwnerId = message('“owner_id”: no hay nadie con la clave {id}.');
export const onlyJson = 'Manda los datos como application/json.';
export const clockNeverGoesBack = message(
  '“now” debe ser posterior a la hora de la demostración, {now}: el reloj solo avanza.',
);
export const needsOneOf = message('Falta “{name}”: manda al menos uno de estos: {known}.');
export const notPossibleInThisStatus = 'Esto ya no se puede: cambió mientras tanto.';
export const notSnapshot = 'Este archivo no es un punto guardado de la demostración, o está incompleto.';
