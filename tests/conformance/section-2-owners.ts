import type { Statement } from './statement.ts';

const codes = 'tests/journeys/specification/codes-and-passwords.spec.ts';
const prof = 'tests/journeys/specification/profile.spec.ts';
const menu = 'tests/journeys/specification/profile-menu.spec.ts';
const loans = 'tests/journeys/specification/loans.spec.ts';
const app = 'tests/journeys/specification/application.spec.ts';
const bureau = 'tests/journeys/specification/bureau.spec.ts';

/** Spec §2: login-required routes. */
export const statements: readonly Statement[] = [
  {
    id: 's2-temporary-title',
    says: "/update-temporary-password: titled 'Bienvenido'",
    test: { file: codes, name: 'the replacement of a temporary password > is titled "Bienvenido"' },
  },
  {
    id: 's2-temporary-text',
    says: "/update-temporary-password: says the user is now part of the product's cash service",
    test: {
      file: codes,
      name: "the replacement of a temporary password > says that she is now part of the product's cash service",
    },
  },
  {
    id: 's2-temporary-fields',
    says: "/update-temporary-password: new password and repeat new password, button 'Change password'",
    test: {
      file: codes,
      name: 'the replacement of a temporary password > has the fields new password and repeat new password',
    },
  },
  {
    id: 's2-temporary-success',
    says: '/update-temporary-password: on HTTP 200 the user goes to /documents-required',
    test: { file: codes, name: 'the replacement of a temporary password > leads on 200 to /documents-required' },
  },
  {
    id: 's2-welcome',
    says: "/welcome: a 'Continuar' button leads to /home",
    test: { file: prof, name: 'the creation of the profile > leads to /welcome, which leads by "Continuar" to /home' },
  },
  {
    id: 's2-profile-avatar',
    says: '/profile: shows the avatar (selfie url)',
    test: { file: menu, name: 'the menu of the profile > shows the avatar from the address of the selfie' },
  },
  {
    id: 's2-profile-name',
    says: '/profile: shows full name and e-mail',
    test: { file: menu, name: 'the menu of the profile > shows the full name and the e-mail' },
  },
  {
    id: 's2-profile-card-33',
    says: "/profile: a 'Completa tu perfil' card with progress 33 and Continue, before the identification",
    test: {
      file: menu,
      name: 'the card "Completa tu perfil" says 33 and leads to /profile/identification when identification comes next',
    },
  },
  {
    id: 's2-profile-card-33-selfie',
    says: "/profile: a 'Completa tu perfil' card with progress 33 and Continue, before the selfie",
    test: {
      file: menu,
      name: 'the card "Completa tu perfil" says 33 and leads to /profile/biometric-validation when biometric_validation comes next',
    },
  },
  {
    id: 's2-profile-card-66',
    says: '/profile: progress 66 when the next step is income_and_taxes',
    test: {
      file: menu,
      name: 'the card "Completa tu perfil" says 66 and leads to /profile/income-and-taxes when income_and_taxes comes next',
    },
  },
  {
    id: 's2-profile-links',
    says: '/profile: links to my data and change password',
    test: { file: menu, name: 'the menu of the profile > has links to my data and to the change of the password' },
  },
  {
    id: 's2-profile-logout',
    says: '/profile: log out',
    test: {
      file: menu,
      name: 'the menu of the profile > logs out by POST /api/auth/logout, forgets the session and all of her data',
    },
  },
  {
    id: 's2-profile-chat',
    says: '/profile: report a problem opens a chat widget',
    test: { file: menu, name: 'the menu of the profile > opens a chat widget by "Reportar un problema"' },
  },
  {
    id: 's2-profile-external',
    says: '/profile: FAQs and terms are external pages',
    test: {
      file: menu,
      name: 'the menu of the profile > has the external links to the frequent questions and the terms',
    },
  },
  {
    id: 's2-my-data',
    says: '/profile/my-data: read-only list of profile data',
    test: { file: menu, name: 'my data is a list to be read only, of all that the profile knows' },
  },
  {
    id: 's2-update-password',
    says: '/profile/update-password: password change form',
    test: { file: codes, name: 'the change of the password > requires the current password and a new one' },
  },
  {
    id: 's2-create-profile-step',
    says: '/profile/create: step 2 of 2 of registration',
    test: { file: prof, name: 'the creation of the profile > is step 2 of 2 of the registration' },
  },
  {
    id: 's2-create-profile-fields',
    says: '/profile/create: name, last name, acceptance of privacy notice and of terms and conditions',
    test: { file: prof, name: 'the creation of the profile > requires name, last name and both acceptances' },
  },
  {
    id: 's2-create-profile-success',
    says: '/profile/create: on success go to /welcome',
    test: { file: prof, name: 'the creation of the profile > leads to /welcome, which leads by "Continuar" to /home' },
  },
  {
    id: 's2-identification-step',
    says: '/profile/identification: step 1 of 3',
    test: { file: prof, name: 'the identification > is step 1 of 3' },
  },
  {
    id: 's2-identification-fields',
    says: '/profile/identification: front and back document images, birthdate, CURP, address, zip code',
    test: {
      file: prof,
      name: 'the identification > asks for both sides of the document, CURP, birthdate, address and zip code',
    },
  },
  {
    id: 's2-identification-later',
    says: "/profile/identification: a 'Terminar después' link returns to /profile",
    test: { file: prof, name: '/profile/identification has a link "Terminar después" to /profile' },
  },
  {
    id: 's2-selfie-step',
    says: '/profile/biometric-validation: step 2 of 3',
    test: { file: prof, name: 'the selfie > is step 2 of 3' },
  },
  {
    id: 's2-selfie-camera',
    says: '/profile/biometric-validation: selfie captured by camera',
    test: { file: prof, name: 'the selfie > is captured by the camera and uploaded as a JPEG' },
  },
  {
    id: 's2-selfie-later',
    says: "/profile/biometric-validation: 'Terminar después' returns to /profile",
    test: { file: prof, name: '/profile/biometric-validation has a link "Terminar después" to /profile' },
  },
  {
    id: 's2-income-step',
    says: '/profile/income-and-taxes: step 3 of 3',
    test: { file: prof, name: 'income and taxes > is step 3 of 3' },
  },
  {
    id: 's2-income-fields',
    says: '/profile/income-and-taxes: income proofs (PDFs), RFC number, RFC document (PDF)',
    test: { file: prof, name: 'income and taxes > requires proofs, RFC and its document' },
  },
  {
    id: 's2-income-success',
    says: '/profile/income-and-taxes: on success go to /home',
    test: { file: prof, name: 'income and taxes > leads to /home and sends proof_incomes, rfc_number and rfc' },
  },
  {
    id: 's2-congratulations-title',
    says: "/profile/congratulations: approval screen 'Tu adelantto ha sido aprobado'",
    test: {
      file: loans,
      name: '/profile/congratulations asks for the bank statement of an approved advance > is titled "Tu adelantto ha sido aprobado"',
    },
  },
  {
    id: 's2-congratulations-asks',
    says: "/profile/congratulations: asks for a complete bank statement PDF (with QR); button 'Enviar'",
    test: {
      file: loans,
      name: '/profile/congratulations asks for the bank statement of an approved advance > asks for the complete statement as a PDF with QR',
    },
  },
  {
    id: 's2-congratulations-modal',
    says: '/profile/congratulations: a modal says bank data is validated within max 24 business hours and then the contract is e-mailed for digital signing',
    test: {
      file: loans,
      name: '/profile/congratulations asks for the bank statement of an approved advance > says in a dialog: validated within 24 business hours, then the contract by e-mail to be signed',
    },
  },
  {
    id: 's2-congratulations-accept',
    says: '/profile/congratulations: Accept goes to /',
    test: {
      file: loans,
      name: '/profile/congratulations asks for the bank statement of an approved advance > leads by "Aceptar" to /, which is home for her',
    },
  },
  {
    id: 's2-oops-text',
    says: "/profile/oops: 'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo'",
    test: { file: codes, name: 'the screen of a wrong code > says that the code is incorrect' },
  },
  {
    id: 's2-oops-button',
    says: '/profile/oops: a resend button to /home',
    test: { file: codes, name: 'the screen of a wrong code > has a resend button to /home' },
  },
  {
    id: 's2-lease-step',
    says: '/applications/lease-contract: step 1 of 2 of an application',
    test: { file: app, name: 'the lease > is step 1 of 2 of an application' },
  },
  {
    id: 's2-lease-creates',
    says: '/applications/lease-contract: creates the application',
    test: { file: app, name: 'the lease > creates the application and leads to /applications/{id}/desired-loan' },
  },
  {
    id: 's2-desired-loan',
    says: '/applications/{id}/desired-loan: pre-offer (term choice)',
    test: { file: app, name: 'the pre-offer > offers with a slider the terms from 3 months on that the lease allows' },
  },
  {
    id: 's2-documents-step',
    says: '/applications/{id}/property-documents: step 2 of 2',
    test: { file: app, name: 'the documents of the property > is step 2 of 2' },
  },
  {
    id: 's2-documents-continue',
    says: "/applications/{id}/property-documents: button 'Continuar'",
    test: {
      file: app,
      name: 'the documents of the property > leads by "Continuar" to the authorisation, with folio, zip code and lease',
    },
  },
  {
    id: 's2-documents-draft',
    says: "/applications/{id}/property-documents: button 'Guardar como borrador' (save as draft)",
    test: {
      file: app,
      name: 'the documents of the property > saves a draft by "Guardar como borrador", whatever is missing, and leads to /home',
    },
  },
  {
    id: 's2-privacy-policy',
    says: '/applications/{id}/privacy-policy: credit-bureau authorisation text',
    test: { file: bureau, name: 'the authorisation of the bureau > has the text of the credit-bureau authorisation' },
  },
  {
    id: 's2-confirm',
    says: '/applications/{id}/confirm-privacy-policy: SMS code entry',
    test: { file: bureau, name: 'the code of the bureau > has four boxes of one digit each on the numeric keypad' },
  },
  {
    id: 's2-fail',
    says: '/applications/{id}/fail-buro-score: bureau score too low; try again in 3 months',
    test: { file: bureau, name: 'a bureau score that is too low > says to try again in 3 months' },
  },
  {
    id: 's2-final',
    says: '/applications/{id}/final-announcement: property data will be validated and the result e-mailed within 72 hours',
    test: {
      file: bureau,
      name: 'the final announcement > says that the property is validated and the result e-mailed within 72 hours',
    },
  },
  {
    id: 's2-documents-required',
    says: '/documents-required: the required-documents screen',
    test: { file: codes, name: 'the screen of the required documents lists them and leads to /home' },
  },
];
