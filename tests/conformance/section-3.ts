import type { Statement } from './statement.ts';

const profileMenu = 'tests/journeys/specification/profile-menu.spec.ts';
const keptSession = 'tests/web/app/storedSession.test.ts';
const store = 'tests/web/app/store.test.ts';
const codeScreens = 'tests/journeys/specification/codes.spec.ts';
const passwordScreens = 'tests/journeys/specification/passwords.spec.ts';
const guestScreens = 'tests/journeys/specification/guest-screens.spec.ts';
const registrationScreen = 'tests/journeys/specification/registration.spec.ts';
const errorBody = 'tests/domain/errorBody.test.ts';
const profileRules = 'tests/domain/profile.test.ts';
const profileScreens = 'tests/journeys/specification/profile.spec.ts';
const incomeScreen = 'tests/journeys/specification/income-and-taxes.spec.ts';
const upload = 'tests/web/api/upload.test.ts';
const file = 'tests/domain/uploadedFile.test.ts';
const applicationRules = 'tests/domain/application.test.ts';
const applicationRoutes = 'tests/demo-server/routes/applications.test.ts';
const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const preOfferRules = 'tests/domain/preOffer.test.ts';
const loanRules = 'tests/domain/loan.test.ts';
const loanRoutes = 'tests/demo-server/routes/loans.test.ts';
const generalRoutes = 'tests/demo-server/http/general.test.ts';
const articles = 'tests/web/features/articles.test.ts';
const articleScreens = 'tests/journeys/specification/articles.spec.ts';

