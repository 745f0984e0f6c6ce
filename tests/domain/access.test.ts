import { describe, expect, test } from 'vitest';
import {
  credentialsRules,
  passwordChangeRules,
  recoveryRules,
  registrationRules,
  temporaryPasswordRules,
} from '#domain/access';
import { check } from '#domain/rules';
import { spanishError } from '../spanishText.ts';

const registration = {
  email: 'ana@correo.mx',
  phone: '+52 (55) 1234-5678',
  password: 'Adelantto1!',
  confirm_password: 'Adelantto1!',
};

describe('login', () => {
  test('asks for both and says which is missing', () => {
    expect(check(credentialsRules, { email: ' ', password: '' })).toEqual({
      email: 'Your email is required',
      password: 'Your password is required.',
    });
  });

  test('does not judge the form of what is there', () => {
    expect(check(credentialsRules, { email: 'ana', password: 'x' })).toEqual({});
  });
});

describe('recovery', () => {
  test('asks only that something is written', () => {
    expect(check(recoveryRules, { email: '' })).toEqual({ email: 'Your email is required' });
    expect(check(recoveryRules, { email: 'no address' })).toEqual({});
  });
});

describe('registration', () => {
  test('takes a good one', () => {
    expect(check(registrationRules, registration)).toEqual({});
  });

  test('of an empty form says what is required, and nothing of the confirmation', () => {
    expect(check(registrationRules, { email: '', phone: '', password: '', confirm_password: '' })).toEqual({
      email: 'Your email is required',
      phone: 'Your cellphone number is required.',
      password: 'Your password is required.',
    });
  });

  test.each([
    ['email', '', 'Tu correo electrónico es obligatorio.'],
    ['email', 'ana@correo', 'Tu correo electrónico no es válido. Ejemplo: nombre@correo.com'],
    ['phone', '', 'Tu número de celular es obligatorio.'],
    ['phone', '+52 (55) 1234-567', 'Tu número de celular no es válido. Debe tener 10 dígitos.'],
    ['password', '', 'Tu contraseña es obligatoria.'],
    ['password', 'Adelantto1', 'El formato de tu contraseña es incorrecto. Revisa los requisitos marcados.'],
    ['password', 'Adelantto1!Adelantto1', 'La contraseña puede tener hasta 20 caracteres.'],
    ['confirm_password', 'Adelantto1?', 'Tus contraseñas no coinciden.'],
  ] as const)('%s %j is told: %s', (field, value, text) => {
    expect(spanishError(registrationRules[field], value, registration)).toBe(text);
  });

  test('a password of 20 characters still fits', () => {
    const password = `${'a'.repeat(17)}A1!`;
    expect(password).toHaveLength(20);
    expect(check(registrationRules, { ...registration, password, confirm_password: password })).toEqual({});
  });
});

describe('a changed password', () => {
  const change = { current_password: 'old', password: 'Adelantto1!', confirm_password: 'Adelantto1!' };

  test('needs the current one, all five format rules and an equal confirmation', () => {
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

describe('the temporary password form, where the later message wins', () => {
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
  ])('a new password %j is told %j', (password, message) => {
    expect(check(temporaryPasswordRules, { password, password_confirmation: password }).password).toBe(message);
  });

  test('an untouched field is told what an empty one is', () => {
    const untouched = {} as { password: string; password_confirmation: string };
    expect(check(temporaryPasswordRules, untouched)).toEqual(
      check(temporaryPasswordRules, { password: '', password_confirmation: '' }),
    );
  });

  test('two empty fields ask for the confirmation, unequal ones for the same password', () => {
    const told = (password: string, password_confirmation: string) =>
      check(temporaryPasswordRules, { password, password_confirmation }).password_confirmation;
    expect(told('', '')).toBe('The password is required.');
    expect(told('Abcdefg1', '')).toBe('The confirmation password should be equal to your new password.');
    expect(told('Abcdefg1', 'Abcdefg2')).toBe('The confirmation password should be equal to your new password.');
    expect(told('Abcdefg1', 'Abcdefg1')).toBeUndefined();
  });
});
