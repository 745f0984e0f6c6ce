import { message } from '#i18n/message';

// The closing screen of the talk: what its data show.

export const talkIsOver = 'Terminó la plática';
export const whatTheySaw = message('Esto vio {name}');
export const nothingToTell = 'Todavía no hay nada que contar.';
export const receivedMoney = 'Recibió su dinero';
export const receivedFor = message('El {day}, por {months, plural, one {# mes} other {# meses}} de {rent}.');
export const paidOf = message('{paid} de {total}');
export const payments = 'pagos';
export const paid = message('{count, plural, one {Pagó su primera mensualidad} other {Pagó # mensualidades}}');
export const paidAmount = message('{amount}, que venció el {due}. Subió su comprobante y se aplicó el {applied}.');
export const bureauSaidNo = 'El buró dijo que no';
export const anyQuestion = '¿Quedó alguna duda?';
/** What prospects ask most, by the step that answers it. */
export const questions = {
  offer: 'Cuánto recibe',
  signature: 'Qué firma',
  'overdue month': 'Qué pasa si se atrasa',
};
export const goOnWith = message('Seguir con {name}');
export const goOn = 'Seguir';
