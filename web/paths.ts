import type { ApplicationStep } from '#domain/application';
import type { ProfileStep } from '#domain/profile';
import type { SessionUser } from '#domain/session';

/** Path of the screen of each profile step. */
export const profileStepPath = {
  identification: '/profile/identification',
  biometric_validation: '/profile/biometric-validation',
  income_and_taxes: '/profile/income-and-taxes',
} as const satisfies Record<ProfileStep, string>;

/** The addresses of all pages. Those with parameters are filled in by React Router's `generatePath`. */
export const paths = {
  landing: '/',
  calculator: '/calculator',
  login: '/login',
  register: '/register',
  createAccount: '/create-account',
  forgotPassword: '/forgot-password',
  verificationCode: '/verification-code/:id',

  home: '/home',
  updateTemporaryPassword: '/update-temporary-password',
  documentsRequired: '/documents-required',
  welcome: '/welcome',
  notices: '/notices',
  whatYouNeed: '/what-you-need',
  estimate: '/estimate',

  profile: '/profile',
  myData: '/profile/my-data',
  updatePassword: '/profile/update-password',
  createProfile: '/profile/create',
  ...profileStepPath,
  congratulations: '/profile/congratulations',
  oops: '/profile/oops',

  leaseContract: '/applications/lease-contract',
  changeLease: '/applications/:id/lease-contract',
  desiredLoan: '/applications/:id/desired-loan',
  propertyDocuments: '/applications/:id/property-documents',
  privacyPolicy: '/applications/:id/privacy-policy',
  confirmPrivacyPolicy: '/applications/:id/confirm-privacy-policy',
  failBuroScore: '/applications/:id/fail-buro-score',
  finalAnnouncement: '/applications/:id/final-announcement',
  applicationProcess: '/applications/:id/process',

  loans: '/loans',
  loan: '/loans/:id',
  loanSuccess: '/loans/:id/success',
  loanProcess: '/loans/:id/process',
  paymentPlan: '/loans/:id/plan',
  settlementLetter: '/loans/:id/settlement-letter',
  installment: '/loans/:id/installments/:installmentId',
  receipt: '/loans/:id/installments/:installmentId/receipt',
} as const;

/** Path of the screen of each application step; takes the application's id (s2-application-steps). */
export const applicationStepPath: Readonly<Record<ApplicationStep, string>> = {
  pre_offer: paths.desiredLoan,
  property_details: paths.propertyDocuments,
  bureau_policy: paths.privacyPolicy,
};

/**
 * Whether a stored address stays within the app, so that a login may return to it. Rejects backslashes and control
 * characters too: browsers read a backslash as a slash and drop tabs and line ends, so either could produce two leading
 * slashes, which means another host.
 */
export const isOwnPath = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

/**
 * Returns the address of the login after which `path` opens. `ended` is the id of the owner whose session has ended by
 * itself: the login says so, and `path` does not open for another owner.
 */
export function loginBefore(path: string, ended?: string): string {
  const query = { ...(path !== paths.home && { next: path }), ...(ended !== undefined && { ended }) };
  return Object.keys(query).length === 0 ? paths.login : `${paths.login}?${new URLSearchParams(query)}`;
}

/** Whether the address of the login, by its query `search`, says that a session has ended by itself. */
export const isAfterEndedSession = (search: string): boolean => new URLSearchParams(search).has('ended');

/**
 * Returns the page that follows the login of an owner, where the address of the login has the query `search`: the page of
 * `loginBefore`, else home; but first the one that replaces a temporary password.
 */
export function pathAfterLogin(search: string, owner: Pick<SessionUser, 'id' | 'has_temporary_password'>): string {
  if (owner.has_temporary_password) return paths.updateTemporaryPassword;
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const isTheirs = (query.get('ended') ?? owner.id) === owner.id;
  return next !== null && isOwnPath(next) && isTheirs ? next : paths.home;
}
