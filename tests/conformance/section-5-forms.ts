import type { Statement } from './statement.ts';

const codeScreens = 'tests/journeys/specification/codes.spec.ts';
const passwordScreens = 'tests/journeys/specification/passwords.spec.ts';
const codeBoxes = 'tests/web/kit/typing.test.ts';
const access = 'tests/domain/access.test.ts';
const texts = 'tests/rules/texts.test.ts';
const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const profileRules = 'tests/domain/forms/profileRules.test.ts';
const profileScreens = 'tests/journeys/specification/profile.spec.ts';
const incomeScreen = 'tests/journeys/specification/income-and-taxes.spec.ts';
const zip = 'tests/domain/identifiers/zipCode.test.ts';
const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const applicationRules = 'tests/domain/application.test.ts';
const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';
const loanScreens = 'tests/journeys/specification/loans.spec.ts';
const i18n = 'tests/rules/i18n.test.ts';

/** Section 5 of the specification: codes, recovery, profile, lease, documents, files. */
export const statements: readonly Statement[] = [
  {
    id: 's5-code-required',
    says: 'Verification code: four boxes, each exactly one character, all required',
    test: { file: codeScreens, name: 'the phone verification screen > requires all four digits' },
  },
  {
    id: 's5-code-keypad',
    says: 'Verification code: numeric keypad',
    test: { file: codeScreens, name: 'the phone verification screen > opens the numeric keypad' },
  },
  {
    id: 's5-code-digits',
    says: 'Verification code: digits only',
    test: { file: codeBoxes, name: 'accepts digits only, four at most' },
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
      file: passwordScreens,
      name: 'the temporary password screen > shows one password error at a time, that of the last check that fails',
    },
  },
  {
    id: 's5-temporary-required',
    says: "'The password is required.'",
    test: { file: texts, name: 'The password is required. is translated as: La contraseña es obligatoria.' },
  },
  {
    id: 's5-temporary-digit',
    says: "'At least one number is missing.'",
    test: { file: texts, name: 'At least one number is missing. is translated as: Falta al menos un número.' },
  },
  {
    id: 's5-temporary-uppercase',
    says: "'At least one uppercase character is missing.'",
    test: {
      file: texts,
      name: 'At least one uppercase character is missing. is translated as: Falta al menos una letra mayúscula.',
    },
  },
  {
    id: 's5-temporary-eight',
    says: "'At least eight characters are required.'",
    test: {
      file: texts,
      name: 'At least eight characters are required. is translated as: Usa al menos ocho caracteres.',
    },
  },
  {
    id: 's5-temporary-confirmation',
    says: 'Temporary password: confirmation required and equal to the password',
    test: {
      file: passwordScreens,
      name: 'the temporary password screen > requires a confirmation that equals the password',
    },
  },
  {
    id: 's5-temporary-equal',
    says: "'The confirmation password should be equal to your new password.'",
    test: {
      file: texts,
      name: 'The confirmation password should be equal to your new password. is translated as: La confirmación debe ser igual a tu nueva contraseña.',
    },
  },
  {
    id: 's5-recovery',
    says: 'Recovery: email required by the input; no other client rule',
    test: { file: guestScreens, name: 'the password recovery screen > requires the e-mail' },
  },
  {
    id: 's5-profile-name',
    says: "'Tu nombre es requerido.', 'Tus apellidos son requeridos.', 'Debes aceptar el aviso de privacidad.', 'Debes aceptar los términos y condiciones.'",
    test: { file: profileRules, name: 'shows in Spanish what is missing in a new profile' },
  },
  {
    id: 's5-profile-shown',
    says: 'Profile creation: the four messages are visible on the screen',
    test: { file: profileScreens, name: 'the profile creation screen > requires name, last name and both acceptances' },
  },
  {
    id: 's5-identification-required',
    says: "Identification: images required ('Imagen requerida'), CURP, address, zip code required",
    test: {
      file: profileScreens,
      name: 'the identification screen > requires images, CURP, birthdate, address and zip code',
    },
  },
  {
    id: 's5-identification-images',
    says: 'Identification: image files only',
    test: {
      file: profileScreens,
      name: 'the identification screen > accepts image files only, and then shows that they must be JPEG of at most 500 MB',
    },
  },
  {
    id: 's5-curp-uppercase',
    says: 'CURP is uppercase',
    test: { file: profileScreens, name: 'the identification screen > converts the CURP to upper case' },
  },
  { id: 's5-zip-pattern', says: 'Zip code: pattern 4 to 5 digits', test: { file: zip, name: 'shows for %j: %s' } },
  {
    id: 's5-zip-max',
    says: 'Zip code: max 5 characters',
    test: { file: profileScreens, name: 'the identification screen > limits the zip code to five digits' },
  },
  {
    id: 's5-zip-call',
    says: "Zip code: first checked by a server call; if that rejects it, the form is not sent and the field has the server's message or 'Código postal inválido'",
    test: {
      file: profileScreens,
      name: "the identification screen > shows the server's message for a zip code that it rejects, and is not sent",
    },
  },
  {
    id: 's5-selfie-required',
    says: "Selfie: required ('Imagen requerida')",
    test: { file: profileScreens, name: 'the selfie screen > requires the photo' },
  },
  {
    id: 's5-income-required',
    says: "Income: proof_incomes PDFs required ('Documento obligatorio'), RFC document PDF required",
    test: { file: profileRules, name: 'income and taxes > requires proofs of income, the RFC and its PDF' },
  },
  {
    id: 's5-rfc-13',
    says: 'Income: RFC number required, exactly 13 characters',
    test: { file: incomeScreen, name: 'the income and taxes screen > requires an RFC of exactly 13 characters' },
  },
  {
    id: 's5-lease-minimum',
    says: "Lease: monthly rent minimum 15,000 MXN ('El monto mínimo es de $15,000 MXN')",
    test: {
      file: applicationScreens,
      name: 'the lease screen > rejects a rent under 15,000 MXN and a lease with less than 3 months left from today',
    },
  },
  {
    id: 's5-lease-minimum-edge',
    says: 'Lease: 14,999.99 is rejected, 15,000 passes',
    test: { file: applicationRules, name: 'the lease form > shows for a rent of %s: %s' },
  },
  {
    id: 's5-lease-required',
    says: 'Lease: start date, end date, payment method and acceptance all required',
    test: {
      file: applicationScreens,
      name: 'the lease screen > requires rent, both dates, the payment method and the acceptance',
    },
  },
  {
    id: 's5-lease-remaining',
    says: "Lease: remaining contract time at least 3 months ('El tiempo restante de su contrato…')",
    test: {
      file: applicationScreens,
      name: 'the lease screen > rejects a rent under 15,000 MXN and a lease with less than 3 months left from today',
    },
  },
  {
    id: 's5-lease-remaining-edge',
    says: 'Lease: exactly 3 months from today pass',
    test: {
      file: applicationRules,
      name: 'the lease form > shows on 21 November 2026 for a lease from 5 January 2026 until %j: %s',
    },
  },
  {
    id: 's5-property-required',
    says: 'Property documents: folio required; signed lease PDF required',
    test: {
      file: applicationScreens,
      name: 'the property documents screen > requires folio, zip code and the signed lease as a PDF',
    },
  },
  {
    id: 's5-property-zip',
    says: 'Property documents: zip code max 5 characters',
    test: { file: applicationScreens, name: 'the property documents screen > limits the zip code to five characters' },
  },
  {
    id: 's5-bureau-code',
    says: 'Bureau code: four single-character numeric boxes, required',
    test: { file: bureauScreens, name: 'the bureau code screen > requires all four digits' },
  },
  {
    id: 's5-statement-required',
    says: "Bank statement PDF required ('Documento obligatorio')",
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > is required',
    },
  },
  {
    id: 's5-proof-required',
    says: "Installment proof image required ('Imagen obligatoria')",
    test: { file: loanScreens, name: 'the payment of an installment > requires the image of the proof' },
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
      file: passwordScreens,
      name: 'the change password screen > rejects a new password that breaks one of the five rules and a confirmation that differs',
    },
  },
  {
    id: 's5-change-panel',
    says: 'Password change: the five rules are shown by the hint panel',
    test: { file: passwordScreens, name: 'the change password screen > shows the five rules in a panel' },
  },
  {
    id: 's5-translated-code',
    says: 'Translated: confirmation code incorrect',
    test: {
      file: i18n,
      name: 'Your confirmation code is incorrect. is translated as: El código es incorrecto. Revísalo o pide uno nuevo.',
    },
  },
  {
    id: 's5-files-image',
    says: 'Files: help text JPEG allowed, 500MB maximum',
    test: {
      file: profileScreens,
      name: 'the identification screen > accepts image files only, and then shows that they must be JPEG of at most 500 MB',
    },
  },
  {
    id: 's5-files-pdf',
    says: 'Files: help text PDF allowed, 500MB maximum',
    test: {
      file: incomeScreen,
      name: 'the income and taxes screen > shows that documents must be PDF of at most 500 MB',
    },
  },
];
