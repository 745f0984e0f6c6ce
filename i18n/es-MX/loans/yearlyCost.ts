import { message } from '#i18n/message';

// The total yearly cost of a loan, in the form that the law demands.

export const yearlyCost = message('CAT {rate} sin IVA. Para fines informativos y de comparación. Calculado el {date}.');
