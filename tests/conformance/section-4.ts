import type { Statement } from './statement.ts';

const profileMenu = 'tests/journeys/specification/profile-menu.spec.ts';
const calls = 'tests/web/api/calls.test.ts';
const accessJourney = 'tests/journeys/owner/who-may-see-what.spec.ts';
const fullJourney = 'tests/journeys/owner/from-sign-up-to-the-last-payment.spec.ts';
const recoveryJourney = 'tests/journeys/owner/recover-the-password.spec.ts';
const profileScreens = 'tests/journeys/specification/profile.spec.ts';
const incomeScreen = 'tests/journeys/specification/income-and-taxes.spec.ts';
const profileRules = 'tests/domain/profile.test.ts';
const applicationScreens = 'tests/journeys/specification/application.spec.ts';
const bureauScreens = 'tests/journeys/specification/bureau.spec.ts';
const codeScreens = 'tests/journeys/specification/codes.spec.ts';
const bureauRoutes = 'tests/demo-server/routes/bureauCheck.test.ts';
const labels = 'tests/domain/statusLabels.test.ts';
const badges = 'tests/web/features/statusBadges.test.ts';
const homeScreen = 'tests/journeys/specification/home.spec.ts';
const loanScreens = 'tests/journeys/specification/loans.spec.ts';

