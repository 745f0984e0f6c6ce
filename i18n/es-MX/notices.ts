import { message } from '#i18n/message';

// What was sent to the owner by e-mail and SMS.

export const notices = 'Avisos';
export const noticesWithNew = message('Avisos, {count, plural, one {# nuevo} other {# nuevos}}');
export const whatWeSent = 'Lo que te enviamos por correo o SMS.';
export const newNotices = message('Nuevos ({count})');
export const newNotice = 'Nuevo';
export const earlier = 'Anteriores';
export const none = 'Todavía no tienes avisos';
export const whatWillCome =
  'Aquí te avisaremos de la respuesta a tu solicitud, de tu contrato, de tu depósito y de tus pagos.';
export const couldNotLoad = 'No pudimos cargar tus avisos.';
export const byEmail = 'Correo';
export const bySms = 'SMS';
export const todayAt = message('hoy, {hour}');
