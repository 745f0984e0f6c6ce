import { message } from '#i18n/message';

// Pages of the demo server that stand for other companies' sites, and the demo's own small pages.

// pages of the demo
export const stage = 'Tras bambalinas';
export const needsScripts = 'Esta página necesita JavaScript. Actívalo y vuelve a cargarla.';
export const ticketUsed = 'Este enlace ya se usó';
export const ticketUsedText = 'Sirve una sola vez, durante 2 minutos. Pide otro desde Tras bambalinas.';
export const entering = 'Entrando';
export const enteringAs = message('Entrando como {name}…');
export const signingProvider = 'Proveedor de firma digital (simulado)';
export const contract = 'Contrato de adelanto de rentas';
export const contractText = message(
  'Entre Adelantto Demo, S.A. de C.V. {and} {name}. Contrato del Adelantto {number}.',
);
export const sign = 'Firmar';
export const nothingToSign = 'Este contrato no espera ninguna firma.';
export const contractIsSigned = 'Firmaste el contrato. Estamos preparando tu depósito.';
export const backToApp = 'Volver a la app';
export const signingFailed = 'No pudimos registrar tu firma. Inténtalo de nuevo.';
export const signingIsPretended = 'Demostración: esta firma no tiene efecto legal.';
export const outsidePage = message(
  'Aquí se abre la página “{title}” de la empresa. En esta demostración, una hoja en blanco la sustituye.',
);
export const chatNote = 'Demostración: este chat responde solo.';
export const chatGreeting = 'Hola, cuéntanos qué pasó.';
export const chatLabel = 'Tu mensaje';
export const chatTooLong = 'Tu mensaje es muy largo. Escríbelo en menos de 1,000 letras.';
export const chatOver = 'Esta conversación terminó. Ábrela de nuevo.';
