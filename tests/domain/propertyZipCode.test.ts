import { expect, test } from 'vitest';
import { type Application, distinguishingZipCode } from '#domain/application';

type PropertyOf = Pick<Application, 'property_zip_code'>;
const at = (property_zip_code: string | null): PropertyOf => ({ property_zip_code });

test.each([
  ['one property', '06700', ['06700', '06700', null], undefined],
  ['more than one property', '06700', ['06700', '44100', null], '06700'],
  [
    'more than one property, in an application that does not know its own yet',
    null,
    ['06700', '44100', null],
    undefined,
  ],
])('the zip code of an application of an owner with %s', (_, own, all, zipCode) => {
  expect(distinguishingZipCode(at(own), all.map(at))).toBe(zipCode);
});
