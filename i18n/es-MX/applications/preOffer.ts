import { message } from '#i18n/message';

// The pre-offer.

export const yourPreOffer = 'Tu preoferta';
export const youReceiveEstimate = 'Recibes (estimado)';
export const compareTerms = 'Comparar plazos';
export const totalOfRents = message('Total de tus rentas ({term}\u00a0meses)');
export const ivaOfCommission = 'IVA de la comisión';
export const ivaOfInterest = 'IVA del interés';
export const youPayInstallmentsOf = message('Pagas {term} mensualidades de');
export const itIsAnEstimate = 'Es una estimación; el monto final se confirma al aprobar tu solicitud.';
export const couldNotCalculateOffer = 'No pudimos calcular tu preoferta.';
export const needInternetToCalculate = 'Necesitas internet para calcular tu preoferta.';
export const yearlyCost = 'Costo anual total (CAT)';
