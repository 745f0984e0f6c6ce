import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from '#domain/identifiers/email';

test.each([
  'ana+1@correo.mx',
  'x@mi-empresa.technology',
  "o'higgins@correo.com.mx",
  'ANA@CORREO.MX',
  '  ana@correo.mx ',
  'ana.rios_2@sub.correo.mx',
  '1@a.co',
])('%j is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ana',
  'ana@correo',
  'ana@correo.m',
  'ana@correo.m1',
  '@correo.mx',
  'ana@.mx',
  'ana@-correo.mx',
  'ana@correo-.mx',
  'ana@correo..mx',
  'ana@@correo.mx',
  'ana@dos@correo.mx',
  'ana rios@correo.mx',
  'ana@correo.mx, eva@correo.mx',
  'ana@correo.mx\nx',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an address has 254 characters at most', () => {
  const domain = '@correo.mx';
  expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true);
  expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false);
});

test('addresses are kept without outer spaces and in lower case', () => {
  expect(normaliseEmail(' Ana@Correo.MX ')).toBe('ana@correo.mx');
});

test('a hostile address is refused at once', () => {
  const started = performance.now();
  isEmail(`a@${'a-'.repeat(120)}!`);
  isEmail(`${'a.'.repeat(100_000)}@`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
