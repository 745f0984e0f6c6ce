import type { Statement } from './statement.ts';

const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const registrationScreen = 'tests/journeys/specification/registration.spec.ts';
const texts = 'tests/rules/texts.test.ts';
const email = 'tests/domain/identifiers/email.test.ts';
const phone = 'tests/domain/identifiers/phone.test.ts';
const password = 'tests/domain/password.test.ts';

/** Section 5 of the specification: login, registration, password strength. */
export const statements: readonly Statement[] = [
  {
    id: 's5-login',
    says: 'Login: email and password required',
    test: { file: guestScreens, name: 'the login screen > requires e-mail and password' },
  },
  {
    id: 's5-login-length',
    says: 'Login: password max length 20',
    test: { file: guestScreens, name: 'the login screen > accepts a password of 20 characters at most' },
  },
  {
    id: 's5-registration-required',
    says: 'Registration: email, phone and password required',
    test: { file: registrationScreen, name: 'the registration screen > requires e-mail, cellphone and password' },
  },
  {
    id: 's5-registration-invalid',
    says: 'Registration: invalid email, phone, password format and unequal confirmation are rejected',
    test: { file: registrationScreen, name: 'the registration screen > shows an error for each invalid field' },
  },
  {
    id: 's5-email-required',
    says: "'Your email is required'",
    test: { file: texts, name: 'Your email is required is translated as: Tu correo electrónico es obligatorio.' },
  },
  {
    id: 's5-email-invalid',
    says: "'Your email is invalid'",
    test: {
      file: texts,
      name: 'Your email is invalid is translated as: Tu correo electrónico no es válido. Ejemplo: nombre@correo.com',
    },
  },
  {
    id: 's5-email-pattern',
    says: 'Email must match a standard address pattern',
    test: { file: email, name: 'rejects %j' },
  },
  {
    id: 's5-email-pattern-good',
    says: 'Email: standard addresses are taken',
    test: { file: email, name: 'accepts %j' },
  },
  {
    id: 's5-phone-required',
    says: "'Your cellphone number is required.'",
    test: {
      file: texts,
      name: 'Your cellphone number is required. is translated as: Tu número de celular es obligatorio.',
    },
  },
  {
    id: 's5-phone-invalid',
    says: "'Your cellphone number is invalid.'",
    test: {
      file: texts,
      name: 'Your cellphone number is invalid. is translated as: Tu número de celular no es válido. Debe tener 10 dígitos.',
    },
  },
  {
    id: 's5-phone-stripped',
    says: 'Phone valid after stripping dashes, parentheses and spaces',
    test: { file: phone, name: 'returns any ten digits from the mask and from the format of the API' },
  },
  {
    id: 's5-phone-mask',
    says: 'Phone input mask +52 (##) ####-####',
    test: { file: registrationScreen, name: 'the registration screen > formats the phone with its mask' },
  },
  {
    id: 's5-phone-hint',
    says: "Phone hint 'El formato del teléfono debe seguir este patrón: +52 (##) ####-####'",
    test: { file: registrationScreen, name: 'the registration screen > shows the format of the phone' },
  },
  {
    id: 's5-password-required',
    says: "'Your password is required.'",
    test: { file: texts, name: 'Your password is required. is translated as: Tu contraseña es obligatoria.' },
  },
  {
    id: 's5-password-format',
    says: "'Your password format is incorrect.'",
    test: {
      file: texts,
      name: 'Your password format is incorrect. is translated as: El formato de tu contraseña es incorrecto. Revisa los requisitos marcados.',
    },
  },
  {
    id: 's5-password-five-checks',
    says: 'Registration: the password must pass five checks',
    test: {
      file: password,
      name: 'the score is the sum of the passed checks, and only all five make a password acceptable',
    },
  },
  {
    id: 's5-password-mismatch',
    says: "'Your passwords do not match'",
    test: { file: texts, name: 'Your passwords do not match is translated as: Tus contraseñas no coinciden.' },
  },
  {
    id: 's5-strength-panel',
    says: 'Password strength: five rules with their points 25/20/20/20/15 and texts',
    test: { file: password, name: 'the five checks have the points and texts of the specification' },
  },
  {
    id: 's5-strength-marks',
    says: 'Password strength: a check or cross per rule',
    test: {
      file: registrationScreen,
      name: 'the registration screen > marks each of the five password rules with a check or a cross',
    },
  },
  { id: 's5-strength-49', says: "Under 50: 'Débil'", test: { file: password, name: '49 points are Débil' } },
  { id: 's5-strength-50', says: "50 to 74: 'Media', from 50", test: { file: password, name: '50 points are Media' } },
  { id: 's5-strength-74', says: "50 to 74: 'Media', up to 74", test: { file: password, name: '74 points are Media' } },
  { id: 's5-strength-75', says: "75 or more: 'Fuerte'", test: { file: password, name: '75 points are Fuerte' } },
  {
    id: 's5-strength-rules',
    says: 'Each rule counts as the table says',
    test: { file: password, name: '%j has %d points: %s' },
  },
  {
    id: 's5-rule-length',
    says: "'Al menos 8 caracteres de longitud'",
    test: { file: texts, name: 'the catalogue contains exactly: Al menos 8 caracteres de longitud' },
  },
  {
    id: 's5-rule-upper',
    says: "'Al menos una letra mayúscula (A-Z).'",
    test: { file: texts, name: 'the catalogue contains exactly: Al menos una letra mayúscula (A-Z).' },
  },
  {
    id: 's5-rule-lower',
    says: "'Al menos una letra minúscula (a-z).'",
    test: { file: texts, name: 'the catalogue contains exactly: Al menos una letra minúscula (a-z).' },
  },
  {
    id: 's5-rule-digit',
    says: "'Al menos un número (0-9).'",
    test: { file: texts, name: 'the catalogue contains exactly: Al menos un número (0-9).' },
  },
  {
    id: 's5-rule-special',
    says: "'Al menos un caracter especial'",
    test: { file: texts, name: 'the catalogue contains exactly: Al menos un caracter especial' },
  },
];
