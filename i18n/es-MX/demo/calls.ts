import { message } from '#i18n/message';

// The calls of the app in the event log of the operator's console.

export const whatIsListed = 'Qué se ve';
export const happenings = 'Lo que pasó';
export const calls = 'Llamadas';
export const address = 'Dirección';
export const outcome = 'Resultado';
export const anyOutcome = 'Cualquiera';
export const succeeded = 'Con éxito';
export const failed = 'Con error';
export const withoutResponse = 'Sin respuesta';
export const withFault = 'Con falla provocada';
export const whose = 'De quién';
export const anyone = 'Cualquiera';
export const noCalls = 'No hay llamadas así.';
export const underWay = 'en curso';
export const noResponse = 'sin respuesta';
export const fault = 'falla';
export const requestId = message('X-Request-Id: {id}');
export const took = message('Tardó {ms} ms.');
export const injectedFaults = message('Falla provocada: {names}.');
export const sent = 'Se mandó';
export const received = 'Se recibió';
export const emptyBody = message('{label}: nada.');
export const fileBody = message('{label}: un archivo de {bytes} bytes, que no se guarda aquí.');
export const bodyIsCut = 'Aquí se corta: es más largo.';
export const copyAsCurl = 'Copiar como curl';
export const curlCopied = 'Se copió el comando. Pon tus datos donde dice $TOKEN o •••.';
export const couldNotCopyCurl = 'No se pudo copiar.';
export const faultRule = 'regla de fallas';
export const slowUpload = 'subida lenta';
export const cutUpload = 'subida cortada';
export const lateMessage = 'mensaje retrasado';
export const magicValue = 'dato mágico';
