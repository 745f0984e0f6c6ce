import { array, type Infer, optional, string, type } from 'superstruct';
import { matches, type Rule, required } from '../rules.ts';
import { plainCharacters } from '../text/plainCharacters.ts';

export const ZIP_CODE_LENGTH = 5;

/** Response of a zip code look-up. A zip code is text: it may begin with 0. */
export const ZipCode = type({
  zip_code: optional(string()),
  colonies: array(string()),
  municipality: string(),
  state: string(),
});
export type ZipCode = Infer<typeof ZipCode>;

/**
 * Whether a text is 4 to 5 digits: a code that begins with 0 may be typed without it (s9-zip).
 * @example isZipCode('6600') // => true
 */
export const isZipCode = (text: string): boolean => /^\d{4,5}$/.test(text.replace(/\s/g, ''));

/**
 * Returns the zip code in a typed or inserted text: `'C.P. 06600'` → `'06600'`. Other characters stay.
 * @example plainZipCode('C.P. 06600') // => '06600'
 */
export const plainZipCode = (text: string): string =>
  plainCharacters(text)
    .replace(/\s/g, '')
    .replace(/^(?:c\.?p\.?|c[oó]digopostal):?(?=\d)/i, '')
    .replace(/[.,]$/, '');

/**
 * Returns a zip code as it is stored, also with its missing leading zero: `'6600'` → `'06600'`.
 * @example normaliseZipCode('6600') // => '06600'
 */
export const normaliseZipCode = (text: string): string => {
  const digits = plainZipCode(text);
  return isZipCode(digits) ? digits.padStart(ZIP_CODE_LENGTH, '0') : digits;
};

/** Rules for a zip code that need no server: whether it exists is checked by a look-up. */
export const zipCodeRules: readonly Rule<string, unknown>[] = [
  required('Write your zip code.'),
  (text) => {
    const count = text.length;
    return /^\d+$/.test(text) && count > ZIP_CODE_LENGTH
      ? { id: 'A zip code has {length} digits; you wrote {count}.', values: { length: ZIP_CODE_LENGTH, count } }
      : undefined;
  },
  matches(isZipCode, 'Zip code not found'),
];
