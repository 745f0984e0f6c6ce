import { message } from '#i18n/message';

// The comparison of all terms.

export const rentAndChoice = message(
  'Renta de {rent} al mes. Lo que recibes es estimado. Elige un plazo para verlo en tu preoferta.',
);
export const yearlyCost = message('CAT {rate} sin IVA.');
export const months = message('{term}\u00a0meses');
export const totalCostNote = 'Costo total: comisión por apertura, interés e IVA.';
export const yearlyCostNote = message('CAT para fines informativos y de comparación, calculado el {date}.');
export const chooseTerm = message('Elegir {term} meses');
