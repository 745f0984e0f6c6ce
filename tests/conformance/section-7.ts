import type { Statement } from './statement.ts';

const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';
const api = 'tests/web/api/api.test.ts';
const uploadHost = 'tests/web/api/uploadHost.test.ts';
const calls = 'tests/web/api/calls.test.ts';
const authRoutes = 'tests/demo-server/accounts/auth.test.ts';
const passwordRoutes = 'tests/demo-server/accounts/passwordChanges.test.ts';
const generalRoutes = 'tests/demo-server/http/general.test.ts';
const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const upload = 'tests/web/api/upload.test.ts';
const fileRoutes = 'tests/demo-server/files/files.test.ts';
const snapshot = 'tests/web/kit/snapshot.test.ts';
const profileScreens = 'tests/journeys/specification/profile.spec.ts';
const articleScreens = 'tests/journeys/specification/articles.spec.ts';

/** Section 7 of the specification: the calls. */
export const statements: readonly Statement[] = [
  {
    id: 's7-create-application',
    says: 'POST /api/applications with an application body (create; returns id)',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/applications' },
  },
  {
    id: 's7-list-applications',
    says: 'GET /api/applications (list)',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/applications' },
  },
  {
    id: 's7-application',
    says: 'GET /api/applications/{id}',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/applications/7' },
  },
  {
    id: 's7-update-application',
    says: 'PUT /api/applications/{id} with the body fields',
    test: { file: calls, name: 'a request of the product is sent as > PUT /api/applications/7' },
  },
  {
    id: 's7-delete-application',
    says: 'DELETE /api/applications/{id}',
    test: { file: calls, name: 'a request of the product is sent as > DELETE /api/applications/7' },
  },
  {
    id: 's7-delete-unwrapped',
    says: 'DELETE /api/applications/{id}: result returned unwrapped',
    test: { file: calls, name: 'a response > to the deletion of an application is its id, unwrapped' },
  },
  {
    id: 's7-authorise',
    says: 'PUT /api/applications/{id}/privacy-policy with a body (accept bureau authorisation)',
    test: { file: calls, name: 'a request of the product is sent as > PUT /api/applications/7/privacy-policy' },
  },
  {
    id: 's7-confirm',
    says: 'PUT /api/applications/{id}/confirm-privacy-policy?time={timestamp} with a body (id, code)',
    test: { file: bureauScreens, name: 'the bureau code screen > sends id, code and the time of the submit' },
  },
  {
    id: 's7-login',
    says: 'POST /api/auth/login with email and password',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/auth/login' },
  },
  {
    id: 's7-login-session',
    says: 'POST /api/auth/login: the response is stored as the session',
    test: { file: calls, name: 'a response > to login becomes the session' },
  },
  {
    id: 's7-logout',
    says: 'POST /api/auth/logout',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/auth/logout' },
  },
  {
    id: 's7-register',
    says: 'POST /api/auth/register with email, phone, password, confirm_password',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/auth/register' },
  },
  {
    id: 's7-register-answer',
    says: 'POST /api/auth/register returns id and phone',
    test: {
      file: authRoutes,
      name: 'registration returns an id and the phone and sends a code that is valid for three minutes',
    },
  },
  {
    id: 's7-recover',
    says: 'POST /api/auth/recover-password with email',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/auth/recover-password' },
  },
  {
    id: 's7-resend',
    says: 'PUT /api/auth/{id}/verification-code (resend the code)',
    test: { file: calls, name: 'a request of the product is sent as > PUT /api/auth/r1/verification-code' },
  },
  {
    id: 's7-verify',
    says: 'POST /api/auth/{id}/verify-phone-code with body {code}',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/auth/r1/verify-phone-code' },
  },
  {
    id: 's7-verify-answer',
    says: 'POST /api/auth/{id}/verify-phone-code returns session data',
    test: { file: authRoutes, name: 'the right code opens a session without a name' },
  },
  {
    id: 's7-change-password',
    says: 'PATCH /api/auth/password with current_password, password, confirm_password',
    test: { file: calls, name: 'a request of the product is sent as > PATCH /api/auth/password' },
  },
  {
    id: 's7-calc',
    says: 'GET /api/calc?principal={amount}&months={n}',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/calc?principal=120000&months=6' },
  },
  {
    id: 's7-calc-answer',
    says: 'GET /api/calc returns the offer (principal, advance, commission, iva_commission)',
    test: {
      file: generalRoutes,
      name: 'the offer is three per cent of the principal, its tax and the receipt estimate',
    },
  },
  {
    id: 's7-calc-principal',
    says: 'GET /api/calc: the client sends principal equal to monthly rent times chosen months',
    test: { file: applicationScreens, name: 'the pre-offer screen > requests the offer for the rent times the months' },
  },
  {
    id: 's7-zip',
    says: 'GET /api/zip-codes/{code}',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/zip-codes/06600' },
  },
  {
    id: 's7-loans',
    says: 'GET /api/loans (list)',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/loans' },
  },
  {
    id: 's7-loan',
    says: 'GET /api/loans/{id} (with installments)',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/loans/12' },
  },
  {
    id: 's7-statement',
    says: 'POST /api/loans/{id}/account-statement with account_statement (PDF)',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/loans/12/account-statement' },
  },
  {
    id: 's7-user',
    says: 'GET /api/user (current user/profile)',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/user' },
  },
  {
    id: 's7-save-user',
    says: 'PUT /api/user with profile fields (update)',
    test: { file: calls, name: 'a request of the product is sent as > PUT /api/user' },
  },
  {
    id: 's7-update-password',
    says: 'POST /api/user/update-password with JSON body password and password_confirmation and the bearer token',
    test: { file: calls, name: 'a request of the product is sent as > POST /api/user/update-password' },
  },
  {
    id: 's7-update-password-answer',
    says: 'POST /api/user/update-password: response JSON has a message field; status 200 means success',
    test: {
      file: passwordRoutes,
      name: 'with a temporary password only its change, which ends all other sessions, and logout are allowed',
    },
  },
  {
    id: 's7-installment',
    says: 'GET /api/installments/{id}',
    test: { file: calls, name: 'a request of the product is sent as > GET /api/installments/31' },
  },
  {
    id: 's7-proof',
    says: 'PUT /api/installments/{id}/upload-file with the proof file',
    test: { file: calls, name: 'a request of the product is sent as > PUT /api/installments/31/upload-file' },
  },
  {
    id: 's7-files',
    says: 'POST /api/files, multipart with field file',
    test: {
      file: upload,
      name: 'sending a file > posts it as the field "file" with the session\'s token and resolves with the uploaded file',
    },
  },
  {
    id: 's7-files-answer',
    says: 'POST /api/files returns id, name, size, url',
    test: { file: fileRoutes, name: 'an upload > %# is stored with the type of its bytes, whatever its name says' },
  },
  {
    id: 's7-files-200',
    says: 'POST /api/files: for single upload status 200 is required',
    test: { file: upload, name: 'sending a file > fails with a problem: 201, where only 200 counts' },
  },
  {
    id: 's7-selfie-quality',
    says: 'The selfie is captured by camera at full quality as a jpeg-type file',
    test: {
      file: snapshot,
      name: 'a snapshot of the camera is a JPEG of full quality in the size of the video',
    },
  },
  {
    id: 's7-selfie-upload',
    says: 'The selfie is uploaded the same way',
    test: {
      file: profileScreens,
      name: 'the selfie screen > captures the photo with the camera and uploads it as a JPEG',
    },
  },
  {
    id: 's7-resend-bureau',
    says: 'POST /api/verification-code/privacy-policy/resend with the bearer token and no body',
    test: {
      file: calls,
      name: 'a request of the product is sent as > POST /api/verification-code/privacy-policy/resend',
    },
  },
  {
    id: 's7-articles',
    says: 'GET /api/services/articles?_format=json on the marketing site (public, separate host)',
    test: {
      file: articleScreens,
      name: 'the carousel of articles > is fetched from the marketing site by /api/services/articles?_format=json',
    },
  },
  {
    id: 's7-json-headers',
    says: 'All calls go with JSON content type and accept headers, those without a body too',
    test: { file: calls, name: 'a request of the product is sent as > %s' },
  },
  {
    id: 's7-host',
    says: "All calls go to the product's API host {host}",
    test: { file: api, name: 'a request > goes to the host of the page, as JSON, with the token of the session' },
  },
  {
    id: 's7-host-upload',
    says: "Uploads go to the product's API host {host} too",
    test: { file: uploadHost, name: 'a file goes to the host of the API' },
  },
];
