import type { Statement } from './statement.ts';

const checks = 'tests/journeys/specification/profile-checks.spec.ts';
const codes = 'tests/journeys/specification/codes-and-passwords.spec.ts';
const boxes = 'tests/web/kit/typing.test.ts';
const access = 'tests/domain/access.test.ts';
const texts = 'tests/rules/texts.test.ts';
const guest = 'tests/journeys/specification/guest-screens.spec.ts';
const dprof = 'tests/domain/profile.test.ts';
const prof = 'tests/journeys/specification/profile.spec.ts';
const zip = 'tests/domain/identifiers/zipCode.test.ts';
const app = 'tests/journeys/specification/application.spec.ts';
const dapp = 'tests/domain/application.test.ts';
const bureau = 'tests/journeys/specification/bureau.spec.ts';
const loans = 'tests/journeys/specification/loans.spec.ts';
const i18n = 'tests/rules/i18n.test.ts';

/** Spec §5: codes, recovery, profile, lease, documents, files. */
export const statements: readonly Statement[] = [
  {
    id: 's5-code-required',
    says: 'Verification code: four boxes, each exactly one character, all required',
    test: { file: codes, name: 'the verification of the phone > requires all four digits' },
  },
  {
    id: 's5-code-keypad',
    says: 'Verification code: numeric keypad',
    test: { file: codes, name: 'the verification of the phone > opens the numeric keypad' },
  },
  {
    id: 's5-code-digits',
    says: 'Verification code: digits only',
    test: { file: boxes, name: 'accepts digits only, four at most' },
  },
  {
    id: 's5-temporary-order',
    says: 'Temporary password: checked in order, later messages overwriting earlier ones',
    test: { file: access, name: 'shows for the new password %j the last message that applies: %j' },
  },
  {
    id: 's5-temporary-order-shown',
    says: 'Temporary password: the last broken check speaks on the screen',
    test: {
      file: codes,
      name: 'the replacement of a temporary password > says one thing at a time: of the password what is checked last',
    },
  },
  {
    id: 's5-temporary-required',
    says: "'The password is required.'",
    test: { file: texts, name: 'The password is required. is said as: La contraseña es obligatoria.' },
  },
  {
    id: 's5-temporary-digit',
    says: "'At least one number is missing.'",
    test: { file: texts, name: 'At least one number is missing. is said as: Falta al menos un número.' },
  },
  {
    id: 's5-temporary-uppercase',
    says: "'At least one uppercase character is missing.'",
    test: {
      file: texts,
      name: 'At least one uppercase character is missing. is said as: Falta al menos una letra mayúscula.',
    },
  },
  {
    id: 's5-temporary-eight',
    says: "'At least eight characters are required.'",
    test: { file: texts, name: 'At least eight characters are required. is said as: Usa al menos ocho caracteres.' },
  },
  {
    id: 's5-temporary-confirmation',
    says: 'Temporary password: confirmation required and equal to the password',
    test: {
      file: codes,
      name: 'the replacement of a temporary password > requires the confirmation, and that it is the same',
    },
  },
  {
    id: 's5-temporary-equal',
    says: "'The confirmation password should be equal to your new password.'",
    test: {
      file: texts,
      name: 'The confirmation password should be equal to your new password. is said as: La confirmación debe ser igual a tu nueva contraseña.',
    },
  },
  {
    id: 's5-recovery',
    says: 'Recovery: email required by the input; no other client rule',
    test: { file: guest, name: 'the recovery > requires the e-mail' },
  },
  {
    id: 's5-profile-name',
    says: "'Tu nombre es requerido.', 'Tus apellidos son requeridos.', 'Debes aceptar el aviso de privacidad.', 'Debes aceptar los términos y condiciones.'",
    test: { file: dprof, name: 'shows in Spanish what is missing in a new profile' },
  },
  {
    id: 's5-profile-shown',
    says: 'Profile creation: the four messages stand on the screen',
    test: { file: prof, name: 'the creation of the profile > requires name, last name and both acceptances' },
  },
  {
    id: 's5-identification-required',
    says: "Identification: images required ('Imagen requerida'), CURP, address, zip code required",
    test: { file: prof, name: 'the identification > requires images, CURP, birthdate, address and zip code' },
  },
  {
    id: 's5-identification-images',
    says: 'Identification: image files only',
    test: { file: prof, name: 'the identification > takes image files only' },
  },
  {
    id: 's5-curp-uppercase',
    says: 'CURP is uppercase',
    test: { file: prof, name: 'the identification > writes the CURP in upper case' },
  },
  { id: 's5-zip-pattern', says: 'Zip code: pattern 4 to 5 digits', test: { file: zip, name: 'shows for %j: %s' } },
  {
    id: 's5-zip-max',
    says: 'Zip code: max 5 characters',
    test: { file: prof, name: 'the identification > lets a zip code have five characters at most, digits only' },
  },
  {
    id: 's5-zip-call',
    says: "Zip code: first checked by a server call; refused, the form is not sent and the field has the server's message or 'Código postal inválido'",
    test: { file: checks, name: 'the form of the identification waits for the check of its zip code' },
  },
  {
    id: 's5-selfie-required',
    says: "Selfie: required ('Imagen requerida')",
    test: { file: prof, name: 'the selfie > is required' },
  },
  {
    id: 's5-income-required',
    says: "Income: proof_incomes PDFs required ('Documento obligatorio'), RFC document PDF required",
    test: { file: dprof, name: 'income and taxes > requires proofs of income, the RFC and its PDF' },
  },
  {
    id: 's5-rfc-13',
    says: 'Income: RFC number required, exactly 13 characters',
    test: { file: prof, name: 'income and taxes > wants an RFC of exactly 13 characters' },
  },
  {
    id: 's5-lease-minimum',
    says: "Lease: monthly rent minimum 15,000 MXN ('El monto mínimo es de $15,000 MXN')",
    test: {
      file: app,
      name: 'a lease of less than 15,000 pesos or three more months is not sent, one of exactly as much is',
    },
  },
  {
    id: 's5-lease-minimum-edge',
    says: 'Lease: 14,999.99 is refused, 15,000 passes',
    test: { file: dapp, name: 'the lease form > shows for a rent of %s: %s' },
  },
  {
    id: 's5-lease-required',
    says: 'Lease: start date, end date, payment method and acceptance all required',
    test: { file: app, name: 'the lease > requires rent, both dates, the payment method and the acceptance' },
  },
  {
    id: 's5-lease-remaining',
    says: "Lease: remaining contract time at least 3 months ('El tiempo restante de su contrato…')",
    test: { file: app, name: 'the lease > refuses a lease with less than 3 months left from today' },
  },
  {
    id: 's5-lease-remaining-edge',
    says: 'Lease: exactly 3 months from today pass',
    test: {
      file: dapp,
      name: 'the lease form > shows on 21 November 2026 for a lease from 5 January 2026 until %j: %s',
    },
  },
  {
    id: 's5-property-required',
    says: 'Property documents: folio required; signed lease PDF required',
    test: { file: app, name: 'the documents of the property > requires folio, zip code and the signed lease as a PDF' },
  },
  {
    id: 's5-property-zip',
    says: 'Property documents: zip code max 5 characters',
    test: { file: app, name: 'the documents of the property > lets the zip code have five characters at most' },
  },
  {
    id: 's5-bureau-code',
    says: 'Bureau code: four single-character numeric boxes, required',
    test: { file: bureau, name: 'the code of the bureau > requires all four digits' },
  },
  {
    id: 's5-statement-required',
    says: "Bank statement PDF required ('Documento obligatorio')",
    test: {
      file: loans,
      name: '/profile/congratulations asks for the bank statement of an approved advance > requires it',
    },
  },
  {
    id: 's5-proof-required',
    says: "Installment proof image required ('Imagen obligatoria')",
    test: { file: loans, name: 'the payment of an installment > requires the image of the proof' },
  },
  {
    id: 's5-change-required',
    says: "Password change: current password required; 'Your password is required.'",
    test: {
      file: access,
      name: 'a password change > requires the current password, all five password checks and an equal confirmation',
    },
  },
  {
    id: 's5-change-format',
    says: 'Password change: the five format rules; confirmation must match',
    test: {
      file: codes,
      name: 'the change of the password > refuses a new password that breaks one of the five rules, and another confirmation',
    },
  },
  {
    id: 's5-change-panel',
    says: 'Password change: the five rules are shown by the hint panel',
    test: { file: codes, name: 'the change of the password > shows the five rules in a panel' },
  },
  {
    id: 's5-translated-code',
    says: 'Translated: confirmation code incorrect',
    test: {
      file: i18n,
      name: 'Your confirmation code is incorrect. reads: El código es incorrecto. Revísalo o pide uno nuevo.',
    },
  },
  {
    id: 's5-files-image',
    says: 'Files: help text JPEG allowed, 500MB maximum',
    test: { file: prof, name: 'the identification > says of images: JPEG, 500 MB at most' },
  },
  {
    id: 's5-files-pdf',
    says: 'Files: help text PDF allowed, 500MB maximum',
    test: { file: prof, name: 'income and taxes > says of documents: PDF, 500 MB at most' },
  },
];
