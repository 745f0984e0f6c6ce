/**
 * The staff's reason as a part of our own sentence, which brings its full stop: without outer spaces and without the one
 * that the staff may have written ("No se lee completo." in "Rechazamos tu comprobante: {reason}. Sube otro.", ux §2).
 */
export const withoutFullStop = (reason: string): string => reason.trim().replace(/[.\s]+$/, '');
