import { message } from '#i18n/message';

// The calculator, for visitors and for owners.

export const withoutSigningUp = 'Calcúlalo aquí, sin registrarte.';
export const beforeRequesting = 'Calcúlalo antes de solicitarlo.';
export const monthlyRent = 'Renta mensual de tu propiedad';
export const monthsInAdvance = 'Meses que adelantas';
export const youReceiveAbout = 'Recibes alrededor de';
export const rentIsNeeded = message('Escribe una renta de {minimum} o más para ver cuánto recibirías.');
export const youPay = message('Pagas {term} mensualidades de {monthly}. {cost}');
export const isAnEstimate =
  'Es una estimación, no una oferta: depende de tu contrato de renta y de la validación de tus datos.';
