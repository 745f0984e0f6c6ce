// Texts of all steps of an application.

export const couldNotLoadApplication = 'No pudimos cargar tu solicitud.';
export const applicationAlreadySent = 'Esta solicitud ya se envió.';
export const applicationAlreadyClosed = 'Esta solicitud ya se cerró.';
export const toContinueApplication = 'Para continuar tu solicitud, recarga la página o escríbenos por Contacto.';
