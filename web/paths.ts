import type { ApplicationStep } from '#domain/application';
import type { ProfileStep } from '#domain/profile';

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

/** Returns the address of the login after which `path` opens. */
export const loginBefore = (path: string): string =>
  path === paths.home ? paths.login : `${paths.login}?${new URLSearchParams({ next: path })}`;

/** Returns the page that follows a login whose address has the query `search`: home, or the page of `loginBefore`. */
export function pathAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && isOwnPath(next) ? next : paths.home;
}
