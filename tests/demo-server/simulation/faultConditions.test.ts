import { describe, expect, test } from 'vitest';
import { hasPattern, meets } from '../../../demo-server/simulation/faultConditions.ts';

const call = {
  headers: { 'user-agent': 'Mozilla/5.0 (iPhone)', accept: ['a', 'b'] },
  body: { email: 'ana@correo.mx', files: ['1'], rent: 5 },
};

describe('a call', () => {
  test.each([
    ['nothing', undefined],
    ['an empty condition', {}],
    ['a header whatever the case of its name', { headers: { 'User-Agent': '*iPhone*' } }],
    ['a header that was sent twice', { headers: { Accept: 'a,b' } }],
    ['an empty pattern for a header that was not sent', { headers: { 'x-prueba': '' } }],
    ['a field', { body: { email: 'ana@correo.mx' } }],
    ['a field that is a list', { body: { files: ['1'], rent: 5 } }],
    ['headers and fields', { headers: { 'user-agent': 'Moz*' }, body: { rent: 5 } }],
  ])('meets a condition that asks for %s', (_, condition) => {
    expect(meets(condition, call)).toBe(true);
  });

  test.each([
    ['another value of a header', { headers: { 'user-agent': '*Android*' } }],
    ['a header that was not sent', { headers: { 'x-prueba': '*' } }],
    ['one header of two', { headers: { accept: '*', 'x-prueba': '*' } }],
    ['another value of a field', { body: { email: 'luz@correo.mx' } }],
    ['a value of another type', { body: { rent: '5' } }],
    ['a field that was not sent', { body: { selfie: undefined } }],
    ['a field that every object has', { body: { constructor: Object } }],
    ['a header that fits and a field that does not', { headers: { accept: '*' }, body: { rent: 6 } }],
    ['a field that fits and a header that does not', { headers: { accept: 'c' }, body: { rent: 5 } }],
  ])('does not meet a condition that asks for %s', (_, condition) => {
    expect(meets(condition, call)).toBe(false);
  });

  test.each([undefined, null, 'email', 5])('with the body %j has no fields', (body) => {
    expect(meets({ body: { length: 5 } }, { headers: {}, body })).toBe(false);
    expect(meets({ headers: {} }, { headers: {}, body })).toBe(true);
  });
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abcd', false],
  ['*', 'abc', true],
  ['*', '', false],
  ['a*', 'abc', true],
  ['*c', 'abc', true],
  ['a*c', 'ac', true],
  ['ab*bc', 'abc', false],
  ['*x*', 'abc', false],
  ['a*b*c', 'a1b2c', true],
  ['a*b*b', 'ab', false],
  ['*b*', 'b', true],
  ['*ab*ab*', 'xabx', false],
  ['(a+)+$', 'aaaa', false],
])('the pattern %s of a header matches %j: %s', (pattern, text, isMatch) => {
  expect(hasPattern(pattern, text)).toBe(isMatch);
});
