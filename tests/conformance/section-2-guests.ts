import type { Statement } from './statement.ts';

const who = 'tests/journeys/owner/who-may-see-what.spec.ts';
const routes = 'tests/web/app/routes.test.ts';
const guest = 'tests/journeys/specification/guest-screens.spec.ts';
const codes = 'tests/journeys/specification/codes-and-passwords.spec.ts';

/** Spec §2: access classes, guest-only routes, the open route. */
export const statements: readonly Statement[] = [
  {
    id: 's2-access-owner-routes',
    says: 'Login-required routes: anonymous visitors are redirected to /login',
    test: { file: who, name: 'a visitor is led from each page of an owner to the login' },
  },
  {
    id: 's2-access-guest-routes',
    says: 'Guest-only routes: logged-in users are redirected to /home',
    test: { file: who, name: 'whoever is signed in is led from each page of a guest to her home' },
  },
  {
    id: 's2-access-open-route',
    says: 'Open to everyone: /verification-code/{id}',
    test: { file: who, name: 'a verification page is open to everyone' },
  },
  {
    id: 's2-sitemap',
    says: 'Each route of the list exists, with its access class, and no other',
    test: {
      file: routes,
      name: 'the sitemap has the pages of the specification, each with its access class, and no other',
    },
  },
  {
    id: 's2-landing-log-in',
    says: "/: a button 'Iniciar sesión' leads to /login",
    test: { file: guest, name: 'the landing screen > has the button "Iniciar sesión", to /login' },
  },
  {
    id: 's2-landing-sign-up',
    says: "/: a button 'Regístrate' leads to /register",
    test: { file: guest, name: 'the landing screen > has the button "Regístrate", to /register' },
  },
  {
    id: 's2-login-title',
    says: "/login: titled 'Iniciar sesión'",
    test: { file: guest, name: 'the login screen > is titled "Iniciar sesión"' },
  },
  {
    id: 's2-login-fields',
    says: '/login: fields email and password',
    test: { file: guest, name: 'the login screen > asks for e-mail and password, and for nothing else' },
  },
  {
    id: 's2-login-password-length',
    says: '/login: the password has a maximum length of 20',
    test: { file: guest, name: 'the login screen > takes a password of 20 characters at most' },
  },
  {
    id: 's2-login-password-toggle',
    says: '/login: the password has a show/hide toggle',
    test: { file: guest, name: 'the login screen > shows and hides the password' },
  },
  {
    id: 's2-login-link-forgot',
    says: '/login: a link to forgot password (/forgot-password)',
    test: { file: guest, name: 'the login screen > has a link to /forgot-password' },
  },
  {
    id: 's2-login-link-register',
    says: '/login: a link to register',
    test: { file: guest, name: 'the login screen > has a link to /register' },
  },
  {
    id: 's2-login-root-error',
    says: '/login: a root-level server error message is shown above the form',
    test: { file: guest, name: "the login screen > shows the server's message above the form" },
  },
  {
    id: 's2-login-success',
    says: '/login: on success the user goes to /home',
    test: { file: who, name: 'logging in keeps exactly the session under auth, and a reload keeps her in' },
  },
  {
    id: 's2-register-step',
    says: '/register: create-account screen marked step 1 of 2, the progress bar half filled (50 percent), four fields',
    test: { file: guest, name: '/register is step 1 of 2 of the registration, half of its bar filled' },
  },
  {
    id: 's2-create-account-step',
    says: '/create-account: create-account screen marked step 1 of 2, the progress bar half filled (50 percent), four fields',
    test: { file: guest, name: '/create-account is step 1 of 2 of the registration, half of its bar filled' },
  },
  {
    id: 's2-register-same-screen',
    says: '/register and /create-account are one screen',
    test: { file: routes, name: '/register and /create-account are the same screen' },
  },
  {
    id: 's2-register-back',
    says: '/register: a back link to /',
    test: { file: guest, name: 'the registration > has a way back to /' },
  },
  {
    id: 's2-register-link-login',
    says: '/register: a link to /login for existing users',
    test: { file: guest, name: 'the registration > has a link to /login for who has an account' },
  },
  {
    id: 's2-register-busy',
    says: '/register: the Continue button is disabled while submitting',
    test: { file: guest, name: 'the registration > disables its button while it is sent' },
  },
  {
    id: 's2-register-strength-hint',
    says: '/register: a password-strength hint appears when the password has an error',
    test: { file: guest, name: 'the registration > shows the hint of the strength when the password has an error' },
  },
  {
    id: 's2-register-success',
    says: '/register: if the response carries an id and a phone, the user goes to /verification-code/{id}?phone={phone}',
    test: {
      file: guest,
      name: 'the registration > leads on an answer with id and phone to /verification-code/{id}?phone={phone}',
    },
  },
  {
    id: 's2-recovery-field',
    says: '/forgot-password: one email field',
    test: { file: guest, name: 'the recovery > has one field, the e-mail' },
  },
  {
    id: 's2-recovery-text',
    says: '/forgot-password: text saying a temporary password will be sent to the e-mail',
    test: { file: guest, name: 'the recovery > says that a temporary password will be sent to the e-mail' },
  },
  {
    id: 's2-recovery-dialog',
    says: '/forgot-password: Send opens a dialog saying a temporary password was sent',
    test: { file: guest, name: 'the recovery > opens a dialog that says that a temporary password was sent' },
  },
  {
    id: 's2-recovery-continue',
    says: "/forgot-password: the dialog's Continue button goes to /login",
    test: { file: guest, name: 'the recovery > leads from its dialog by "Continuar" to /login' },
  },
  {
    id: 's2-code-back',
    says: '/verification-code/{id}: a back link to /register',
    test: { file: codes, name: 'the verification of the phone > has a way back to /register' },
  },
  {
    id: 's2-code-link-login',
    says: '/verification-code/{id}: a link to /login',
    test: { file: codes, name: 'the verification of the phone > has a link to /login' },
  },
  {
    id: 's2-code-phone',
    says: '/verification-code/{id}: shows the phone the code was sent to',
    test: { file: codes, name: 'the verification of the phone > shows the phone that the code was sent to' },
  },
  {
    id: 's2-code-boxes',
    says: '/verification-code/{id}: four single-digit boxes that auto-advance',
    test: {
      file: codes,
      name: 'the verification of the phone > has four boxes of one digit each that go on by themselves',
    },
  },
  {
    id: 's2-code-resend-reset',
    says: '/verification-code/{id}: on resend the boxes are reset first',
    test: { file: codes, name: 'the verification of the phone > empties the boxes before it asks for another code' },
  },
  {
    id: 's2-code-resend-dialog',
    says: '/verification-code/{id}: resend opens a dialog saying an SMS with the confirmation code was sent again, with a Close button',
    test: {
      file: codes,
      name: 'the verification of the phone > tells in a dialog that an SMS with the code was sent again, with a button "Cerrar"',
    },
  },
  {
    id: 's2-code-success',
    says: "/verification-code/{id}: 'Verify account' leads on success to /profile/create",
    test: {
      file: codes,
      name: 'the verification of the phone > leads to /profile/create and keeps the answer as the session',
    },
  },
  {
    id: 's2-code-countdown',
    says: '/verification-code/{id}: a 3-minute countdown runs for the code',
    test: { file: codes, name: 'the verification of the phone > counts three minutes down' },
  },
  {
    id: 's2-code-countdown-restart',
    says: '/verification-code/{id}: the countdown restarts when the code is resent',
    test: { file: codes, name: 'the verification of the phone > starts the countdown again with the new code' },
  },
  {
    id: 's2-code-expired',
    says: '/verification-code/{id}: at zero it shows expired and the countdown text is hidden',
    test: {
      file: codes,
      name: 'the verification of the phone > says at zero that the code expired and hides the countdown',
    },
  },
  {
    id: 's2-register-no-id',
    says: '/register: an answer without an id leads to no verification',
    test: {
      file: guest,
      name: 'a registration whose answer lacks an id leads nowhere and says that something went wrong',
    },
  },
  {
    id: 's2-register-no-phone',
    says: '/register: an answer without a phone leads to no verification',
    test: {
      file: guest,
      name: 'a registration whose answer lacks a phone leads nowhere and says that something went wrong',
    },
  },
  {
    id: 's2-register-no-hint',
    says: '/register: no password-strength hint while the password has no error',
    test: { file: guest, name: 'the registration > has no hint of the strength while the password has no error' },
  },
];