/** Section 4 of the specification: states and transitions. */
export const statements: readonly Statement[] = [
  {
    id: 's4-session-start',
    says: 'Session: starts signed out (no token, no user) unless one is stored',
    test: { file: calls, name: 'a new store has no token and no user' },
  },
  {
    id: 's4-session-login',
    says: 'Setting credentials stores user and token and marks authenticated',
    test: { file: calls, name: 'a response > to %s becomes the session' },
  },
  {
    id: 's4-session-saved',
    says: 'Setting credentials saves to session storage',
    test: {
      file: accessJourney,
      name: 'stores exactly the session under "auth" at login, and a reload keeps the owner signed in',
    },
  },
  {
    id: 's4-session-logout',
    says: 'Logout clears them and removes the stored session',
    test: { file: accessJourney, name: 'leaves nothing of the owner after logout: storage, cache, history, token' },
  },
  {
    id: 's4-logout-resets',
    says: 'A logout action resets the whole client state',
    test: { file: calls, name: 'a response > to the log-out, even a failed one, leaves nothing in the store' },
  },
  {
    id: 's4-onboarding',
    says: 'Onboarding flow: register -> verify phone code -> /profile/create -> /welcome',
    test: { file: fullJourney, name: 'signs up, verifies the phone and completes the profile in three steps' },
  },
  {
    id: 's4-temporary',
    says: 'A user holding a temporary password sets a new one, then goes to /documents-required',
    test: { file: recoveryJourney, name: 'an owner who forgot the password > may only replace the temporary password' },
  },
  {
    id: 's4-profile-flow-selfie',
    says: 'Profile completion: identification -> biometric validation',
    test: {
      file: profileScreens,
      name: 'the identification screen > sends the files by their ids and continues with the selfie',
    },
  },
  {
    id: 's4-profile-flow-income',
    says: 'Profile completion: biometric validation -> income and taxes',
    test: { file: profileScreens, name: 'the selfie screen > continues with income and taxes' },
  },
  {
    id: 's4-profile-flow-home',
    says: 'Profile completion: income and taxes -> /home',
    test: {
      file: incomeScreen,
      name: 'the income and taxes screen > sends proof_incomes, rfc_number and rfc and goes to /home',
    },
  },
  {
    id: 's4-profile-progress',
    says: 'Progress shown as 33/66/100 percent on the menu card',
    test: { file: profileMenu, name: 'the profile card > shows 100 percent and no link when the profile is complete' },
  },
  {
    id: 's4-profile-next-step',
    says: 'The next step is the first that something is missing for',
    test: { file: profileRules, name: 'the next step of a profile > is the first step with a missing field' },
  },
  {
    id: 's4-application-flow-offer',
    says: 'Application flow: lease contract creates an application -> desired-loan',
    test: {
      file: applicationScreens,
      name: 'the lease screen > accepts exactly these limits, creates the application and goes to /applications/{id}/desired-loan',
    },
  },
  {
    id: 's4-application-flow-documents',
    says: 'Application flow: pre-offer -> property documents',
    test: { file: applicationScreens, name: 'the pre-offer screen > saves the term and goes to the next step' },
  },
  {
    id: 's4-application-flow-policy',
    says: 'Application flow: property documents -> privacy policy authorisation',
    test: {
      file: applicationScreens,
      name: 'the property documents screen > sends folio, zip code and lease with "Continuar" and goes to the authorization',
    },
  },
  {
    id: 's4-application-flow-code',
    says: 'Application flow: authorisation -> SMS code confirmation',
    test: { file: bureauScreens, name: 'the bureau authorization screen > sends the acceptance and goes to the code' },
  },
  {
    id: 's4-application-flow-final',
    says: 'Application flow: SMS code confirmation -> final announcement',
    test: { file: bureauScreens, name: 'the bureau code screen > goes to the final announcement' },
  },
  {
    id: 's4-application-flow-fail',
    says: 'If the server answers that the bureau score is too low, the user goes to the fail screen',
    test: {
      file: bureauScreens,
      name: 'the bureau authorization screen > goes to /applications/{id}/fail-buro-score when the score is too low',
    },
  },
  {
    id: 's4-code-no-limit',
    says: 'The verification code can be resent any number of times (no limit in the client)',
    test: { file: codeScreens, name: 'the phone verification screen > resends the code any number of times' },
  },
  {
    id: 's4-bureau-limit',
    says: 'The privacy-policy code resend is limited by the server (429, retry after about one minute)',
    test: { file: bureauRoutes, name: 'a fourth bureau code in a minute is a 429, resends included' },
  },
  {
    id: 's4-bureau-countdown',
    says: 'The countdown of 3 minutes runs for the bureau code too',
    test: { file: bureauScreens, name: 'the bureau authorization screen > counts down three minutes for the code' },
  },
  {
    id: 's4-bureau-countdown-restart',
    says: 'The countdown of 3 minutes restarts on resend',
    test: {
      file: bureauScreens,
      name: 'the bureau code screen > resends with the bearer token and no body, and restarts the countdown',
    },
  },
  {
    id: 's4-application-uncompleted',
    says: 'Application status uncompleted (draft)',
    test: { file: labels, name: 'an application that is uncompleted reads Borrador' },
  },
  {
    id: 's4-application-awaiting',
    says: 'Application status awaiting_validation',
    test: { file: labels, name: 'an application that is awaiting_validation reads En espera de validación' },
  },
  {
    id: 's4-application-in-validation',
    says: 'Application status in_validation',
    test: { file: labels, name: 'an application that is in_validation reads En validación' },
  },
  {
    id: 's4-application-approved',
    says: "Application status approved (label 'Aceptado')",
    test: { file: labels, name: 'an application that is approved reads Aceptado' },
  },
  {
    id: 's4-application-rejected',
    says: 'Application status rejected',
    test: { file: labels, name: 'an application that is rejected reads Rechazado' },
  },
  {
    id: 's4-loan-upload',
    says: 'Loan awaiting_account_statement_upload (waiting for upload of the statement)',
    test: {
      file: labels,
      name: 'a loan that is awaiting_account_statement_upload reads En espera de tu estado de cuenta',
    },
  },
  {
    id: 's4-loan-check',
    says: 'Loan awaiting_account_statement_check (statement under review)',
    test: {
      file: labels,
      name: 'a loan that is awaiting_account_statement_check reads Estamos revisando tu estado de cuenta',
    },
  },
  {
    id: 's4-loan-signature',
    says: 'Loan awaiting_client_signature (waiting for the digital contract signature)',
    test: { file: labels, name: 'a loan that is awaiting_client_signature reads En espera de tu firma' },
  },
  {
    id: 's4-loan-signature-email',
    says: 'Loan awaiting_client_signature: the user is asked to check e-mail from the signing provider',
    test: {
      file: homeScreen,
      name: 'home with loans > shows an info line with the status and no link on any other loan',
    },
  },
  {
    id: 's4-loan-signed',
    says: 'Loan signature_document_completed',
    test: { file: labels, name: 'a loan that is signature_document_completed reads Contrato firmado' },
  },
  {
    id: 's4-loan-disbursement',
    says: 'Loan pending_disbursement (waiting for disbursement)',
    test: { file: labels, name: 'a loan that is pending_disbursement reads En espera de tu depósito' },
  },
  {
    id: 's4-loan-approved',
    says: 'Loan approved',
    test: { file: labels, name: 'a loan that is approved reads Aprobado' },
  },
  { id: 's4-loan-active', says: 'Loan active', test: { file: labels, name: 'a loan that is active reads Activo' } },
  {
    id: 's4-loan-liquidated',
    says: 'Loan liquidated',
    test: { file: labels, name: 'a loan that is liquidated reads Liquidado' },
  },
  {
    id: 's4-installment-overdue',
    says: 'Installment overdue: black badge',
    test: { file: badges, name: 'the badge of an installment that is overdue is black' },
  },
  {
    id: 's4-installment-pending',
    says: 'Installment pending: blue badge',
    test: { file: badges, name: 'the badge of an installment that is pending is blue' },
  },
  {
    id: 's4-installment-rejected',
    says: 'Installment rejected: red badge',
    test: { file: badges, name: 'the badge of an installment that is rejected is red' },
  },
  {
    id: 's4-installment-approved',
    says: 'Installment approved: green badge',
    test: { file: badges, name: 'the badge of an installment that is approved is green' },
  },
  {
    id: 's4-installment-in-validation',
    says: 'Installment in_validation: yellow badge',
    test: { file: badges, name: 'the badge of an installment that is in_validation is yellow' },
  },
  {
    id: 's4-installment-outdated',
    says: 'Other statuses translated for display: outdated',
    test: { file: labels, name: 'an installment that is outdated reads Vencido' },
  },
  {
    id: 's4-installment-colours',
    says: 'The badge colours are what is seen on the screen',
    test: {
      file: loanScreens,
      name: 'the detail of a loan > shows the badge of an installment in black, blue, red, green or yellow',
    },
  },
  {
    id: 's4-proof-validation',
    says: 'Uploading a proof shows a validation message',
    test: {
      file: loanScreens,
      name: 'the payment of an installment > shows a dialog saying that the proof was uploaded and is being validated',
    },
  },
  {
    id: 's4-bureau-expired',
    says: 'At zero of its countdown the bureau code shows as expired',
    test: {
      file: bureauScreens,
      name: 'the bureau code screen > shows at zero that the code expired and hides the countdown',
    },
  },
];
