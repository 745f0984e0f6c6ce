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
  `${'a'.repeat(64)}@${'b'.repeat(63)}.mx`,
])('accepts %j', { tags: 's5-email-pattern-good' }, (text) => {
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
  '.ana@correo.mx',
  'ana.@correo.mx',
  'ana..rios@correo.mx',
  `${'a'.repeat(65)}@correo.mx`,
  `ana@${'b'.repeat(64)}.mx`,
  `ana@correo.${'c'.repeat(64)}`,
])('rejects %j', { tags: 's5-email-pattern' }, (text) => {
  expect(isEmail(text)).toBe(false);
});

test('accepts at most 254 characters', () => {
  const domain = `@${`${'b'.repeat(62)}.`.repeat(3)}mx`;
  expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true);
  expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false);
});

test('normalises an address to lower case without outer spaces', () => {
  expect(normaliseEmail(' Ana@Correo.MX ')).toBe('ana@correo.mx');
});

test('rejects a hostile address without slow backtracking', () => {
  const before = process.cpuUsage();
  isEmail(`a@${'a-'.repeat(120)}!`);
  isEmail(`${'a.'.repeat(100_000)}@`);
  // Of the processor, which other programs may keep busy meanwhile.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
