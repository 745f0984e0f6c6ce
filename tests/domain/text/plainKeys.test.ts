import { describe, expect, test } from 'vitest';
import { normaliseCurp } from '#domain/identifiers/curp';
import { plainEmail } from '#domain/identifiers/email';
import { normalisePhone } from '#domain/identifiers/phone';
import { normaliseRfc } from '#domain/identifiers/rfc';
import { plainZipCode } from '#domain/identifiers/zipCode';

const CURP = 'RICM870214MDFSSR05';

describe('a text that is inserted at once', () => {
  test.each([
    ' RICM870214MDFSSR05',
    'CURP: RICM870214MDFSSR05',
    'Mi CURP ricm870214mdfssr05.',
    'C.U.R.P.: RICM 870214 MDFSSR 05',
    'RICM-870214\u2013MDFSSR\u201105',
    '\u200eRICM870214\u200bMDFSSR05\u2069',
    'RICM\u00a0870214\u202fMDFSSR05\ufeff',
    '\uff32\uff29\uff23\uff2d870214MDFSSR05',
  ])('%j is the CURP', (text) => {
    expect(normaliseCurp(text)).toBe(CURP);
    expect(normaliseCurp(normaliseCurp(text))).toBe(CURP);
  });

  test.each(['GODE-561231-GR8', 'RFC: GODE561231GR8', 'R.F.C. GODE 561231 GR8', 'RFC:GODE\u2014561231\u2012GR8'])(
    '%j is the RFC',
    (text) => expect(normaliseRfc(text)).toBe('GODE561231GR8'),
  );

  test('is a key with Ñ also where the tilde is a character of its own', () => {
    expect(normaliseRfc('N\u0303UN\u0303E561231GR8')).toBe('ÑUÑE561231GR8');
  });

  test('keeps letters of a key that look like its label', () => {
    expect(normaliseRfc('RFCA561231GR8')).toBe('RFCA561231GR8');
    expect(normaliseCurp('CURP870214MDFSSR05')).toBe('CURP870214MDFSSR05');
  });

  test.each(['C.P. 06600', 'CP 06600', 'c.p.06600', 'Código Postal: 06600', '06\u00a0600', '\u200f06600.'])(
    '%j is the zip code',
    (text) => expect(plainZipCode(text)).toBe('06600'),
  );

  test.each(['-6600', '06600-123', 'seis', '066001'])('%j keeps what is no zip code, for the rules to reject', (text) =>
    expect(plainZipCode(text)).toBe(text),
  );

  test.each(['mailto:ana@correo.mx', 'Correo: ana@correo.mx', 'E-mail: ana@correo.mx', '\u200bana@correo.mx'])(
    '%j is the e-mail',
    (text) => expect(plainEmail(text)).toBe('ana@correo.mx'),
  );

  test.each([
    '00 52 55 1234 5678',
    '0052 (55) 1234\u20115678',
    'Tel.: +52\u00a055 1234 5678',
    '\u202a5512345678\u202c',
  ])('%j is the phone', (text) => expect(normalisePhone(text)).toBe('5512345678'));
});
