import { message } from '#i18n/message';

// The calculator, which needs no registration.

export const withoutSigningUp = 'Calcúlalo aquí, sin registrarte.';
export const monthlyRent = 'Renta mensual de tu inmueble';
export const monthsInAdvance = 'Meses que adelantas';
export const youReceiveAbout = 'Recibes alrededor de';
export const rentIsNeeded = message('Escribe la renta mensual de tu inmueble, de {minimum} o más, para calcularlo.');
export const youPay = message('Pagas {term} mensualidades de {monthly}. {cost}');
export const isAnEstimate = 'Es una estimación, no una oferta: depende de tu contrato y de tu validación.';
