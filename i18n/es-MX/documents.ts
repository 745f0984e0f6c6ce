// What an owner needs to apply, with an example of each document.

export const haveThese = 'Junta estos documentos antes de empezar. Puedes subirlos poco a poco.';
export const forYourProfile = 'Para tu perfil';
export const forYourApplication = 'Para tu solicitud';
export const afterApproval = 'Si aprobamos tu solicitud';
export const ineText = 'Una foto de cada lado, sin reflejos y con todos los datos legibles.';
export const incomesText =
  'Sirven recibos de nómina, estados de cuenta donde se vean tus depósitos o facturas de honorarios o de renta. Puedes subir varios.';
export const taxesText = 'La descargas gratis del portal del SAT.';
export const leaseText = 'Completo, con las fechas, el monto de la renta y las firmas.';
export const statementText = 'Completo y con código QR. Te depositaremos en la cuenta que aparezca en tu estado.';
