import { message } from '#i18n/message';

// The upload of the bank statement.

export const advanceApproved = 'Tu adelantto ha sido aprobado';
export const uploadWholeStatement =
  'Sube tu estado de cuenta completo en PDF, con código QR. Depositaremos en la cuenta que aparezca en él.';
export const bankStatement = 'Estado de cuenta';
export const anotherStatementNeeded = message('Necesitamos otro estado de cuenta: “{reason}”.');
export const statementReceived = 'Recibimos tu estado de cuenta';
export const bankDataWithinHours = message(
  'Validaremos tus datos bancarios en un máximo de {hours} horas hábiles. Después te enviaremos el contrato por correo para que lo firmes de forma digital.',
);
export const dataValidatedBy = message('Tus datos estarán validados a más tardar el {date}.');
export const doItLater = 'Lo hago después';
export const accept = 'Aceptar';
