import { message } from '#i18n/message';

// The sentences of receipts and letters that have legal consequences. A person with legal knowledge has to approve them: until
// the setting `LEGAL_SENTENCES` says so, each document is marked as a sample.

export const sample = 'Documento de muestra, sin validez legal.';
export const notAnInvoice = 'Este recibo no es una factura (CFDI).';
/** Follows the owner's name. */
export const paidInFull = message(
  'pagó a {company} la totalidad del Adelantto {number} ({reference}). A la fecha de esta carta no tiene saldo pendiente.',
);