/** Section 3 of the specification: entities and their fields. */
export const statements: readonly Statement[] = [
  {
    id: 's3-session-key',
    says: 'Session: token, user, isAuthenticated, kept in browser session storage under the key auth',
    test: {
      file: keptSession,
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
      file: codeScreens,
      name: 'the phone verification screen > goes to /profile/create and stores the response as the session',
    },
  },
  {
    id: 's3-registration',
    says: 'Registration payload: email, phone, password, confirm_password',
    test: {
      file: registrationScreen,
      name: 'the registration screen > sends email, phone, password and confirm_password',
    },
  },
  {
    id: 's3-registration-answer',
    says: 'Registration response fields read: id, phone',
    test: {
      file: registrationScreen,
      name: 'the registration screen > goes to /verification-code/{id}?phone={phone} when the response has an id and a phone',
    },
  },
  {
    id: 's3-verification',
    says: 'Verification payload: id (from the route) and code (four digits joined)',
    test: { file: codeScreens, name: 'the phone verification screen > sends the four digits as one code' },
  },
  {
    id: 's3-temporary-password',
    says: 'Password update (temporary password) payload: password, password_confirmation',
    test: {
      file: passwordScreens,
      name: 'the temporary password screen > sends password and password_confirmation with the bearer token',
    },
  },
  {
    id: 's3-password-change',
    says: 'Password change payload: current_password, password, confirm_password',
    test: {
      file: passwordScreens,
      name: 'the change password screen > sends current_password, password and confirm_password',
    },
  },
  {
    id: 's3-recovery',
    says: 'Recovery payload: email',
    test: {
      file: guestScreens,
      name: "the password recovery screen > sends a malformed e-mail and shows the server's error on the field",
    },
  },
  {
    id: 's3-login',
    says: 'Login payload: email, password',
    test: { file: guestScreens, name: 'the login screen > sends only e-mail and password' },
  },
  {
    id: 's3-field-errors',
    says: 'Server field errors arrive as a map of field to a list of messages',
    test: { file: errorBody, name: 'returns the first message of each field' },
  },
  {
    id: 's3-profile-read',
    says: 'User profile (read): name, last_name, email, phone, document_number, rfc_number, curp_number, address, colony, municipality, state, zip_code, birthdate',
    test: { file: profileMenu, name: 'my data lists all profile values read-only' },
  },
  {
    id: 's3-profile-place',
    says: 'User profile (read): is_completed and next_step, which name what is left to do',
    test: { file: profileMenu, name: 'the profile card > shows 100 percent and no link when the profile is complete' },
  },
  {
    id: 's3-profile-tolerant',
    says: 'User profile: fields that the API may omit may be missing',
    test: { file: profileRules, name: 'accepts a profile with only the required fields' },
  },
  {
    id: 's3-profile-creation',
    says: 'Profile write fields, registration: name, last_name, accept_privacy_policy, accept_terms_and_conditions',
    test: {
      file: profileScreens,
      name: 'the profile creation screen > sends name, last_name, accept_privacy_policy and accept_terms_and_conditions',
    },
  },
  {
    id: 's3-identification',
    says: 'Profile write fields, identification: front_document, back_document (uploaded files), birthdate, curp_number, address, zip_code',
    test: {
      file: profileScreens,
      name: 'the identification screen > sends the files by their ids and continues with the selfie',
    },
  },
  {
    id: 's3-biometric',
    says: 'Profile write fields, biometric: selfie (file)',
    test: { file: profileScreens, name: 'the selfie screen > shows "Lentes detectadas" when glasses were detected' },
  },
  {
    id: 's3-income',
    says: 'Profile write fields, income: proof_incomes (multiple PDFs), rfc_number, rfc (PDF file)',
    test: {
      file: incomeScreen,
      name: 'the income and taxes screen > sends proof_incomes, rfc_number and rfc and goes to /home',
    },
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
    says: 'Uploaded file: its size is shown beside it in MB',
    test: {
      file: incomeScreen,
      name: 'the income and taxes screen > shows the size of a file in MB with one decimal',
    },
  },
  {
    id: 's3-application-id',
    says: "Application: id displayed as 'S' plus 4 digits",
    test: { file: applicationRules, name: 'the card of an application > shows application %s as %s' },
  },
  {
    id: 's3-application',
    says: 'Application: status, next_step, lease, pre-offer and property fields',
    test: { file: applicationRoutes, name: 'a new application is a draft whose next step is the pre-offer' },
  },
  {
    id: 's3-application-lease-method',
    says: 'Application: lease_payment_method is cash or transfer',
    test: { file: applicationScreens, name: 'the lease screen > offers the payment methods cash and transfer' },
  },
  {
    id: 's3-application-file',
    says: 'Application: property_lease_agreement is a PDF file',
    test: { file: applicationRoutes, name: "rejects a photo and another owner's PDF as the lease file" },
  },
  {
    id: 's3-application-amounts',
    says: 'Application: pre_offer_amount is the total to pay, pre_offer_fees the opening fee, pre_offer_commissions the commission',
    test: {
      file: applicationRules,
      name: 'the pre-offer > for a rent of 20,000 and 6 months has a total of 120,000, fees of 4,176 and a commission of 3,600',
    },
  },
  {
    id: 's3-offer',
    says: 'Pre-offer calculation response: principal, advance, commission, iva_commission',
    test: { file: preOfferRules, name: 'the response of /calc > has the amounts of the estimate in pesos' },
  },
  {
    id: 's3-loan-id',
    says: 'Loan: id displayed zero-padded to 4 digits',
    test: {
      file: loanRules,
      name: 'the card of a loan > shows loan %s as %s and the transfer reference as Contrato %s',
    },
  },
  {
    id: 's3-loan-summary',
    says: 'Loan: summary with missing_installment {amount, due_date}, total_paid_amount, missing_installments_counter',
    test: { file: loanRoutes, name: 'the list of loans has the summary and the installments of each' },
  },
  {
    id: 's3-loan-next-installment',
    says: 'Loan: missing_installment is the earliest installment that the owner can pay, else the earliest in validation',
    test: {
      file: loanRules,
      name: 'has the earliest payable installment, the sum of the approved ones and the count of the others',
    },
  },
  {
    id: 's3-loan-installments',
    says: 'Loan: installments list',
    test: {
      file: loanRoutes,
      name: 'the list of loans has the summary and the installments of each',
    },
  },
  {
    id: 's3-installment',
    says: 'Installment: id, status, due_date, total_amount',
    test: { file: loanRoutes, name: 'a proof can be rejected with a reason, sent again and approved' },
  },
  {
    id: 's3-statement',
    says: 'Bank statement: account_statement (PDF)',
    test: { file: loanRoutes, name: 'rejects a photo as bank statement' },
  },
  {
    id: 's3-zip-code',
    says: 'Zip code: looked up by code; takes zip_code',
    test: { file: generalRoutes, name: '%s lies in %s, %s' },
  },
  {
    id: 's3-article',
    says: 'Article: id, title, summary, image, url',
    test: { file: articles, name: 'the query of the articles > calls the marketing site without a token or cookies' },
  },
  {
    id: 's3-article-html',
    says: 'Article: summary is HTML',
    test: { file: articleScreens, name: 'the carousel of articles > shows title, summary and link of each article' },
  },
];
