import type { ZipCode } from '#domain/identifiers/zipCode';
import { type FieldErrorCollector, httpError } from '../http/errors.ts';
import { failsToLookUp } from './magicValues.ts';
import { localityOf } from './zipCodes.ts';

/** Returns the locality of a zip code; undefined when it is unknown. Throws a 500 for the magic value that fails. */
export function lookUpZipCode(zipCode: string): ZipCode | undefined {
  if (failsToLookUp(zipCode)) throw httpError(500, 'Something went wrong');
  return localityOf(zipCode);
}

/** Returns the locality of a zip code in a form's field; adds an error to the field when it is unknown. */
export function requireKnownZipCode(field: string, zipCode: string, errors: FieldErrorCollector): ZipCode | undefined {
  const locality = lookUpZipCode(zipCode);
  if (!locality) errors.add(field, 'Zip code not found');
  return locality;
}
