import type { Statement } from './statement.ts';

const codeScreens = 'tests/journeys/specification/codes.spec.ts';
const passwordScreens = 'tests/journeys/specification/passwords.spec.ts';
const profileScreens = 'tests/journeys/specification/profile.spec.ts';
const incomeScreen = 'tests/journeys/specification/income-and-taxes.spec.ts';
const profileMenu = 'tests/journeys/specification/profile-menu.spec.ts';
const loanScreens = 'tests/journeys/specification/loans.spec.ts';

/** Section 2 of the specification: the pages of a signed-in owner, but for those of an application. */
export const statements: readonly Statement[] = [
  {
    id: 's2-temporary-title',
    says: "/update-temporary-password: titled 'Bienvenido'",
    test: { file: passwordScreens, name: 'the temporary password screen > is titled "Bienvenido"' },
  },
  {
    id: 's2-temporary-text',
    says: "/update-temporary-password: says the user is now part of the product's cash service",
    test: {
      file: passwordScreens,
      name: "the temporary password screen > says that the owner is now part of the product's cash service",
    },
  },
  {
    id: 's2-temporary-fields',
    says: "/update-temporary-password: new password and repeat new password, button 'Change password'",
    test: {
      file: passwordScreens,
      name: 'the temporary password screen > has the fields new password and repeated new password',
    },
  },
  {
    id: 's2-temporary-success',
    says: '/update-temporary-password: on HTTP 200 the user goes to /documents-required',
    test: { file: passwordScreens, name: 'the temporary password screen > goes to /documents-required on status 200' },
  },
  {
    id: 's2-welcome',
    says: "/welcome: a 'Continuar' button opens /home",
    test: {
      file: profileScreens,
      name: 'the profile creation screen > goes to /welcome, whose "Continuar" opens /home',
    },
  },
  {
    id: 's2-profile-avatar',
    says: '/profile: shows the avatar (selfie url)',
    test: { file: profileMenu, name: 'the profile menu > shows the avatar from the address of the selfie' },
  },
  {
    id: 's2-profile-name',
    says: '/profile: shows full name and e-mail',
    test: { file: profileMenu, name: 'the profile menu > shows the full name and the e-mail' },
  },
  {
    id: 's2-profile-card-33',
    says: "/profile: a 'Completa tu perfil' card with progress 33 and Continue, before the identification",
    test: {
      file: profileMenu,
      name: 'the profile card > shows 33 percent and opens /profile/identification when identification comes next',
    },
  },
  {
    id: 's2-profile-card-33-selfie',
    says: "/profile: a 'Completa tu perfil' card with progress 33 and Continue, before the selfie",
    test: {
      file: profileMenu,
      name: 'the profile card > shows 33 percent and opens /profile/biometric-validation when biometric_validation comes next',
    },
  },
  {
    id: 's2-profile-card-66',
    says: '/profile: progress 66 when the next step is income_and_taxes',
    test: {
      file: profileMenu,
      name: 'the profile card > shows 66 percent and opens /profile/income-and-taxes when income_and_taxes comes next',
    },
  },
  {
    id: 's2-profile-links',
    says: '/profile: links to my data and change password',
    test: { file: profileMenu, name: 'the profile menu > has links to my data and to the change password screen' },
  },
  {
    id: 's2-profile-logout',
    says: '/profile: log out',
    test: {
      file: profileMenu,
      name: 'the profile menu > logs out by POST /api/auth/logout and clears the session and all data of the owner',
    },
  },
  {
    id: 's2-profile-chat',
    says: '/profile: report a problem opens a chat widget',
    test: { file: profileMenu, name: 'the profile menu > opens a chat widget from "Reportar un problema"' },
  },
  {
    id: 's2-profile-external',
    says: '/profile: FAQs and terms are external pages',
    test: {
      file: profileMenu,
      name: 'the profile menu > has the external links to the frequent questions and the terms',
    },
  },
  {
    id: 's2-my-data',
    says: '/profile/my-data: read-only list of profile data',
    test: { file: profileMenu, name: 'my data lists all profile values read-only' },
  },
  {
    id: 's2-update-password',
    says: '/profile/update-password: password change form',
    test: { file: passwordScreens, name: 'the change password screen > requires the current password and a new one' },
  },
  {
    id: 's2-create-profile-step',
    says: '/profile/create: step 2 of 2 of registration',
    test: { file: profileScreens, name: 'the profile creation screen > is step 2 of 2 of the registration' },
  },
  {
    id: 's2-create-profile-fields',
    says: '/profile/create: name, last name, acceptance of privacy notice and of terms and conditions',
    test: { file: profileScreens, name: 'the profile creation screen > requires name, last name and both acceptances' },
  },
  {
    id: 's2-create-profile-success',
    says: '/profile/create: on success go to /welcome',
    test: {
      file: profileScreens,
      name: 'the profile creation screen > goes to /welcome, whose "Continuar" opens /home',
    },
  },
  {
    id: 's2-identification-step',
    says: '/profile/identification: step 1 of 3',
    test: { file: profileScreens, name: 'the identification screen > is step 1 of 3' },
  },
  {
    id: 's2-identification-fields',
    says: '/profile/identification: front and back document images, birthdate, CURP, address, zip code',
    test: {
      file: profileScreens,
      name: 'the identification screen > asks for both sides of the document, CURP, birthdate, address and zip code',
    },
  },
  {
    id: 's2-identification-later',
    says: "/profile/identification: a 'Terminar después' link returns to /profile",
    test: { file: profileScreens, name: 'the identification screen > has a link "Terminar después" to /profile' },
  },
  {
    id: 's2-selfie-step',
    says: '/profile/biometric-validation: step 2 of 3',
    test: { file: profileScreens, name: 'the selfie screen > is step 2 of 3' },
  },
  {
    id: 's2-selfie-camera',
    says: '/profile/biometric-validation: selfie captured by camera',
    test: {
      file: profileScreens,
      name: 'the selfie screen > captures the photo with the camera and uploads it as a JPEG',
    },
  },
  {
    id: 's2-selfie-later',
    says: "/profile/biometric-validation: 'Terminar después' returns to /profile",
    test: { file: profileScreens, name: 'the selfie screen > has a link "Terminar después" to /profile' },
  },
  {
    id: 's2-income-step',
    says: '/profile/income-and-taxes: step 3 of 3',
    test: { file: incomeScreen, name: 'the income and taxes screen > is step 3 of 3' },
  },
  {
    id: 's2-income-fields',
    says: '/profile/income-and-taxes: income proofs (PDFs), RFC number, RFC document (PDF)',
    test: { file: incomeScreen, name: 'the income and taxes screen > requires proofs, RFC and its document' },
  },
  {
    id: 's2-income-success',
    says: '/profile/income-and-taxes: on success go to /home',
    test: {
      file: incomeScreen,
      name: 'the income and taxes screen > sends proof_incomes, rfc_number and rfc and goes to /home',
    },
  },
  {
    id: 's2-congratulations-title',
    says: "/profile/congratulations: approval screen 'Tu adelantto ha sido aprobado'",
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > is asked for on /profile/congratulations too',
    },
  },
  {
    id: 's2-congratulations-asks',
    says: "/profile/congratulations: asks for a complete bank statement PDF (with QR); button 'Enviar'",
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > is asked for complete, as a PDF with QR',
    },
  },
  {
    id: 's2-congratulations-modal',
    says: '/profile/congratulations: a modal says bank data is validated within max 24 business hours and then the contract is e-mailed for digital signing',
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > is confirmed by a dialog: validated within 24 business hours, the contract follows by e-mail',
    },
  },
  {
    id: 's2-congratulations-accept',
    says: '/profile/congratulations: Accept goes to /',
    test: {
      file: loanScreens,
      name: 'the bank statement of an approved advance > leads to / from "Aceptar", which redirects the owner to home',
    },
  },
  {
    id: 's2-oops-text',
    says: "/profile/oops: 'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo'",
    test: { file: codeScreens, name: 'the wrong code screen > says that the code is incorrect' },
  },
  {
    id: 's2-oops-button',
    says: '/profile/oops: a resend button to /home',
    test: { file: codeScreens, name: 'the wrong code screen > has a resend button that opens /home' },
  },
  {
    id: 's2-documents-required',
    says: '/documents-required: the required-documents screen',
    test: {
      file: passwordScreens,
      name: 'the temporary password screen > is followed by the required documents, whose "Continuar" opens /home',
    },
  },
];
