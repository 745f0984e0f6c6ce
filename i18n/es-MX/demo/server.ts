import { message } from '#i18n/message';

// Event log, SMS and e-mails of the demo server.

export const codeSent = message('Se envió el código {code} a {to}');
export const smsSent = message('Se envió un SMS a {to}');
export const smsLost = message('Se envió un SMS a {to}, que no llegará');
export const emailSent = message('Se envió un correo a {to}: {subject}');
export const emailLost = message('Se envió un correo a {to}, que no llegará: {subject}');

// SMS and e-mails
export const codeBySms = message('Tu código de Adelantto es {code}. No lo compartas.\n\n@{host} #{code}');
export const temporaryPasswordSubject = 'Tu contraseña temporal';
export const temporaryPasswordText = message(
  'Tu contraseña temporal es {password}\nTiene vigencia de 24 horas. Al entrar te pediremos que elijas una nueva. Si no la pediste, no hagas nada: la de siempre sigue funcionando.',
);
export const passwordChangedSubject = 'Cambiaste tu contraseña';
export const passwordChangedText = message(
  'Tu contraseña de Adelantto cambió el {when}. Cerramos las sesiones de tus otros dispositivos. Si no fuiste tú, escríbenos.',
);
export const applicationReceivedSubject = message('Recibimos tu solicitud {number}');
export const applicationReceivedText = message(
  'Hola, {name}. Validaremos los datos de tu propiedad y te escribiremos a más tardar el {deadline}.',
);
export const applicationTakenSubject = message('Tu solicitud {number} está en validación');
export const applicationTakenText = message('Hola, {name}. Ya estamos validando los datos de tu propiedad.');
export const applicationApprovedSubject = 'Tu Adelantto fue aprobado';
export const applicationApprovedText = message(
  'Hola, {name}. Aprobamos tu solicitud {number}. Para continuar, sube tu estado de cuenta completo en PDF.\n\n{repayment}',
);
export const applicationRejectedSubject = message('Tu solicitud {number} no fue aprobada');
export const applicationRejectedText = message(
  'Hola, {name}. Revisamos tu solicitud y no pudimos aprobarla. Motivo: “{reason}”.',
);
export const scoreTooLowSubject = message('Por ahora no podemos continuar con tu solicitud {number}');
export const scoreTooLowText = message(
  'Hola, {name}. Tu puntaje de buró de crédito no alcanza el mínimo. Puedes intentarlo de nuevo a partir del {day}.',
);
export const statementReceivedText = message(
  'Hola, {name}. Validaremos tus datos bancarios en un máximo de {hours} horas hábiles, a más tardar el {day}.',
);
export const contractSentSubject = message('Firma tu contrato del Adelantto {number}');
export const contractSentText = message(
  'Hola, {name}. Validamos tu estado de cuenta y tu contrato está listo. Ábrelo y fírmalo de forma digital.\n\n{repayment}',
);
export const statementReturnedSubject = 'Necesitamos otro estado de cuenta';
export const statementReturnedText = message(
  'Hola, {name}. No aceptamos el estado de cuenta que subiste. Motivo: “{reason}”. Sube otro.',
);
export const contractSignedSubject = 'Recibimos tu firma';
export const contractSignedText = message(
  'Hola, {name}. Tu contrato del Adelantto {number} está firmado. Estamos preparando tu depósito.',
);
export const depositScheduledSubject = 'Tu depósito está programado';
export const depositScheduledText = message('Hola, {name}. Te avisaremos cuando depositemos tu Adelantto {number}.');
export const depositMadeSubject = message('Te depositamos tu Adelantto {number}');
export const depositMadeText = message(
  'Hola, {name}. Te depositamos {amount} en la cuenta que aparece en tu estado de cuenta. Tu primer pago es de {payment} y vence el {day}.',
);
export const proofReceivedSubject = message('Recibimos tu comprobante del mes {month}');
export const proofReceivedText = message(
  'Hola, {name}. Tu pago se refleja en un máximo de {hours} horas hábiles, a más tardar el {day}.',
);
export const paymentApprovedSubject = message('Aplicamos tu pago del mes {month}');
export const paymentApprovedText = message('Hola, {name}. Aplicamos tu pago de {amount} al Adelantto {number}.');
export const paymentRejectedText = message(
  'Hola, {name}. Rechazamos tu comprobante del mes {month}. Motivo: “{reason}”. Sube otro. {warning}',
);
export const paymentOverdueSubject = message('Tu pago del mes {month} está atrasado');
export const paymentOverdueText = message(
  'Hola, {name}. Tu pago del mes {month} venció el {day}. Transfiere {amount} con la referencia Contrato {reference} y sube tu comprobante.',
);
export const loanLiquidatedSubject = message('Liquidaste tu Adelantto {number}');
export const loanLiquidatedText = message(
  'Hola, {name}. Recibimos todos tus pagos. Ya no debes nada de este Adelantto.',
);

// reasons of the autopilot
export const validationFailureReason = 'Los datos de la propiedad no coinciden con el Registro Público.';
export const proofFailureReason = 'El comprobante no se lee completo.';

// event log
export const applicationMoved = message('Solicitud {number} de {name}: {from} → {to}');
export const applicationStarted = message('{name} empezó la solicitud {number}');
export const applicationDiscarded = message('{name} eliminó la solicitud {number}');
export const loanMoved = message('Adelantto {number} de {name}: {from} → {to}');
export const monthlyRent = message('Renta {rent}');
export const loanReceives = message('recibe {received}');
export const loanCreated = message('Se creó el Adelantto {number} de {name}, que recibe {received}');
export const installmentMoved = message('Mes {month} del Adelantto {number} de {name}: {from} → {to}');

// actions of the operator
export const clockSet = message('El reloj está en {when}');
export const clockStopped = message('El reloj se detuvo en {when}');
export const faultsSet = 'Cambiaron las fallas';
export const demoReset = 'La demostración se reinició';
export const snapshotKept = message('Se guardó el punto {name}');
export const snapshotRestored = message('Se volvió al punto {name}');
export const snapshotImported = 'Se volvió a un punto importado';
export const faultStruck = 'Una falla se cumplió y se quitó';
export const chatSaid = message('En el chat: {text}');
export const chatAnswer =
  'Gracias por escribirnos. Esta es una demostración: en la app real aquí te responde una persona de nuestro equipo.';

/** What each persona has done, by its key. */
export const storyPaid = message('Pagó {paid} de {total}');
export const storyLate = message('{count, plural, one {# atrasada} other {# atrasadas}}');
export const storyInReview = message('{count} en revisión');
export const storyRejected = message('{count, plural, one {# rechazada} other {# rechazadas}}');
export const stories = {
  nueva: 'Acaba de verificar su celular; su perfil está vacío.',
  perfil: 'Ya subió su INE; sigue la selfie.',
  lista: 'Ya completó su perfil; sigue pedir su primer Adelantto.',
  borrador: 'Dejó una solicitud a medias: faltan los documentos de la propiedad.',
  revision: 'Su solicitud está en validación.',
  aprobada: 'Aprobada: falta su estado de cuenta.',
  firma: 'Tiene en su correo el contrato por firmar.',
  activa: 'Paga su Adelantto mes con mes.',
  vencida: 'Tiene una mensualidad atrasada.',
  liquidada: 'Liquidó su Adelantto y empezó otra solicitud.',
  buro: 'Su consulta de buró siempre sale baja.',
  temporal: 'Entra con una contraseña temporal.',
};
