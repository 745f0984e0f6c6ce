import { afterEach, expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import { noteCall } from '#connection';
import {
  invalidZipCodeError,
  isCompleteZipCode,
  lookUpFailure,
  placeOf,
  uncheckedZipCodeError,
} from '../../../web/features/zip-code/zipCodeLookUp.ts';

afterEach(() => vi.unstubAllGlobals());

test('looks up five digits, but neither four digits nor letters', () => {
  expect(isCompleteZipCode('06600')).toBe(true);
  for (const text of ['6600', '', '0660a', 'a6600', '066001']) expect(isCompleteZipCode(text)).toBe(false);
});

test('shows the message of the server for an invalid zip code', () => {
  expect(invalidZipCodeError(httpProblem(404, { message: 'Zip code not found' }))).toBe('Código postal inválido');
  expect(invalidZipCodeError(httpProblem(422, { message: 'No es de México' }))).toBe('No es de México');
  expect(invalidZipCodeError(httpProblem(404, undefined))).toBe('Código postal inválido');
  expect(invalidZipCodeError(httpProblem(404, { message: 'Not Found' }))).toBe('Código postal inválido');
  expect(invalidZipCodeError(httpProblem(400, undefined))).toBe('Código postal inválido');
  expect(lookUpFailure(httpProblem(404, undefined))).toBeUndefined();
});

test.each([
  ['offline', { kind: 'offline' }, undefined],
  ['timeout', { kind: 'timeout' }, undefined],
  ['an unreadable response', { kind: 'unreadable' }, undefined],
  ['a server error', httpProblem(500, { message: 'Something went wrong' }), 'Algo salió mal.'],
  ['a server error in English', httpProblem(500, { message: 'Server Error' }), 'Algo salió mal.'],
  [
    'too many requests',
    httpProblem(429, { message: 'Too many attempts' }),
    'Demasiados intentos, inténtalo de nuevo después de un minuto.',
  ],
])('%s does not make a zip code invalid', (_, failure, why) => {
  expect(invalidZipCodeError(failure)).toBeUndefined();
  expect(lookUpFailure(failure)?.text).toBe('No pudimos revisar tu código postal.');
  expect(lookUpFailure(failure)?.reason?.text).toBe(why);
});

test('rejects a zip code that could not be checked, except while the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const unchecked = 'No pudimos revisar tu código postal.';
  expect(uncheckedZipCodeError({ kind: 'offline' })).toBe(unchecked);
  expect(uncheckedZipCodeError({ kind: 'timeout' })).toBe(unchecked);
  expect(uncheckedZipCodeError(httpProblem(500, {}))).toBe(unchecked);
  vi.stubGlobal('navigator', { onLine: false });
  noteCall(false);
  expect(uncheckedZipCodeError({ kind: 'offline' })).toBeUndefined();
  expect(uncheckedZipCodeError({ kind: 'timeout' })).toBe(unchecked);
});

test('shows the place with the colony when there is only one', () => {
  const place = { zip_code: '06600', colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' };
  expect(placeOf(place)).toBe('Juárez, Cuauhtémoc, Ciudad de México');
  expect(placeOf({ ...place, colonies: ['Los Cocos', 'Centro'] })).toBe('Cuauhtémoc, Ciudad de México');
  expect(placeOf({ ...place, colonies: [], municipality: '' })).toBe('Ciudad de México');
});
