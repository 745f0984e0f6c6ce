import type { ZipCode } from '#domain/identifiers/zipCode';
import { httpError } from '../http/errors.ts';
import { failsToLookUp } from './magicValues.ts';
import { placeOf } from './zipCodes.ts';

/** Where a zip code lies; undefined when there is no such place. One magic code fails on our side (ux §9). */
export function lookUpZipCode(zipCode: string): ZipCode | undefined {
  if (failsToLookUp(zipCode)) throw httpError(500, 'Something went wrong');
  return placeOf(zipCode);
}

/** The same for a field of a form: an unknown place is complained of there. */
export function requireKnownZipCode(
  field: string,
  zipCode: string,
  complaints: Map<string, string>,
): ZipCode | undefined {
  const place = lookUpZipCode(zipCode);
  if (!place) complaints.set(field, 'Zip code not found');
  return place;
}
