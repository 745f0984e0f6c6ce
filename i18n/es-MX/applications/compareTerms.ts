import { message } from '#i18n/message';

// The comparison of all terms.

export const compareTermsTitle = 'Comparar plazos';
export const rentAndChoice = message(
  'Renta de {rent} al mes. Lo que recibes es estimado. Elige un plazo para verlo en tu pre-oferta.',
);
export const termInMonths = 'Plazo (meses)';
export const youReceive = 'Recibes (estimado)';
export const youPayMonthly = 'Pagas al mes';
export const totalCost = 'Costo total';
export const yearlyCost = 'CAT sin IVA';
export const months = 'meses';
export const totalCostNote = 'Costo total: comisión por apertura, interés e IVA.';
export const yearlyCostNote = message('CAT para fines informativos y de comparación, calculado el {date}.');
export const chooseTerm = message('Elegir {term} meses');
