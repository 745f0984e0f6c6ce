import type { Statement } from './statement.ts';

const guest = 'tests/journeys/specification/guest-screens.spec.ts';
const codes = 'tests/journeys/specification/codes-and-passwords.spec.ts';
const refusalBody = 'tests/domain/refusalBody.test.ts';
const prof = 'tests/journeys/specification/profile.spec.ts';
const app = 'tests/journeys/specification/application.spec.ts';
const bureau = 'tests/journeys/specification/bureau.spec.ts';
const texts = 'tests/rules/texts.test.ts';
const calls = 'tests/web/api/calls.test.ts';

/** Spec §8: the error catalogue. */
export const statements: readonly Statement[] = [
  {
    id: 's8-login',
    says: "Login failure: the server's message is shown above the form as a root error",
    test: { file: guest, name: "the login screen > shows the server's message above the form" },
  },
  {
    id: 's8-registration',
    says: 'Registration failure: errors are mapped onto email, phone, password, confirm_password and shown under each field',
    test: { file: guest, name: "the registration > puts the server's errors under their fields" },
  },
  {
    id: 's8-verification',
    says: 'Verification failure: errors for code are shown under the code boxes',
    test: {
      file: codes,
      name: "the verification of the phone > puts the server's errors for the code under the boxes",
    },
  },
  {
    id: 's8-resend-failure',
    says: 'Resend failure (verification screen): only logged, nothing shown to the user',
    test: {
      file: codes,
      name: 'the verification of the phone > reports a resend that failed to the console only',
    },
  },
  {
    id: 's8-resend-success',
    says: 'Resend success shows a dialog saying an SMS with the code was sent again',
    test: {
      file: codes,
      name: 'the verification of the phone > tells in a dialog that an SMS with the code was sent again, with a button "Cerrar"',
    },
  },
  {
    id: 's8-recovery',
    says: 'Recovery failure: errors for email are shown on the email field',
    test: {
      file: guest,
      name: 'the recovery > has no other rule: a malformed one is sent, and its refusal stands on the field',
    },
  },
  {
    id: 's8-recovery-generic',
    says: "Recovery failure without an errors object: the generic message 'Something went wrong'",
    test: { file: guest, name: 'the recovery > says "Algo salió mal." of a refusal without errors' },
  },
  {
    id: 's8-temporary',
    says: "Temporary password update with status other than 200: the server's message is shown on the password field",
    test: {
      file: codes,
      name: "the replacement of a temporary password > puts the server's message on the password when the status is not 200",
    },
  },
  {
    id: 's8-first-message',
    says: 'Server field errors: first message per field',
    test: { file: refusalBody, name: 'returns the first message of each field' },
  },
  {
    id: 's8-identification',
    says: 'Identification errors: back_document, front_document, curp_number, birthdate, address, zip_code under their fields',
    test: { file: prof, name: "the identification > puts the server's errors under their six fields" },
  },
  {
    id: 's8-selfie',
    says: 'Selfie errors under the selfie',
    test: { file: prof, name: 'the selfie > says "Lentes detectadas" when glasses were seen' },
  },
  {
    id: 's8-property',
    says: 'Property errors: property_zip_code, property_commercial_folio under their fields',
    test: { file: app, name: "the documents of the property > puts the server's errors under folio and zip code" },
  },
  {
    id: 's8-code',
    says: 'Bureau code errors under the boxes',
    test: { file: bureau, name: 'the code of the bureau > shows what the server says of the code under the boxes' },
  },
  {
    id: 's8-password-change',
    says: 'Password change errors: current_password, password, confirm_password under their fields',
    test: {
      file: codes,
      name: "the change of the password > puts the server's errors under their fields, of each the first",
    },
  },
  {
    id: 's8-identification-unknown',
    says: "An unknown identification error shows 'Something went wrong'",
    test: { file: prof, name: 'the identification > says "Algo salió mal." of an error that it does not know' },
  },
  {
    id: 's8-selfie-unknown',
    says: "An unknown selfie error shows 'Something went wrong'",
    test: { file: prof, name: 'the selfie > says "Algo salió mal." of an error that it does not know' },
  },
  {
    id: 's8-zip-message',
    says: "Zip code check failure: the server's message (data.message)",
    test: { file: prof, name: "the identification > says the server's message of a zip code that it refuses" },
  },
  {
    id: 's8-zip-fallback',
    says: "Zip code check failure without a message: 'Código postal inválido'",
    test: { file: prof, name: 'the identification > says "Código postal inválido" where the server gives no message' },
  },
  {
    id: 's8-bureau-too-low',
    says: 'BUREAU_SCORE_IS_TOO_LOW sends the user to the fail screen',
    test: { file: bureau, name: 'a bureau score that is too low > leads to /applications/{id}/fail-buro-score' },
  },
  {
    id: 's8-bureau-other',
    says: 'Confirming the bureau code: other errors are shown as code field errors',
    test: { file: bureau, name: 'the code of the bureau > shows other refusals as errors of the code too' },
  },
  {
    id: 's8-bureau-429',
    says: "Resending the bureau code with status 429: 'Demasiados intentos, inténtalo de nuevo después de un minuto.'",
    test: {
      file: bureau,
      name: 'the code of the bureau > says of a resend with status 429 to try again after a minute',
    },
  },
  {
    id: 's8-wrong-code',
    says: "Wrong-code screen: 'El código que ingresaste es incorrecto. Por favor vuelve a intentarlo'",
    test: {
      file: texts,
      name: 'the product says to the letter: El código que ingresaste es incorrecto. Por favor vuelve a intentarlo',
    },
  },
  {
    id: 's8-something',
    says: "'Something went wrong' shown as 'Algo salió mal.'",
    test: { file: texts, name: 'Something went wrong is said as: Algo salió mal.' },
  },
  {
    id: 's8-lenses',
    says: "'Lenses detected' shown as 'Lentes detectadas'",
    test: { file: texts, name: 'Lenses detected is said as: Lentes detectadas' },
  },
  {
    id: 's8-lenses-shown',
    says: 'Lenses detected on the selfie screen',
    test: { file: prof, name: 'the selfie > says "Lentes detectadas" when glasses were seen' },
  },
  {
    id: 's8-kind-network',
    says: 'Generic failure kind: network failure',
    test: { file: calls, name: 'a failed request is a problem > a network failure' },
  },
  {
    id: 's8-kind-timeout',
    says: 'Generic failure kind: time-out',
    test: { file: calls, name: 'a failed request is a problem > no response for fifteen seconds is a time-out' },
  },
  {
    id: 's8-kind-unparseable',
    says: 'Generic failure kind: unparseable response',
    test: { file: calls, name: 'a failed request is a problem > a response that cannot be parsed' },
  },
  {
    id: 's8-kind-status',
    says: 'Generic failure kind: any non-2xx status with its body',
    test: { file: calls, name: 'a failed request is a problem > any other status than 2xx, such as %i, with its body' },
  },
];
