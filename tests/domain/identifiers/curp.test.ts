import { describe, expect, test } from 'vitest';
import { birthdateOfCurp, curpCheckDigitRule, curpRule, isCurp, normaliseCurp } from '#domain/identifiers/curp';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { fc } from '../../arbitraries.ts';
import { spanishText } from '../../spanishText.ts';

const VALID = 'RICM870214MDFSSR05';
const errorOf = (text: string) => spanishText(curpRule(text, undefined));
const warningOf = (text: string) => spanishText(curpCheckDigitRule(text, undefined));

test.each([VALID, 'QUSR010527MQTRNNA6', 'DUNA950811XDFRVL09'])('accepts the CURP %s without a warning', (curp) => {
  expect(errorOf(curp)).toBeUndefined();
  expect(warningOf(curp)).toBeUndefined();
  expect(isCurp(curp)).toBe(true);
});

test('warns about a wrong check digit and does not reject it', () => {
  expect(errorOf('RICM870214MDFSSR01')).toBeUndefined();
  expect(warningOf('RICM870214MDFSSR01')).toBe(
    ruleTexts['The last character of your CURP does not match. If it is written well, continue.'],
  );
});

test('does not warn about a text that is not a CURP', () => {
  expect(warningOf('RICM87')).toBeUndefined();
  expect(curpCheckDigitRule(undefined as unknown as string, undefined)).toBeUndefined();
});

test.each([
  ['', 'Escribe tu CURP.'],
  ['   ', 'Escribe tu CURP.'],
  ['RICM870214MDFSSR0', ruleTexts['A CURP has {length} characters; you wrote {count}.']({ length: 18, count: 17 })],
  ['RICM870214MDFSSR055', ruleTexts['A CURP has {length} characters; you wrote {count}.']({ length: 18, count: 19 })],
  ['1ICM870214MDFSSR05', ruleTexts['Check your CURP: the first 4 letters are not valid.']],
  ['R1CM870214MXASSR05', ruleTexts['Check your CURP: the first 4 letters are not valid.']],
  ['RIC1870214MDFSSR05', ruleTexts['Check your CURP: the first 4 letters are not valid.']],
  ['RBCM870214MDFSSR05', ruleTexts['Check your CURP: the first 4 letters are not valid.']],
  ['RIÑM870214MDFSSR05', ruleTexts['A CURP has X instead of N with a tilde.']],
  ['ñicm870214mdfssr05', ruleTexts['A CURP has X instead of N with a tilde.']],
  ['RIN\u0303M870214MDFSSR05', ruleTexts['A CURP has X instead of N with a tilde.']],
  ['RICM870230MDFSSR05', ruleTexts['Check your CURP: the date (positions 5 to 10) does not exist.']],
  ['RICM871314MDFSSR05', ruleTexts['Check your CURP: the date (positions 5 to 10) does not exist.']],
  ['RICM870200MDFSSR05', ruleTexts['Check your CURP: the date (positions 5 to 10) does not exist.']],
  ['RICM87O214MDFSSR05', ruleTexts['Check your CURP: the date (positions 5 to 10) does not exist.']],
  ['RICM870214ADFSSR05', ruleTexts['Check your CURP: position 11 must be H, M or X.']],
  ['RICM870214MXXSSR05', ruleTexts['Check your CURP: the state (positions 12 and 13) does not exist.']],
  ['RICM870214MDFASR05', ruleTexts['Check your CURP: look at the last 5 positions.']],
  ['RICM870214MDFÑSR05', ruleTexts['A CURP has X instead of N with a tilde.']],
  ['RICM870214MDFSSRÑ5', ruleTexts['A CURP has X instead of N with a tilde.']],
  ['RICM870214MDFSSR0A', ruleTexts['Check your CURP: look at the last 5 positions.']],
])('shows for %j: %s', (text, message) => {
  expect(errorOf(text)).toBe(message);
});

test('takes the century from position 17: 29 February exists in 2000, and not in 1900', () => {
  expect(errorOf('RICM000229MDFSSRA5')).toBeUndefined();
  expect(errorOf('RICM000229MDFSSR05')).toBe(
    ruleTexts['Check your CURP: the date (positions 5 to 10) does not exist.'],
  );
});

test.each(['AS BC BS CC CH CL CM CS DF DG GR', 'GT HG JC MC MN MS NE NL NT OC PL', 'QR QT SL SP SR TC TL TS VZ YN ZS'])(
  'accepts the state codes %s',
  (states) => {
    for (const state of states.split(' ')) expect(isCurp(`RICM870214M${state}SSR05`)).toBe(true);
  },
);

describe('the birthdate in a CURP', () => {
  test.each([
    [VALID, '1987-02-14'],
    ['QUSR010527MQTRNNA6', '2001-05-27'],
    ['ricm870214mdfssr05', '1987-02-14'],
  ])('of %s is %s', (curp, birthdate) => {
    expect(birthdateOfCurp(curp)).toBe(birthdate);
  });

  test('is undefined for a text that is not a CURP', () => {
    expect(birthdateOfCurp('RICM870214')).toBeUndefined();
    expect(birthdateOfCurp('')).toBeUndefined();
  });
});

test('ignores case, spaces and dashes', { tags: 's9-curp' }, () => {
  expect(normaliseCurp(' ricm-870214 mdfssr05 ')).toBe(VALID);
  expect(normaliseCurp(undefined)).toBe('');
  expect(errorOf('ricm 870214 mdf ssr 05')).toBeUndefined();
});

test('detects one mistyped digit, as an error or as a warning, unless the weights cancel it out', () => {
  const digitPositions = [4, 5, 6, 7, 8, 9, 17];
  fc.assert(
    fc.property(fc.constantFrom(...digitPositions), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const wrong = (Number(VALID.charAt(position)) + shift) % 10;
      const mistyped = VALID.slice(0, position) + wrong + VALID.slice(position + 1);
      // Not detected when the weight times the difference is a multiple of ten.
      const weight = position === 17 ? 1 : 18 - position;
      const isDetectable = (shift * weight) % 10 !== 0;
      if (isDetectable) expect(errorOf(mistyped) ?? warningOf(mistyped)).toBeDefined();
    }),
  );
});
