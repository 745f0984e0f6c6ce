import { message } from '#i18n/message';

// The calls of the app in the event log of the operator's console.

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
export const faultRule = 'regla de fallas';
export const slowUpload = 'subida lenta';
export const lateMessage = 'mensaje retrasado';
export const magicValue = 'dato mágico';
