import type { Statement } from './statement.ts';

const menu = 'tests/journeys/specification/profile-menu.spec.ts';
const calls = 'tests/web/api/calls.test.ts';
const who = 'tests/journeys/owner/who-may-see-what.spec.ts';
const reg = 'tests/journeys/owner/register-and-complete-the-profile.spec.ts';
const prof = 'tests/journeys/specification/profile.spec.ts';
const dprof = 'tests/domain/profile.test.ts';
const app = 'tests/journeys/specification/application.spec.ts';
const bureau = 'tests/journeys/specification/bureau.spec.ts';
const codes = 'tests/journeys/specification/codes-and-passwords.spec.ts';
const sapp = 'tests/demo-server/routes/applications.test.ts';
const statuses = 'tests/domain/statuses.test.ts';
const home = 'tests/journeys/specification/home.spec.ts';
const loans = 'tests/journeys/specification/loans.spec.ts';

/** Spec §4: states and transitions. */
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
    test: { file: who, name: 'logging in keeps exactly the session under auth, and a reload keeps her in' },
  },
  {
    id: 's4-session-logout',
    says: 'Logout clears them and removes the stored session',
    test: { file: who, name: 'after logging out nothing of her is left: storage, cache, history, token' },
  },
  {
    id: 's4-logout-resets',
    says: 'A logout action resets the whole client state',
    test: { file: calls, name: 'a response > to the log-out, even a failed one, leaves nothing in the store' },
  },
  {
    id: 's4-onboarding',
    says: 'Onboarding flow: register -> verify phone code -> /profile/create -> /welcome',
    test: { file: reg, name: 'an owner signs up, verifies her phone, and completes her profile in three steps' },
  },
  {
    id: 's4-temporary',
    says: 'A user holding a temporary password sets a new one, then goes to /documents-required',
    test: { file: who, name: 'a temporary password goes no further than its replacement' },
  },
  {
    id: 's4-profile-flow-selfie',
    says: 'Profile completion: identification -> biometric validation',
    test: { file: prof, name: 'the identification > leads on to the selfie and sends the files by their ids' },
  },
  {
    id: 's4-profile-flow-income',
    says: 'Profile completion: biometric validation -> income and taxes',
    test: { file: prof, name: 'the selfie > leads on to income and taxes' },
  },
  {
    id: 's4-profile-flow-home',
    says: 'Profile completion: income and taxes -> /home',
    test: { file: prof, name: 'income and taxes > leads to /home and sends proof_incomes, rfc_number and rfc' },
  },
  {
    id: 's4-profile-progress',
    says: 'Progress shown as 33/66/100 percent on the menu card',
    test: { file: menu, name: 'the card of the profile shows 33, 66 and 100 percent as its steps are done' },
  },
  {
    id: 's4-profile-next-step',
    says: 'The next step is the first that something is missing for',
    test: { file: dprof, name: 'the next step of a profile > is the first step with a missing field' },
  },
  {
    id: 's4-application-flow-offer',
    says: 'Application flow: lease contract creates an application -> desired-loan',
    test: { file: app, name: 'the lease > creates the application and leads to /applications/{id}/desired-loan' },
  },
  {
    id: 's4-application-flow-documents',
    says: 'Application flow: pre-offer -> property documents',
    test: { file: app, name: 'the pre-offer > saves the term and leads to the next step' },
  },
  {
    id: 's4-application-flow-policy',
    says: 'Application flow: property documents -> privacy policy authorisation',
    test: {
      file: app,
      name: 'the documents of the property > leads by "Continuar" to the authorisation, with folio, zip code and lease',
    },
  },
  {
    id: 's4-application-flow-code',
    says: 'Application flow: authorisation -> SMS code confirmation',
    test: { file: bureau, name: 'the authorisation of the bureau > sends its acceptance and leads to the code' },
  },
  {
    id: 's4-application-flow-final',
    says: 'Application flow: SMS code confirmation -> final announcement',
    test: { file: bureau, name: 'the code of the bureau > leads to the final announcement' },
  },
  {
    id: 's4-application-flow-fail',
    says: 'If the server answers that the bureau score is too low, the user goes to the fail screen',
    test: { file: bureau, name: 'a bureau score that is too low > leads to /applications/{id}/fail-buro-score' },
  },
  {
    id: 's4-code-no-limit',
    says: 'The verification code can be resent any number of times (no limit in the client)',
    test: { file: codes, name: 'the verification of the phone > may be asked for another code any number of times' },
  },
  {
    id: 's4-bureau-limit',
    says: 'The privacy-policy code resend is limited by the server (429, retry after about one minute)',
    test: { file: sapp, name: 'a fourth bureau code in a minute is a 429, resends included' },
  },
  {
    id: 's4-bureau-countdown',
    says: 'The countdown of 3 minutes runs for the bureau code too',
    test: { file: bureau, name: 'the authorisation of the bureau > counts three minutes down for the code' },
  },
  {
    id: 's4-bureau-countdown-restart',
    says: 'The countdown of 3 minutes restarts on resend',
    test: {
      file: bureau,
      name: 'the code of the bureau > resends with the bearer token and no body, and the countdown starts again',
    },
  },
  {
    id: 's4-application-uncompleted',
    says: 'Application status uncompleted (draft)',
    test: { file: statuses, name: 'an application that is uncompleted reads Borrador' },
  },
  {
    id: 's4-application-awaiting',
    says: 'Application status awaiting_validation',
    test: { file: statuses, name: 'an application that is awaiting_validation reads En espera de validación' },
  },
  {
    id: 's4-application-in-validation',
    says: 'Application status in_validation',
    test: { file: statuses, name: 'an application that is in_validation reads En validación' },
  },
  {
    id: 's4-application-approved',
    says: "Application status approved (label 'Aceptado')",
    test: { file: statuses, name: 'an application that is approved reads Aceptado' },
  },
  {
    id: 's4-application-rejected',
    says: 'Application status rejected',
    test: { file: statuses, name: 'an application that is rejected reads Rechazado' },
  },
  {
    id: 's4-loan-upload',
    says: 'Loan awaiting_account_statement_upload (waiting for upload of the statement)',
    test: {
      file: statuses,
      name: 'a loan that is awaiting_account_statement_upload reads En espera de tu estado de cuenta',
    },
  },
  {
    id: 's4-loan-check',
    says: 'Loan awaiting_account_statement_check (statement under review)',
    test: {
      file: statuses,
      name: 'a loan that is awaiting_account_statement_check reads Estamos revisando tu estado de cuenta',
    },
  },
  {
    id: 's4-loan-signature',
    says: 'Loan awaiting_client_signature (waiting for the digital contract signature)',
    test: { file: statuses, name: 'a loan that is awaiting_client_signature reads En espera de tu firma' },
  },
  {
    id: 's4-loan-signature-email',
    says: 'Loan awaiting_client_signature: the user is told to check e-mail from the signing provider',
    test: { file: home, name: 'home with loans > has an info line with the status, and no way on, on any other loan' },
  },
  {
    id: 's4-loan-signed',
    says: 'Loan signature_document_completed',
    test: { file: statuses, name: 'a loan that is signature_document_completed reads Contrato firmado' },
  },
  {
    id: 's4-loan-disbursement',
    says: 'Loan pending_disbursement (waiting for disbursement)',
    test: { file: statuses, name: 'a loan that is pending_disbursement reads En espera de tu depósito' },
  },
  {
    id: 's4-loan-approved',
    says: 'Loan approved',
    test: { file: statuses, name: 'a loan that is approved reads Aprobado' },
  },
  { id: 's4-loan-active', says: 'Loan active', test: { file: statuses, name: 'a loan that is active reads Activo' } },
  {
    id: 's4-loan-liquidated',
    says: 'Loan liquidated',
    test: { file: statuses, name: 'a loan that is liquidated reads Liquidado' },
  },
  {
    id: 's4-installment-overdue',
    says: 'Installment overdue: black badge',
    test: { file: statuses, name: 'an installment that is overdue reads Atrasado on black' },
  },
  {
    id: 's4-installment-pending',
    says: 'Installment pending: blue badge',
    test: { file: statuses, name: 'an installment that is pending reads Pendiente on blue' },
  },
  {
    id: 's4-installment-rejected',
    says: 'Installment rejected: red badge',
    test: { file: statuses, name: 'an installment that is rejected reads Rechazado on red' },
  },
  {
    id: 's4-installment-approved',
    says: 'Installment approved: green badge',
    test: { file: statuses, name: 'an installment that is approved reads Aprobado on green' },
  },
  {
    id: 's4-installment-in-validation',
    says: 'Installment in_validation: yellow badge',
    test: { file: statuses, name: 'an installment that is in_validation reads En validación on yellow' },
  },
  {
    id: 's4-installment-outdated',
    says: 'Other statuses translated for display: outdated',
    test: { file: statuses, name: 'an installment that is outdated reads Vencido on neutral' },
  },
  {
    id: 's4-installment-colours',
    says: 'The badge colours are what is seen on the screen',
    test: {
      file: loans,
      name: 'the detail of a loan > has the badge of an installment black, blue, red, green or yellow',
    },
  },
  {
    id: 's4-proof-validation',
    says: 'Uploading a proof leads to a validation message',
    test: {
      file: loans,
      name: 'the payment of an installment > says in a dialog that the proof was uploaded and is being validated',
    },
  },
  {
    id: 's4-bureau-expired',
    says: 'At zero of its countdown the bureau code shows as expired',
    test: { file: bureau, name: 'the code of the bureau > says at zero that the code expired and hides the countdown' },
  },
];
