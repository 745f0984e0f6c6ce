import { describe, expect, test } from 'vitest';
import { credentialsRules, recoveryRules } from '#domain/access';
import { passwordChangeRules, registrationRules, temporaryPasswordRules } from '#domain/forms/newPasswordRules';
import { check } from '#domain/rules';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { spanishError } from '../spanishText.ts';

const registration = {
  email: 'ana@correo.mx',
  phone: '+52 (55) 1234-5678',
  password: 'Adelantto1!',
  confirm_password: 'Adelantto1!',
};

describe('login', () => {
  test('requires e-mail and password, each with its own message', () => {
    expect(check(credentialsRules, { email: ' ', password: '' })).toEqual({
      email: 'Your email is required',
      password: 'Your password is required.',
    });
  });

  test('does not check the format of e-mail and password', () => {
    expect(check(credentialsRules, { email: 'ana', password: 'x' })).toEqual({});
  });
});

describe('password recovery', () => {
  test('requires an e-mail and does not check its format', () => {
    expect(check(recoveryRules, { email: '' })).toEqual({ email: 'Your email is required' });
    expect(check(recoveryRules, { email: 'no address' })).toEqual({});
  });
});

describe('registration', () => {
  test('accepts valid values', () => {
    expect(check(registrationRules, registration)).toEqual({});
  });

  test('reports every required field of an empty form except the confirmation', () => {
    expect(check(registrationRules, { email: '', phone: '', password: '', confirm_password: '' })).toEqual({
      email: 'Your email is required',
      phone: 'Your cellphone number is required.',
      password: 'Your password is required.',
    });
  });

  test.each([
    ['email', 'ana@correo', 'Tu correo electrónico no es válido. Ejemplo: nombre@correo.com'],
    ['phone', '+52 (55) 1234-567', ruleTexts['Your cellphone number is invalid.']],
    ['password', 'Adelantto1', ruleTexts['Your password format is incorrect.']],
    ['password', 'Adelantto1!Adelantto1', ruleTexts['The password may have up to 20 characters.']],
    ['confirm_password', 'Adelantto1?', 'Tus contraseñas no coinciden.'],
  ] as const)('shows for %s %j: %s', (field, value, text) => {
    expect(spanishError(registrationRules[field], value, registration)).toBe(text);
  });
});

describe('a password change', () => {
  const change = { current_password: 'old', password: 'Adelantto1!', confirm_password: 'Adelantto1!' };

  test('requires the current password, all five password checks and an equal confirmation', {
    tags: 's5-change-required',
  }, () => {
    expect(check(passwordChangeRules, change)).toEqual({});
    expect(check(passwordChangeRules, { current_password: '', password: 'adelantto1!', confirm_password: '' })).toEqual(
      {
        current_password: 'Your password is required.',
        password: 'Your password format is incorrect.',
        confirm_password: 'Your passwords do not match',
      },
    );
    expect(check(passwordChangeRules, { ...change, password: '', confirm_password: '' })).toEqual({
      password: 'Your password is required.',
    });
  });
});

describe('the temporary password form', () => {
  test.each([
    ['', 'At least eight characters are required.'],
    ['abc', 'At least eight characters are required.'],
    ['Abcdef1', 'At least eight characters are required.'],
    ['abcdefgh', 'At least one uppercase character is missing.'],
    ['abcdefg1', 'At least one uppercase character is missing.'],
    ['        ', 'At least one uppercase character is missing.'],
    ['Abcdefgh', 'At least one number is missing.'],
    ['Abcdefg1Abcdefg1Abcde', 'The password may have up to 20 characters.'],
    ['Abcdefg1', undefined],
  ])(
    'shows for the new password %j the last message that applies: %j',
    { tags: ['s5-temporary-order', 's9-temporary'] },
    (password, message) => {
      expect(check(temporaryPasswordRules, { password, password_confirmation: password }).password).toBe(message);
    },
  );

  test('shows the same messages for untouched and for empty fields', () => {
    const untouched = {} as { password: string; password_confirmation: string };
    expect(check(temporaryPasswordRules, untouched)).toEqual(
      check(temporaryPasswordRules, { password: '', password_confirmation: '' }),
    );
  });

  test('requires the confirmation, and that it equals the new password', () => {
    const confirmationError = (password: string, password_confirmation: string) =>
      check(temporaryPasswordRules, { password, password_confirmation }).password_confirmation;
    expect(confirmationError('', '')).toBe('The password is required.');
    expect(confirmationError('Abcdefg1', '')).toBe('The confirmation password should be equal to your new password.');
    expect(confirmationError('Abcdefg1', 'Abcdefg2')).toBe(
      'The confirmation password should be equal to your new password.',
    );
    expect(confirmationError('Abcdefg1', 'Abcdefg1')).toBeUndefined();
  });
});
