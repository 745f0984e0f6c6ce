import { message } from '#i18n/message';

// The sentences of receipts and settlement letters that have legal consequences. A person with legal knowledge has to approve
// them: until the setting `LEGAL_SENTENCES` says so, both are marked as samples. The payment plan has no such sentence and
// is never marked.

export const sample = 'Documento de muestra, sin validez legal.';
export const notAnInvoice = 'Este recibo no es una factura (CFDI).';
/** Follows the owner's name. */
export const paidInFull = message(
  'pagó a {company} la totalidad del Adelantto {number} ({reference}). A la fecha de esta carta no tiene saldo pendiente.',
);
