import type { Statement } from './statement.ts';

const menu = 'tests/journeys/specification/profile-menu.spec.ts';
const kept = 'tests/web/app/storedSession.test.ts';
const store = 'tests/web/app/store.test.ts';
const codes = 'tests/journeys/specification/codes-and-passwords.spec.ts';
const guest = 'tests/journeys/specification/guest-screens.spec.ts';
const refusalBody = 'tests/domain/refusalBody.test.ts';
const dprof = 'tests/domain/profile.test.ts';
const prof = 'tests/journeys/specification/profile.spec.ts';
const upload = 'tests/web/api/upload.test.ts';
const file = 'tests/domain/uploadedFile.test.ts';
const dapp = 'tests/domain/application.test.ts';
const sapp = 'tests/demo-server/routes/applications.test.ts';
const app = 'tests/journeys/specification/application.spec.ts';
const pre = 'tests/domain/preOffer.test.ts';
const dloan = 'tests/domain/loan.test.ts';
const sloans = 'tests/demo-server/routes/loans.test.ts';
const sgeneral = 'tests/demo-server/http/general.test.ts';
const articles = 'tests/web/features/articles.test.ts';
const home = 'tests/journeys/specification/home.spec.ts';

/** Spec §3: entities and their fields. */
export const statements: readonly Statement[] = [
  {
    id: 's3-session-key',
    says: 'Session: token, user, isAuthenticated, kept in browser session storage under the key auth',
    test: {
      file: kept,
      name: 'the stored record of a session > has exactly the three fields, in their order, and nothing of redux-persist',
    },
  },
  {
    id: 's3-session-restored',
    says: 'Session: restored on load',
    test: { file: store, name: 'a session > is stored after a login and restored before the first render' },
  },
  {
    id: 's3-session-from-verification',
    says: 'The verification response is stored as the session',
    test: {
      file: codes,
      name: 'the verification of the phone > leads to /profile/create and keeps the answer as the session',
    },
  },
  {
    id: 's3-registration',
    says: 'Registration payload: email, phone, password, confirm_password',
    test: { file: guest, name: 'the registration > sends email, phone, password and confirm_password' },
  },
  {
    id: 's3-registration-answer',
    says: 'Registration response fields read: id, phone',
    test: {
      file: guest,
      name: 'the registration > leads on an answer with id and phone to /verification-code/{id}?phone={phone}',
    },
  },
  {
    id: 's3-verification',
    says: 'Verification payload: id (from the route) and code (four digits joined)',
    test: { file: codes, name: 'the verification of the phone > sends the four digits as one code' },
  },
  {
    id: 's3-temporary-password',
    says: 'Password update (temporary password) payload: password, password_confirmation',
    test: {
      file: codes,
      name: 'the replacement of a temporary password > sends password and password_confirmation with the bearer token',
    },
  },
  {
    id: 's3-password-change',
    says: 'Password change payload: current_password, password, confirm_password',
    test: { file: codes, name: 'the change of the password > sends current_password, password and confirm_password' },
  },
  {
    id: 's3-recovery',
    says: 'Recovery payload: email',
    test: {
      file: guest,
      name: 'the recovery > has no other rule: a malformed one is sent, and its refusal stands on the field',
    },
  },
  {
    id: 's3-login',
    says: 'Login payload: email, password',
    test: { file: guest, name: 'the login screen > sends e-mail and password, and nothing else' },
  },
  {
    id: 's3-field-errors',
    says: 'Server field errors arrive as a map of field to a list of messages',
    test: { file: refusalBody, name: 'returns the first message of each field' },
  },
  {
    id: 's3-profile-read',
    says: 'User profile (read): name, last_name, email, phone, document_number, rfc_number, curp_number, address, colony, municipality, state, zip_code, birthdate',
    test: { file: menu, name: 'my data is a list to be read only, of all that the profile knows' },
  },
  {
    id: 's3-profile-place',
    says: 'User profile (read): is_completed and next_step, which tell what is left to do',
    test: { file: menu, name: 'the card of the profile shows 33, 66 and 100 percent as its steps are done' },
  },
  {
    id: 's3-profile-tolerant',
    says: 'User profile: what the API need not tell may be missing',
    test: { file: dprof, name: 'accepts a profile with only the required fields' },
  },
  {
    id: 's3-profile-creation',
    says: 'Profile write fields, registration: name, last_name, accept_privacy_policy, accept_terms_and_conditions',
    test: {
      file: prof,
      name: 'the creation of the profile > sends name, last_name, accept_privacy_policy and accept_terms_and_conditions',
    },
  },
  {
    id: 's3-identification',
    says: 'Profile write fields, identification: front_document, back_document (uploaded files), birthdate, curp_number, address, zip_code',
    test: { file: prof, name: 'the identification > leads on to the selfie and sends the files by their ids' },
  },
  {
    id: 's3-biometric',
    says: 'Profile write fields, biometric: selfie (file)',
    test: { file: prof, name: 'the selfie > says "Lentes detectadas" when glasses were seen' },
  },
  {
    id: 's3-income',
    says: 'Profile write fields, income: proof_incomes (multiple PDFs), rfc_number, rfc (PDF file)',
    test: { file: prof, name: 'income and taxes > leads to /home and sends proof_incomes, rfc_number and rfc' },
  },
  {
    id: 's3-file',
    says: 'Uploaded file: id, name, size, url',
    test: {
      file: upload,
      name: 'sending a file > posts it as the field "file" with the session\'s token and resolves with the uploaded file',
    },
  },
  {
    id: 's3-file-size',
    says: 'Uploaded file: size in bytes, displayed in MB with one decimal',
    test: { file: file, name: 'formats %d bytes as %s MB' },
  },
  {
    id: 's3-file-size-shown',
    says: 'Uploaded file: its size stands beside it in MB',
    test: { file: prof, name: 'income and taxes > shows the size of a file in MB with one decimal' },
  },
  {
    id: 's3-application-id',
    says: "Application: id displayed as 'S' plus 4 digits",
    test: { file: dapp, name: 'the card of an application > shows application %s as %s' },
  },
  {
    id: 's3-application',
    says: 'Application: status, next_step, lease, pre-offer and property fields',
    test: { file: sapp, name: 'a new application is a draft whose next step is the pre-offer' },
  },
  {
    id: 's3-application-lease-method',
    says: 'Application: lease_payment_method is cash or transfer',
    test: { file: app, name: 'the lease > is paid in cash or by transfer' },
  },
  {
    id: 's3-application-file',
    says: 'Application: property_lease_agreement is a PDF file',
    test: { file: sapp, name: "rejects a photo and another owner's PDF as the lease file" },
  },
  {
    id: 's3-application-amounts',
    says: 'Application: pre_offer_amount is the total to pay, pre_offer_fees the opening fee, pre_offer_commissions the commission',
    test: {
      file: dapp,
      name: 'the pre-offer > for a rent of 20,000 and 6 months has a total of 120,000, fees of 4,176 and a commission of 3,600',
    },
  },
  {
    id: 's3-offer',
    says: 'Pre-offer calculation response: principal, advance, commission, iva_commission',
    test: { file: pre, name: 'the response of /calc > has the amounts of the estimate in pesos' },
  },
  {
    id: 's3-loan-id',
    says: 'Loan: id displayed zero-padded to 4 digits',
    test: { file: dloan, name: 'the card of a loan > shows loan %s as %s and the transfer reference as Contrato %s' },
  },
  {
    id: 's3-loan-summary',
    says: 'Loan: summary with missing_installment {amount, due_date}, total_paid_amount, missing_installments_counter',
    test: { file: sloans, name: 'the list of loans has no installments' },
  },
  {
    id: 's3-loan-installments',
    says: 'Loan: installments list',
    test: {
      file: sloans,
      name: 'the contract is sent by e-mail with its link, and disbursement creates the installments',
    },
  },
  {
    id: 's3-installment',
    says: 'Installment: id, status, due_date, total_amount',
    test: { file: sloans, name: 'a proof can be rejected with a reason, sent again and approved' },
  },
  {
    id: 's3-statement',
    says: 'Bank statement: account_statement (PDF)',
    test: { file: sloans, name: 'rejects a photo as bank statement' },
  },
  {
    id: 's3-zip-code',
    says: 'Zip code: looked up by code; takes zip_code',
    test: { file: sgeneral, name: '%s lies in %s, %s' },
  },
  {
    id: 's3-article',
    says: 'Article: id, title, summary, image, url',
    test: { file: articles, name: 'the query of the articles > calls the marketing site without a token or cookies' },
  },
  {
    id: 's3-article-html',
    says: 'Article: summary is HTML',
    test: { file: home, name: 'the carousel of articles > shows title, summary and a link of each' },
  },
];
