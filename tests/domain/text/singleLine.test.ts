import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleLine } from '#domain/text/singleLine';

test.each([
  'Ana Sofía Ñúñez del Río',
  "O'Higgins O’Higgins",
  'Pérez-Gil, 2.º piso',
  'casa 🏠 ❤️',
  'Peñón “Núñez” (versión 2) #4 100%',
])('keeps %j as it is', (text) => {
  expect(singleLine(text)).toBe(text);
});

test.each([
  ['the mark that turns a text around', 'factura\u202Efdp.exe', 'facturafdp.exe'],
  ['isolates and direction marks', '\u2067Ana\u2069 \u200FRíos\u061C', 'Ana Ríos'],
  ['zero-width characters and soft hyphens', 'A\u200Bn\u2060\uFEFFa\uFEFF R\u00ADíos', 'Ana Ríos'],
  ['control characters', 'A\u0000n\u0007a\u001B[31m\u0085\u009B', 'Ana[31m'],
  ['halves of surrogate pairs', 'Ana\uD83D Ríos\uDC00', 'Ana Ríos'],
  ['tags', 'Ana\u{E0041}\u{E0001}', 'Ana'],
])('removes %s', (_, text, line) => {
  expect(singleLine(text)).toBe(line);
});

test.each(['\n', '\r\n', '\t', '\v', '\u2028', '\u2029', '\u00A0', '  '])(
  'puts one space in the place of %j, and none at the ends',
  (gap) => {
    expect(singleLine(`${gap}Calle 5${gap}Centro${gap}`)).toBe('Calle 5 Centro');
  },
);

test('returns well-formed text that it would not change again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        const line = singleLine(text);
        expect(line).toBe(singleLine(line));
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
      },
    ),
  );
});
