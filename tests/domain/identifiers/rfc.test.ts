import { describe, expect, test } from 'vitest';
import { isRfc, rfcCheckDigitRule, rfcMatchesCurp, rfcRule } from '#domain/identifiers/rfc';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { spanishText } from '../../spanishText.ts';

const errorOf = (text: string) => spanishText(rfcRule(text, undefined));
const warningOf = (text: string) => spanishText(rfcCheckDigitRule(text, undefined));
const DOES_NOT_MATCH = ruleTexts['The last character of your RFC does not match. If it is written well, continue.'];

test.each(['GODE561231GR8', 'RICM870214QK7'])('accepts the RFC %s without a warning', (rfc) => {
  expect(errorOf(rfc)).toBeUndefined();
  expect(warningOf(rfc)).toBeUndefined();
  expect(isRfc(rfc)).toBe(true);
});

// The check digit follows from the sum modulo 11: 0 → 0, 1 → A, else 11 minus the remainder. & and Ñ have own values.
test.each(['GODE561231AA7', 'GODE561231A80', 'GODE561231A3A', 'ÑU&E800101AD0'])(
  'of RFCs that differ in the last character only %s passes without a warning',
  (rfc) => {
    const right = [...'0123456789A'].filter((last) => warningOf(rfc.slice(0, 12) + last) === undefined);
    expect(right).toEqual([rfc.at(-1)]);
  },
);

test('warns about a wrong check digit and does not reject it', () => {
  expect(errorOf('GODE561231GR9')).toBeUndefined();
  expect(warningOf('GODE561231GR9')).toBe(DOES_NOT_MATCH);
});

test('does not warn about a text that is not an RFC', () => {
  expect(warningOf('GODE')).toBeUndefined();
  expect(rfcCheckDigitRule(undefined as unknown as string, undefined)).toBeUndefined();
});

test.each([
  ['', 'Escribe tu RFC.'],
  [' ', 'Escribe tu RFC.'],
  ['GODE561231GR', ruleTexts["A person's RFC has {length} characters; you wrote {count}."]({ length: 13, count: 12 })],
  [
    'GODE561231GR88',
    ruleTexts["A person's RFC has {length} characters; you wrote {count}."]({ length: 13, count: 14 }),
  ],
  ['XAXX010101000', ruleTexts['Use your own RFC, not the generic one.']],
  ['xaxx-010101-000', ruleTexts['Use your own RFC, not the generic one.']],
  ['XEXX010101000', ruleTexts['Use your own RFC, not the generic one.']],
  ['G0DE561231GR8', ruleTexts['Check your RFC: the first 4 letters are not valid.']],
  ['G0DE56ABCDGR8', ruleTexts['Check your RFC: the first 4 letters are not valid.']],
  ['GODE560230GR8', ruleTexts['Check your RFC: the date (positions 5 to 10) does not exist.']],
  ['GODE561331GR8', ruleTexts['Check your RFC: the date (positions 5 to 10) does not exist.']],
  ['GODE5612A1GR8', ruleTexts['Check your RFC: the date (positions 5 to 10) does not exist.']],
  ['GODE561231GRB', ruleTexts['Check your RFC: look at the last 3 positions.']],
  ['GODE561231Ñ18', ruleTexts['Check your RFC: look at the last 3 positions.']],
])('shows for %j: %s', { tags: 's9-rfc' }, (text, message) => {
  expect(errorOf(text)).toBe(message);
});

test('accepts 29 February when it exists in 19yy or 20yy', () => {
  expect(errorOf('GODE000229GR8')).toBeUndefined();
  expect(errorOf('GODE010229GR8')).toBe(ruleTexts['Check your RFC: the date (positions 5 to 10) does not exist.']);
});

test('accepts Ñ and & as letters', () => {
  expect(errorOf('ÑA&E561231GR8')).toBeUndefined();
});

