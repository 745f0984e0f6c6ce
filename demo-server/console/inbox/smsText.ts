/** Line at the end of an SMS with which the phone fills in its code: `@host #code`. */
const AUTOFILL_LINE = /\s*^@\S+ #\S+\s*$/m;

/** Returns an SMS as a phone shows it: without the line for autofill. */
export const smsText = (text: string): string => text.replace(AUTOFILL_LINE, '');
