import { message } from '#i18n/message';

// The closing screen of the sales script.

export const talkIsOver = message(
  'Terminó la plática · {count, plural, =0 {sin pasos del guion} one {# paso} other {# pasos}}',
);
export const thatIsAdelantto = 'Eso es Adelantto';
export const whatTheySaw = message('Esto vio {name}: {seen}. Todo desde el celular.');
/** The same to a company’s staff, who look after this owner. */
export const whatTheOwnerCanDo = message('{name} lo hace todo desde el celular: {seen}.');
/** What was seen at a step, as a part of the sentence above. */
export const seen = {
  sent: 'pedir su dinero',
  deposit: 'recibir su depósito',
  'office applies': 'pagar una mensualidad atrasada',
  'kind no': 'entender un no',
};
export const receivedFor = message('Recibió por {months} meses de {rent} de renta.');
export const paymentsMade = message('{count, plural, one {# mensualidad pagada} other {# mensualidades pagadas}}');
/** What happened at a step with a payment, as a part of a sentence. */
export const ofPayment = {
  'time passes': 'se le pasó la fecha',
  proof: 'subió su comprobante',
  'office applies': 'se encendió la ventana',
};
/** When the clock was moved past more due dates than the talk pays. */
export const stillOverdue = message(
  '{count, plural, one {Le queda otra atrasada.} other {Le quedan otras # atrasadas.}}',
);
export const kindNo = 'Un no que ayuda';
export const knewWhy = 'Hugo supo por qué y desde qué día puede volver a intentarlo.';
export const stepsOfAct = message('Hasta ahí llegó la plática: {count} de {total} pasos.');
export const anyQuestion = '¿Quedó alguna duda?';
export const backToWhatTheyAsk = 'Vuelve a lo que más preguntan:';
/** What prospects ask most, by the step that answers it. */
export const questions = {
  offer: 'Cuánto recibe',
  signature: 'Qué firma',
  'overdue month': 'Si se atrasa',
};
export const theOwner = 'tu cliente';
export const goOnWith = message('Seguir con {name}');
export const seeClosing = 'Ver el cierre';
export const beginAgain = 'Empezar de nuevo';
export const beginAgainQuestion = '¿Empezar la plática de nuevo?';
export const prepareAnother = 'Preparar otra plática';
