import { message } from '#i18n/message';

// The step with the lease.

export const rentalContract = 'Contrato de renta';
export const leaseDataPurpose = 'Usaremos estos datos para calcular tu Adelantto.';
export const beginsWithLastLease = 'Ya pusimos los datos de tu última solicitud. Revísalos.';
// The escape is a dollar sign, which in front of a brace looks like a template.
export const minimumRent = message('Mínimo \u0024{amount, number} MXN.');
export const longestTerm = message('Puedes adelantar hasta {term} meses de renta.');
export const transfer = 'Transferencia';
export const cash = 'Efectivo';
export const seeMyPreOffer = 'Ver mi preoferta';
export const calculating = 'Calculando…';
