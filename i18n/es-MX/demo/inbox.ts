import { message } from '#i18n/message';

// The inbox of the operator's console: search, deletion, whole e-mails.

export const searchAndDelete = 'Buscar y borrar';
export const search = 'Buscar';
export const showAll = message('Ver los {count} mensajes');
export const nothingFound = 'Ningún mensaje dice eso.';
export const deleteListed = message('Borrar {count, plural, one {# mensaje} other {# mensajes}}');
export const deleteQuestion = message('{count, plural, one {¿Borrar este mensaje?} other {¿Borrar estos # mensajes?}}');
export const appKeepsNotices = message(
  '{count, plural, one {Desaparece de aquí. En la app su aviso sigue.} other {Desaparecen de aquí. En la app sus avisos siguen.}}',
);
export const deleteThem = 'Borrar';
export const deleteMessage = message('Borrar: {what}');
export const seeWholeMail = 'Ver el correo completo';
export const mailFrom = 'De';
export const mailTo = 'Para';
export const sentAt = 'Enviado';
export const sender = 'hola@adelantto.test';
export const howToShow = 'Cómo se ve';
export const asMail = 'Correo';
export const asText = 'Texto';
export const mailContent = 'Contenido del correo';
export const closeMail = 'Cerrar';
