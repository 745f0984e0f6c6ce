import type { propertyFields } from '#domain/applicationFields';
import { message } from '#i18n/message';

// The step with the documents of the property.

export const propertyDocuments = 'Documentos de tu propiedad';
export const propertyDocumentsPurpose = 'Solo los usamos para validar que la propiedad es tuya.';
export const propertyLabels: Readonly<Record<keyof typeof propertyFields, string>> = {
  property_commercial_folio: 'Folio real',
  property_zip_code: 'Código postal de la propiedad',
  property_lease_agreement: 'Contrato de renta firmado',
};

export const registryFolioHint =
  'El número de tu propiedad en el Registro Público. Está en la primera hoja de tu escritura o en la boleta de inscripción.';
export const signedLeaseHint = 'PDF, firmado por ambas partes.';
export const validationResultByEmail = message(
  'Te enviaremos el resultado de la validación por correo en un máximo de {hours}\u00a0horas.',
);
export const saveAsDraft = 'Guardar como borrador';
export const draftSaved = 'Guardamos tu borrador.';
