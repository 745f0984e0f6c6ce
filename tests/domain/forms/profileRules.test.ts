import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import {
  biometricRules,
  identificationRules,
  identificationWarnings,
  incomeAndTaxesRules,
  incomeAndTaxesWarnings,
  latestBirthdate,
  profileCreationRules,
} from '#domain/forms/profileRules';
import { check } from '#domain/rules';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { spanishError } from '../../spanishText.ts';

const TODAY = day('2026-11-21');
const CURP = 'RICM870214MDFSSR05';
const file = { id: 'f1', name: 'ine.jpg', size: 1, url: '/f1' };

test('shows in Spanish what is missing in a new profile', { tags: 's5-profile-name' }, () => {
  const none = { name: ' ', last_name: '', accept_privacy_policy: false, accept_terms_and_conditions: false };
  const fields = ['name', 'last_name', 'accept_privacy_policy', 'accept_terms_and_conditions'] as const;
  expect(
    fields.map((field) => spanishError<unknown, unknown>(profileCreationRules[field] as never, none[field], none)),
  ).toEqual([
    'Tu nombre es requerido.',
    'Tus apellidos son requeridos.',
    'Debes aceptar el aviso de privacidad.',
    'Debes aceptar los términos y condiciones.',
  ]);
  const all = { name: 'Ana', last_name: 'Ríos', accept_privacy_policy: true, accept_terms_and_conditions: true };
  expect(check(profileCreationRules, all)).toEqual({});
});

describe('identification', () => {
  const rules = identificationRules(TODAY);
  const identification = {
    front_document: file,
    back_document: file,
    birthdate: '1987-02-14',
    curp_number: CURP,
    address: 'Av. Juárez 1',
    zip_code: '06600',
  } as never;

  test('accepts valid values', () => {
    expect(check(rules, identification)).toEqual({});
  });

  test('requires all six fields of an untouched form, and shows no warnings', () => {
    expect(check(rules, {} as never)).toEqual({
      front_document: 'Image required',
      back_document: 'Image required',
      birthdate: 'Write your birthdate.',
      curp_number: 'Write your CURP.',
      address: 'Write your address.',
      zip_code: 'Write your zip code.',
    });
    expect(check(identificationWarnings, {} as never)).toEqual({});
    expect(check(incomeAndTaxesWarnings(null), {} as never)).toEqual({});
  });

  const NO_DATE = ruleTexts['Write a date that exists, with day, month and year.'];
  test.each([
    ['', ruleTexts['Write your birthdate.']],
    ['1987-02-30', NO_DATE],
    ['87-02-14', NO_DATE],
    ['0087-02-14', NO_DATE],
    ['1899-12-31', NO_DATE],
    ['1900-01-01', undefined],
    ['2008-11-21', undefined],
    ['2008-11-22', ruleTexts['You must be at least 18 years old.']],
    ['2030-01-01', ruleTexts['You must be at least 18 years old.']],
    ['9999-12-31', ruleTexts['You must be at least 18 years old.']],
  ])('shows on 21 November 2026 for the birthdate %j: %s', (birthdate, message) => {
    expect(spanishError(rules.birthdate, birthdate, identification)).toBe(message);
  });

  test('lets somebody born on 29 February register from 28 February of the year in which they turn 18', () => {
    const on = (today: string) => spanishError(identificationRules(day(today)).birthdate, '2008-02-29', identification);
    expect(on('2026-02-27')).toBe(ruleTexts['You must be at least 18 years old.']);
    expect(on('2026-02-28')).toBeUndefined();
  });

  test.each([
    ['2026-11-21', '2008-11-21'],
    ['2026-02-27', '2008-02-27'],
    ['2026-02-28', '2008-02-29'],
    ['2028-02-29', '2010-02-28'],
  ])('on %s the latest birthdate of an adult is %s', (today, birthdate) => {
    expect(latestBirthdate(day(today))).toBe(birthdate);
  });

  test.each([
    ['1987-02-14', CURP, undefined],
    ['1987-02-15', CURP, ruleTexts['Your birthdate does not match your CURP.']],
    ['1987-02-15', 'RICM87', undefined],
  ])('warns for the birthdate %s with the CURP %s: %s', (birthdate, curp_number, message) => {
    expect(spanishError(identificationWarnings.birthdate, birthdate, { curp_number } as never)).toBe(message);
  });

  test('warns about a wrong check digit of the CURP', () => {
    expect(
      check(identificationWarnings, { curp_number: 'RICM870214MDFSSR01', birthdate: '1987-02-14' } as never),
    ).toEqual({ curp_number: 'The last character of your CURP does not match. If it is written well, continue.' });
  });
});

test('requires a selfie', () => {
  expect(spanishError(biometricRules.selfie, null as never, {} as never)).toBe('Imagen requerida');
  expect(spanishError(biometricRules.selfie, file as never, {} as never)).toBeUndefined();
});

describe('income and taxes', () => {
  test('requires proofs of income, the RFC and its PDF', { tags: 's5-income-required' }, () => {
    const errorsOf = (values: object) => check(incomeAndTaxesRules, values as never);
    expect(errorsOf({ proof_incomes: [], rfc_number: '', rfc: null })).toEqual({
      proof_incomes: 'Document required',
      rfc_number: 'Write your RFC.',
      rfc: 'Document required',
    });
    expect(errorsOf({ proof_incomes: [file], rfc_number: 'RICM870214QK7', rfc: file })).toEqual({});
  });

  test.each([
    ['RICM870214QK7', CURP, undefined],
    ['GODE561231GR8', CURP, ruleTexts['Your RFC does not match your CURP.']],
    ['GODE561231GR8', null, undefined],
    [
      'RICM870214QK8',
      CURP,
      ruleTexts['The last character of your RFC does not match. If it is written well, continue.'],
    ],
  ])('warns for the RFC %s with the CURP %s: %s', (rfc, curp, message) => {
    expect(spanishError(incomeAndTaxesWarnings(curp).rfc_number, rfc, {} as never)).toBe(message);
  });
});
