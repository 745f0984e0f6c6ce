/** Longest reason of a rejection, in characters. */
export const MAX_REASON_LENGTH = 300;

/**
 * Returns a reason without outer spaces and trailing full stops. The operator writes the reason as a sentence, and it
 * is put into one that has a full stop of its own ("Rechazamos tu comprobante: {reason}. Sube otro.").
 */
export const withoutFullStop = (reason: string): string => reason.trim().replace(/[.\s]+$/, '');
