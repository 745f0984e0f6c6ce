import type { Statement } from './statement.ts';

const accessJourney = 'tests/journeys/owner/who-may-see-what.spec.ts';
const routes = 'tests/web/app/routes.test.ts';
const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const registrationScreen = 'tests/journeys/specification/registration.spec.ts';
const codeScreens = 'tests/journeys/specification/codes.spec.ts';

/** Section 2 of the specification: who may open which page, the pages of guests and the verification page. */
export const statements: readonly Statement[] = [
  {
    id: 's2-access-owner-routes',
    says: 'Login-required routes: anonymous visitors are redirected to /login',
    test: { file: accessJourney, name: 'redirects a visitor from every owner page to the login' },
  },
  {
    id: 's2-access-guest-routes',
    says: 'Guest-only routes: logged-in users are redirected to /home',
    test: { file: accessJourney, name: 'redirects a signed-in owner from every guest page to home' },
  },
  {
    id: 's2-access-open-route',
    says: 'Open to everyone: /verification-code/{id}',
    test: { file: accessJourney, name: 'opens the verification page to visitors and to signed-in owners' },
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
    says: "/: a button 'Iniciar sesión' opens /login",
    test: { file: guestScreens, name: 'the landing screen > has the button "Iniciar sesión" that opens /login' },
  },
  {
    id: 's2-landing-sign-up',
    says: "/: a button 'Regístrate' opens /register",
    test: { file: guestScreens, name: 'the landing screen > has the button "Regístrate" that opens /register' },
  },
  {
    id: 's2-login-title',
    says: "/login: titled 'Iniciar sesión'",
    test: { file: guestScreens, name: 'the login screen > is titled "Iniciar sesión"' },
  },
  {
    id: 's2-login-fields',
    says: '/login: fields email and password',
    test: { file: guestScreens, name: 'the login screen > has the fields e-mail and password and no others' },
  },
  {
    id: 's2-login-password-length',
    says: '/login: the password has a maximum length of 20',
    test: { file: guestScreens, name: 'the login screen > accepts a password of 20 characters at most' },
  },
  {
    id: 's2-login-password-toggle',
    says: '/login: the password has a show/hide toggle',
    test: { file: guestScreens, name: 'the login screen > shows and hides the password' },
  },
  {
    id: 's2-login-link-forgot',
    says: '/login: a link to forgot password (/forgot-password)',
    test: { file: guestScreens, name: 'the login screen > has a link to /forgot-password' },
  },
  {
    id: 's2-login-link-register',
    says: '/login: a link to register',
    test: { file: guestScreens, name: 'the login screen > has a link to /register' },
  },
  {
    id: 's2-login-root-error',
    says: '/login: a root-level server error message is shown above the form',
    test: { file: guestScreens, name: "the login screen > shows the server's message above the form" },
  },
  {
    id: 's2-login-success',
    says: '/login: on success the user goes to /home',
    test: {
      file: accessJourney,
      name: 'stores exactly the session under "auth" at login, and a reload keeps the owner signed in',
    },
  },
  {
    id: 's2-register-step',
    says: '/register: create-account screen marked step 1 of 2, the progress bar half filled (50 percent), four fields',
    test: {
      file: registrationScreen,
      name: 'at /register is step 1 of 2 of the registration with half of the progress bar filled',
    },
  },
  {
    id: 's2-create-account-step',
    says: '/create-account: create-account screen marked step 1 of 2, the progress bar half filled (50 percent), four fields',
    test: {
      file: registrationScreen,
      name: 'at /create-account is step 1 of 2 of the registration with half of the progress bar filled',
    },
  },
  {
    id: 's2-register-same-screen',
    says: '/register and /create-account are one screen',
    test: { file: routes, name: '/register and /create-account are the same screen' },
  },
  {
    id: 's2-register-back',
    says: '/register: a back link to /',
    test: { file: registrationScreen, name: 'the registration screen > has a back link to /' },
  },
  {
    id: 's2-register-link-login',
    says: '/register: a link to /login for existing users',
    test: {
      file: registrationScreen,
      name: 'the registration screen > has a link to /login for owners with an account',
    },
  },
  {
    id: 's2-register-busy',
    says: '/register: the Continue button is disabled while submitting',
    test: {
      file: registrationScreen,
      name: 'the registration screen > disables its button while the request is pending',
    },
  },
  {
    id: 's2-register-strength-hint',
    says: '/register: a password-strength hint appears when the password has an error',
    test: {
      file: registrationScreen,
      name: 'the registration screen > shows the password-strength hint when the password has an error',
    },
  },
  {
    id: 's2-register-success',
    says: '/register: if the response carries an id and a phone, the user goes to /verification-code/{id}?phone={phone}',
    test: {
      file: registrationScreen,
      name: 'the registration screen > goes to /verification-code/{id}?phone={phone} when the response has an id and a phone',
    },
  },
  {
    id: 's2-recovery-field',
    says: '/forgot-password: one email field',
    test: { file: guestScreens, name: 'the password recovery screen > has one field, e-mail' },
  },
  {
    id: 's2-recovery-text',
    says: '/forgot-password: text saying a temporary password will be sent to the e-mail',
    test: {
      file: guestScreens,
      name: 'the password recovery screen > says that a temporary password will be sent to the e-mail',
    },
  },
  {
    id: 's2-recovery-dialog',
    says: '/forgot-password: Send opens a dialog saying a temporary password was sent',
    test: {
      file: guestScreens,
      name: 'the password recovery screen > shows a dialog saying that a temporary password was sent',
    },
  },
  {
    id: 's2-recovery-continue',
    says: "/forgot-password: the dialog's Continue button goes to /login",
    test: { file: guestScreens, name: 'the password recovery screen > opens /login from "Continuar" in the dialog' },
  },
  {
    id: 's2-code-back',
    says: '/verification-code/{id}: a back link to /register',
    test: { file: codeScreens, name: 'the phone verification screen > has a back link to /register' },
  },
  {
    id: 's2-code-link-login',
    says: '/verification-code/{id}: a link to /login',
    test: { file: codeScreens, name: 'the phone verification screen > has a link to /login' },
  },
  {
    id: 's2-code-phone',
    says: '/verification-code/{id}: shows the phone the code was sent to',
    test: { file: codeScreens, name: 'the phone verification screen > shows the phone that the code was sent to' },
  },
  {
    id: 's2-code-boxes',
    says: '/verification-code/{id}: four single-digit boxes that auto-advance',
    test: {
      file: codeScreens,
      name: 'the phone verification screen > has four boxes of one digit each that advance automatically',
    },
  },
  {
    id: 's2-code-resend-reset',
    says: '/verification-code/{id}: on resend the boxes are reset first',
    test: {
      file: codeScreens,
      name: 'the phone verification screen > clears the boxes before it requests another code',
    },
  },
  {
    id: 's2-code-resend-dialog',
    says: '/verification-code/{id}: resend opens a dialog saying an SMS with the confirmation code was sent again, with a Close button',
    test: {
      file: codeScreens,
      name: 'the phone verification screen > shows a dialog saying that an SMS with the code was sent again, with a button "Cerrar"',
    },
  },
  {
    id: 's2-code-success',
    says: "/verification-code/{id}: on success 'Verify account' opens /profile/create",
    test: {
      file: codeScreens,
      name: 'the phone verification screen > goes to /profile/create and stores the response as the session',
    },
  },
  {
    id: 's2-code-countdown',
    says: '/verification-code/{id}: a 3-minute countdown runs for the code',
    test: { file: codeScreens, name: 'the phone verification screen > counts down three minutes' },
  },
  {
    id: 's2-code-countdown-restart',
    says: '/verification-code/{id}: the countdown restarts when the code is resent',
    test: { file: codeScreens, name: 'the phone verification screen > restarts the countdown with the new code' },
  },
  {
    id: 's2-code-expired',
    says: '/verification-code/{id}: at zero it shows expired and the countdown text is hidden',
    test: {
      file: codeScreens,
      name: 'the phone verification screen > shows at zero that the code expired and hides the countdown',
    },
  },
  {
    id: 's2-register-no-id',
    says: '/register: a response without an id opens no verification',
    test: {
      file: registrationScreen,
      name: 'the registration screen > stays on the page and shows an error when the response lacks an id or a phone',
    },
  },
  {
    id: 's2-register-no-phone',
    says: '/register: a response without a phone opens no verification',
    test: {
      file: registrationScreen,
      name: 'the registration screen > stays on the page and shows an error when the response lacks an id or a phone',
    },
  },
  {
    id: 's2-register-no-hint',
    says: '/register: no password-strength hint while the password has no error',
    test: {
      file: registrationScreen,
      name: 'the registration screen > shows no password-strength hint while the password has no error',
    },
  },
];
