/**
 * White space, control characters, format characters (marks that turn the following text around, zero-width characters,
 * soft hyphens) and halves of surrogate pairs.
 */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu;
/** White space except U+FEFF, which has no width. */
const GAP = /[^\S\uFEFF]/;

/**
 * Returns a text that people wrote (a name, an address, a reason, the name of a file) as one line of visible characters:
 * line breaks become spaces, what shows nothing is removed, and so are outer and repeated spaces. Such a text is put
 * into sentences of the app, e-mails and the console, which it must not rearrange. A joined emoji falls into its parts.
 * @example singleLine(' Ana\n Ríos ') // => 'Ana Ríos'
 */
export const singleLine = (text: string): string => visibleCharacters(text).trim();

/**
 * Returns such a line with a space at either end where the text has one: for a text that is still being typed.
 * @example visibleCharacters('Ana\u200b ') // => 'Ana '
 */
export const visibleCharacters = (text: string): string =>
  text.replace(UNSEEN, (unseen) => (GAP.test(unseen) ? ' ' : ''));

/** Longest reason of a rejection, in characters. */
export const MAX_REASON_LENGTH = 300;

/**
 * Returns a reason without outer spaces and trailing full stops. The operator writes the reason as a sentence, and it
 * is put into one that has a full stop of its own ("Rechazamos tu comprobante: “{reason}”. Sube otro.").
 * @example withoutFullStop(' No se lee. ') // => 'No se lee'
 */
export const withoutFullStop = (reason: string): string => reason.trim().replace(/[.\s]+$/, '');
