import { describe, expect, test } from 'vitest';
import { codeIn, isCode, verificationRules } from '#domain/verificationCode';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { fc } from '../arbitraries.ts';
import { spanishError } from '../spanishText.ts';

test.each([
  ['1234', undefined],
  ['0000', undefined],
  ['0123', undefined],
  ['', ruleTexts['Write the 4 digits of the code.']],
  ['123', ruleTexts['Write the 4 digits of the code.']],
  ['12345', ruleTexts['Write the 4 digits of the code.']],
  ['12a4', ruleTexts['Write the 4 digits of the code.']],
  ['1234\n', ruleTexts['Write the 4 digits of the code.']],
])('shows for the code %j: %s', { tags: 's9-code-digits' }, (code, message) => {
  expect(spanishError(verificationRules.code, code, { code })).toBe(message);
});

describe('the code in a pasted text', () => {
  test.each([
    ['12 34', '1234'],
    ['12-34', '1234'],
    ['12\u00a034', '1234'],
    ['Tu código es 1234', '1234'],
    ['Tu código es 1234, vence en 3 minutos', '1234'],
  ])('finds in %j the code %s', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  test.each([
    ['', 'nothing'],
    ['Tu código', 'no digit'],
    ['123', 'too few'],
    ['12345', 'too many'],
    ['1234 5678', 'too many'],
    ['+52 (55) 1234-5678', 'a phone number'],
    ['55 1234 5678, 4821', 'a longer number beside it'],
    ['1234 o 4321', 'two different codes'],
    ['12@localhost 34', 'digits on both sides of a host'],
  ])('finds no code in %j (%s)', (text) => {
    expect(codeIn(text)).toBeUndefined();
  });

  test('finds any four digits alone, spaced, and in the text of the SMS', () => {
    const anyCode = fc.nat({ max: 9999 }).map((number) => String(number).padStart(4, '0'));
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(isCode(code)).toBe(true);
        expect(codeIn(code)).toBe(code);
        expect(codeIn([...code].join(' '))).toBe(code);
        expect(codeIn(`Tu código de Adelantto es ${code}. No lo compartas.\n@127.0.0.1:4000 #${code}`)).toBe(code);
      }),
    );
  });

  test('finds only four digits that are in the text, in their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -@#a.') }), (text) => {
        const code = codeIn(text);
        if (code === undefined) return;
        expect(isCode(code)).toBe(true);
        expect(text.replace(/\D/g, '')).toContain(code);
      }),
    );
  });
});
