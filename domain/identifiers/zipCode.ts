import { array, type Infer, optional, string, type } from 'superstruct';
import { matches, type Rule, required } from '../rules.ts';

export const ZIP_CODE_LENGTH = 5;

/** What a look-up answers (contract §3). A zip code is text: it may begin with 0. */
export const ZipCode = type({
  zip_code: optional(string()),
  colonies: array(string()),
  municipality: string(),
  state: string(),
});
export type ZipCode = Infer<typeof ZipCode>;

/** 4 to 5 digits (spec §5): four typed ones lost their leading zero. */
export const isZipCode = (text: string): boolean => /^\d{4,5}$/.test(text.replace(/\s/g, ''));

/** `'6600'` → `'06600'`; spaces are dropped (ux §7). */
export const normaliseZipCode = (text: string): string => {
  const digits = text.replace(/\s/g, '');
  return isZipCode(digits) ? digits.padStart(ZIP_CODE_LENGTH, '0') : digits;
};

/** What can be said of a zip code without asking the server whether it exists. */
export const zipCodeRules: readonly Rule<string, unknown>[] = [
  required('Write your zip code.'),
  matches(isZipCode, 'Zip code not found'),
];
