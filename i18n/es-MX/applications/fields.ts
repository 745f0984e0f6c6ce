import type { leaseFields, propertyFields } from '#domain/applicationFields';

// The labels of an application's fields; its acceptance has a sentence with a link.

type LabelledLeaseField = Exclude<keyof typeof leaseFields, 'accept_privacy_policy'>;

export const leaseLabels: Readonly<Record<LabelledLeaseField, string>> = {
  lease_monthly_income: 'Renta mensual',
  lease_start_date: 'Inicio del contrato',
  lease_end_date: 'Fin del contrato',
  lease_payment_method: '¿Cómo recibes tu renta?',
};

export const propertyLabels: Readonly<Record<keyof typeof propertyFields, string>> = {
  property_commercial_folio: 'Folio real',
  property_zip_code: 'Código postal de la propiedad',
  property_lease_agreement: 'Contrato de arrendamiento firmado',
};
