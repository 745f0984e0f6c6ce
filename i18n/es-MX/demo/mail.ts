// An e-mail of the demo as its recipient sees it, /demo/mail/….

export const openAdelantto = 'Abrir en Adelantto';
export const openContract = 'Abrir el contrato';
export const nobodyReceivesThis = 'Correo de la demostración: no sale de esta computadora.';
