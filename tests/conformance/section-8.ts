import type { Statement } from './statement.ts';

const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const registrationScreen = 'tests/journeys/specification/registration.spec.ts';
const codeScreens = 'tests/journeys/specification/codes.spec.ts';
const passwordScreens = 'tests/journeys/specification/passwords.spec.ts';
const errorBody = 'tests/domain/errorBody.test.ts';
const profileScreens = 'tests/journeys/specification/profile.spec.ts';
const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';
const texts = 'tests/rules/texts.test.ts';
const api = 'tests/web/api/api.test.ts';

/** Section 8 of the specification: the error catalogue. */
export const statements: readonly Statement[] = [
  {
    id: 's8-login',
    says: "Login failure: the server's message is shown above the form as a root error",
    test: { file: guestScreens, name: "the login screen > shows the server's message above the form" },
  },
  {
    id: 's8-registration',
    says: 'Registration failure: errors are mapped onto email, phone, password, confirm_password and shown under each field',
    test: { file: registrationScreen, name: "the registration screen > shows the server's errors under their fields" },
  },
  {
    id: 's8-verification',
    says: 'Verification failure: errors for code are shown under the code boxes',
    test: {
      file: codeScreens,
      name: "the phone verification screen > shows the server's errors for the code under the boxes",
    },
  },
  {
    id: 's8-resend-failure',
    says: 'Resend failure (verification screen): only logged, nothing shown to the user',
    test: {
      file: codeScreens,
      name: 'the phone verification screen > reports a resend that failed to the console only',
    },
  },
  {
    id: 's8-resend-success',
    says: 'Resend success shows a dialog saying an SMS with the code was sent again',
    test: {
      file: codeScreens,
      name: 'the phone verification screen > shows a dialog saying that an SMS with the code was sent again, with a button "Cerrar"',
    },
  },
  {
    id: 's8-recovery',
    says: 'Recovery failure: errors for email are shown on the email field',
    test: {
      file: guestScreens,
      name: "the password recovery screen > sends a malformed e-mail and shows the server's error on the field",
    },
  },
  {
    id: 's8-recovery-generic',
    says: "Recovery failure without an errors object: the generic message 'Something went wrong'",
    test: {
      file: guestScreens,
      name: 'the password recovery screen > shows "Algo salió mal." for an error response without field errors',
    },
  },
  {
    id: 's8-temporary',
    says: "Temporary password update with status other than 200: the server's message is shown on the password field",
    test: {
      file: passwordScreens,
      name: "the temporary password screen > shows the server's message on the password when the status is not 200",
    },
  },
  {
    id: 's8-first-message',
    says: 'Server field errors: first message per field',
    test: { file: errorBody, name: 'returns the first message of each field' },
  },
  {
    id: 's8-identification',
    says: 'Identification errors: back_document, front_document, curp_number, birthdate, address, zip_code under their fields',
    test: {
      file: profileScreens,
      name: "the identification screen > shows the server's errors under their six fields",
    },
  },
  {
    id: 's8-selfie',
    says: 'Selfie errors under the selfie',
    test: { file: profileScreens, name: 'the selfie screen > shows "Lentes detectadas" when glasses were detected' },
  },
  {
    id: 's8-property',
    says: 'Property errors: property_zip_code, property_commercial_folio under their fields',
    test: {
      file: applicationScreens,
      name: "the property documents screen > shows the server's errors under folio and zip code",
    },
  },
  {
    id: 's8-code',
    says: 'Bureau code errors under the boxes',
    test: {
      file: bureauScreens,
      name: "the bureau code screen > shows the server's error for the code under the boxes",
    },
  },
  {
    id: 's8-password-change',
    says: 'Password change errors: current_password, password, confirm_password under their fields',
    test: {
      file: passwordScreens,
      name: 'the change password screen > shows the first server error of each field under it',
    },
  },
  {
    id: 's8-identification-unknown',
    says: "An unknown identification error shows 'Something went wrong'",
    test: { file: profileScreens, name: 'the identification screen > shows "Algo salió mal." for an unknown error' },
  },
  {
    id: 's8-selfie-unknown',
    says: "An unknown selfie error shows 'Something went wrong'",
    test: { file: profileScreens, name: 'the selfie screen > shows "Algo salió mal." for an unknown error' },
  },
  {
    id: 's8-zip-message',
    says: "Zip code check failure: the server's message (data.message)",
    test: {
      file: profileScreens,
      name: "the identification screen > shows the server's message for a zip code that it rejects, and is not sent",
    },
  },
  {
    id: 's8-zip-fallback',
    says: "Zip code check failure without a message: 'Código postal inválido'",
    test: {
      file: profileScreens,
      name: 'the identification screen > shows "Código postal inválido" for one that is too short, and when the server sends no message',
    },
  },
  {
    id: 's8-bureau-too-low',
    says: 'BUREAU_SCORE_IS_TOO_LOW sends the user to the fail screen',
    test: {
      file: bureauScreens,
      name: 'the bureau authorization screen > goes to /applications/{id}/fail-buro-score when the score is too low',
    },
  },
  {
    id: 's8-bureau-other',
    says: 'Confirming the bureau code: other errors are shown as code field errors',
    test: { file: bureauScreens, name: 'the bureau code screen > shows other error responses as errors of the code' },
  },
  {
    id: 's8-bureau-429',
    says: "Resending the bureau code with status 429: 'Demasiados intentos, inténtalo de nuevo después de un minuto.'",
    test: {
      file: bureauScreens,
      name: 'the bureau code screen > shows after a resend with status 429 to try again in a minute',
    },
  },
  {
    id: 's8-wrong-code',
    says: "Wrong-code screen: 'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo'",
    test: {
      file: texts,
      name: 'the catalogue contains exactly: El código que ingresaste es incorrecto. Por favor vuelve a intentarlo',
    },
  },
  {
    id: 's8-something',
    says: "'Something went wrong' shown as 'Algo salió mal.'",
    test: { file: texts, name: 'Something went wrong is translated as: Algo salió mal.' },
  },
  {
    id: 's8-lenses',
    says: "'Lenses detected' shown as 'Lentes detectadas'",
    test: { file: texts, name: 'Lenses detected is translated as: Lentes detectadas' },
  },
  {
    id: 's8-lenses-shown',
    says: 'Lenses detected on the selfie screen',
    test: { file: profileScreens, name: 'the selfie screen > shows "Lentes detectadas" when glasses were detected' },
  },
  {
    id: 's8-kind-network',
    says: 'Generic failure kind: network failure',
    test: { file: api, name: 'a request > fails with a problem: no connection' },
  },
  {
    id: 's8-kind-timeout',
    says: 'Generic failure kind: time-out',
    test: { file: api, name: 'a request > fails as a time-out after 15 seconds' },
  },
  {
    id: 's8-kind-unparseable',
    says: 'Generic failure kind: unparseable response',
    test: { file: api, name: 'a request > fails with a problem: half a body' },
  },
  {
    id: 's8-kind-status',
    says: 'Generic failure kind: any non-2xx status with its body',
    test: { file: api, name: 'a request > fails with a problem: another status than 2xx, with its body' },
  },
];
