import { message } from '#i18n/message';

// The upload of the bank statement.

export const advanceApproved = 'Tu adelantto ha sido aprobado';
export const depositGoesThere = 'Te depositaremos en la cuenta que aparezca en él.';
export const asPdf = 'En PDF, descargado de tu banco';
export const whole = 'Completo, con todas sus páginas';
export const withQrCode = 'Con código QR';
export const businessHours = message('{hours} horas hábiles');
export const validatedWithin = message(
  'Validaremos tus datos bancarios en un máximo de {time}. Después recibirás tu contrato.',
);
export const validatedBy = message(
  'Si lo envías hoy, validaremos tus datos bancarios a más tardar el {date}. Después recibirás tu contrato por correo.',
);
export const anotherStatementNeeded = message('Necesitamos otro estado de cuenta: “{reason}”.');
export const statementReceived = 'Recibimos tu estado de cuenta';
export const bankDataWithinHours = message(
  'Validaremos tus datos bancarios en un máximo de {hours} horas hábiles. Después te enviaremos el contrato por correo para que lo firmes de forma digital.',
);
export const dataValidatedBy = message('Tendrás la respuesta a más tardar el {date}.');
export const doItLater = 'Lo hago después';
export const accept = 'Aceptar';
