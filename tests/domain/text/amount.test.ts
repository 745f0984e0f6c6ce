import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rentRules } from '#domain/forms/rentRules';
import { amountIn } from '#domain/text/amount';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { spanishError } from '../../spanishText.ts';

describe('an amount in a text', () => {
  test.each([
    ['20000', 20_000],
    ['20000.5', 20_000.5],
    ['20000,50', 20_000.5],
    ['20,000', 20_000],
    ['20,000.', 20_000],
    ['20.000,50', 20_000.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['22 000,50', 22_000.5],
    ['22\u00a0000,50', 22_000.5],
    ['22\u202f000.50', 22_000.5],
    ["18'500", 18_500],
    ['18\u2019500', 18_500],
    ['18\u00b4500', 18_500],
    ['20,000,50', 20_000.5],
    ['.5', 0.5],
    ['15,5', 15.5],
    ['$ 20,000.00 MXN', 20_000],
    ['MXN 20000', 20_000],
    ['MX$20,000', 20_000],
    ['20000 pesos', 20_000],
    ['20,000.00 M.N.', 20_000],
    ['Renta mensual: $20,000.00', 20_000],
    ['son 20000 al mes', 20_000],
    ['\u200e20,000\u200f', 20_000],
    ['\uff12\uff10\uff10\uff10\uff10', 20_000],
    ['  20000\n', 20_000],
    ['999999999999.99', 999_999_999_999.99],
  ])('%j is %d', (text, amount) => expect(amountIn(text)).toBe(amount));

  test.each([
    '',
    '$',
    '.',
    'mucho',
    '-20000',
    '\u221220000',
    '\u201320000',
    '$-20,000.00',
    '(20000)',
    '1e9',
    '20k',
    '20 mil',
    '0x4e20',
    '20.000',
    '20000.999',
    '20000,500',
    '20,000.00.00',
    '20,00,0',
    '1,2345',
    '1,234.567',
    '20000 50',
    '20000 a 25000',
    'Renta, 20000 cada mes, 12 meses',
    '12 meses de 20000',
    '10%',
    '1234567890123',
  ])('%j is none', (text) => expect(amountIn(text)).toBeUndefined());

  test('is the same number for each way in which it is written in Mexico', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
        const amount = centavos / 100;
        const written = amount.toLocaleString('es-MX', { minimumFractionDigits: 2 });
        expect([amount.toFixed(2), written, `$${written} MXN`].map(amountIn)).toEqual([amount, amount, amount]);
      }),
    );
  });
});

describe('a rent', () => {
  const error = (rent: number | string | undefined) => spanishError(rentRules, rent, {});

  test('that is no amount is rejected with an example', () => {
    for (const typed of ['-20000', '1e9', '20k'])
      expect(error(typed)).toBe(ruleTexts['Write your rent with digits only, such as 18,500.00.']);
  });

  test('is missing while its field is blank', () => {
    for (const missing of [undefined, '', ' ']) expect(error(missing)).toBe('Escribe tu renta mensual.');
  });

  test('may be 10,000,000 MXN at most', () => {
    expect(error(10_000_000)).toBeUndefined();
    expect(error(10_000_000.01)).toBe('El monto máximo es de $10,000,000 MXN');
  });
});