describe('an RFC and a CURP', () => {
  test.each([
    ['letters and birthdate are equal', 'RICM870214MDFSSR05', 'ricm870214qk7'],
    ['the CURP has X for Ñ', 'MUXO870214MDFSSR05', 'MUÑO870214QK7'],
    ['the CURP has X for the Ñ of a surname', 'XUXA870214MDFXXN05', 'ÑUÑA870214QK7'],
    ['Ñ is written as N and a tilde', 'MUXO870214MDFSSR05', 'MUN\u0303O870214QK7'],
    // Ramírez Torres Ana, Castro Camacho Gonzalo, Pérez Tapia Omar
    ['both avoid an inconvenient word', 'RXTA850214MDFMRN05', 'RATX8502143T7'],
    ['both avoid an inconvenient word', 'CXCG850214HDFSMN05', 'CACX8502143T7'],
    ['only the CURP avoids the word', 'PXTO850214HDFRPM05', 'PETO8502143T7'],
    ['only the RFC avoids the word', 'RATA850214MDFMRN05', 'RATX8502143T7'],
    // Smith Anna, Lee Jae, Martínez Xóchitl
    ['there is one surname', 'SIXA850214MNEMXN07', 'SIAN8502143T8'],
    ['there is one surname, with its second letter', 'SIXA850214MNEMXN07', 'SMAN8502143T8'],
    ['there is one surname of three letters', 'LEXJ850214HNEXXX07', 'LEJA8502143T8'],
    ['there is one surname and the name begins with X', 'MAXX850214MDFRXC07', 'MAXO8502143T8'],
    // Uc Chi María, Ek Pech Luis, Ku Noh Rosa, de la O Ruiz Eva
    ['the paternal surname has two letters', 'UXCM850214MYNCHR06', 'UCMA8502143T8'],
    ['the paternal surname has two letters', 'EXPL850214HYNKCS06', 'EPLU8502143T8'],
    ['the paternal surname ends in its vowel', 'KUNR850214MYNXHS06', 'KNRO8502143T8'],
    ['the paternal surname is one letter', 'OXRE850214MDFXZV06', 'OREV8502143T8'],
    // D'Amico Álvarez Alberto, O'Farrill Gómez Inés
    ['the surname has an apostrophe', 'DXAA850214HDFMLL06', 'DAAA8502143T8'],
    ['the surname has an apostrophe', 'OXGI850214MDFFMN06', 'OFGI8502143T8'],
    // Di Stefano Gómez María, Gómez Da Silva María
    ['the RFC begins with a particle', 'SEGM850214MDFTMR06', 'DIGM8502143T8'],
    ['the RFC takes a particle for a short surname', 'SEGM850214MDFTMR06', 'DGMA8502143T8'],
    ['the maternal surname has a particle', 'GOSM850214MDFMLR06', 'GODM8502143T8'],
  ])('match when %s (%s)', (_case, curp, rfc) => {
    expect(rfcMatchesCurp(rfc, curp)).toBe(true);
  });

  test.each([
    ['of two people', 'RICM870214MDFSSR05', 'GODE561231GR8'],
    ['with different birthdates', 'RICM870214MDFSSR05', 'RICM870215QK7'],
    ['of two people born on the same day', 'RICM870214MDFSSR05', 'GOSE870214QK7'],
    ['of twins', 'RICM870214MDFSSR05', 'RICA870214QK7'],
    ['with different maternal surnames', 'RICM870214MDFSSR05', 'RIGM870214QK7'],
    ['with one surname and different names', 'SIXA850214MNEMXN07', 'SIPE8502143T8'],
    ['of somebody with an avoided word and of another', 'RXTA850214MDFMRN05', 'RATM8502143T7'],
    ['of somebody with a short surname and of another', 'UXCM850214MYNCHR06', 'PXCM8502143T8'],
  ])('do not match when they are %s (%s)', (_case, curp, rfc) => {
    expect(rfcMatchesCurp(rfc, curp)).toBe(false);
  });
});
