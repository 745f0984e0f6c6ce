import type { leaseFields } from '#domain/applicationFields';

// The labels of the lease's fields, which home needs too; its acceptance has a sentence with a link.

type LabelledLeaseField = Exclude<keyof typeof leaseFields, 'accept_privacy_policy'>;

export const leaseLabels: Readonly<Record<LabelledLeaseField, string>> = {
  lease_monthly_income: 'Renta mensual',
  lease_start_date: 'Inicio del contrato',
  lease_end_date: 'Fin del contrato',
  lease_payment_method: '¿Cómo recibes tu renta?',
};
