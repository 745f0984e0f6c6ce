import { plainCharacters } from '../text/plainCharacters.ts';

/** Longest e-mail address, in characters. */
export const MAX_EMAIL_LENGTH = 254;
/** Up to 64 characters before the @, where a dot stands between others; parts of the domain have up to 63. */
const ADDRESS =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/**
 * Returns the address in a typed or inserted text: `'mailto:ana@correo.mx'` → `'ana@correo.mx'`. Other characters stay.
 * @example plainEmail('mailto:ana@correo.mx') // => 'ana@correo.mx'
 */
export const plainEmail = (text: string): string =>
  plainCharacters(text).replace(/^ ?<?(?:mailto:|(?:correo|e-?mail)[^:@]*: ?)/i, '');

/**
 * Returns an address as it is stored and compared: trimmed, in lower case.
 * @example normaliseEmail(' Ana@Correo.mx ') // => 'ana@correo.mx'
 */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

/**
 * Whether a text is an e-mail address: one @, a domain with a dot, a top-level domain of two letters or more. Trims
 * first.
 * @example isEmail('ana@correo') // => false
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && ADDRESS.test(address);
};
