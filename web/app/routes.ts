import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '#paths';

/** Who may see a page (spec §2): visitors only, everyone, or a signed-in owner. */
export type Access = 'guest' | 'open' | 'owner';

export type Route = {
  readonly path: string;
  readonly access: Access;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Whether the tab bar stands under it (ux §1.4). */
  readonly tabs?: true;
};

// One import for each flow: its screens share a chunk.
const landing = () => import('./flows/landing.ts');
const guests = () => import('./flows/guests.tsx');
const verification = () => import('./flows/verification.ts');
const onboarding = () => import('./flows/onboarding.ts');
const home = () => import('./flows/home.ts');
const account = () => import('./flows/account.ts');
const identity = () => import('./flows/identity.ts');
const application = () => import('./flows/application.ts');
const repayment = () => import('./flows/repayment.ts');

const screen = <Flow extends Record<Name, ComponentType>, Name extends string>(flow: () => Promise<Flow>, name: Name) =>
  lazy(async () => ({ default: (await flow())[name] as ComponentType }));

const Register = screen(guests, 'Register');
const AccountStatement = screen(repayment, 'AccountStatementScreen');

/** The sitemap. Each entry has one of the access classes; the gate of that class stands before its screen. */
export const routes: readonly Route[] = [
  { path: paths.landing, access: 'guest', Screen: screen(landing, 'LandingScreen') },
  { path: paths.login, access: 'guest', Screen: screen(guests, 'Login') },
  { path: paths.register, access: 'guest', Screen: Register },
  { path: paths.createAccount, access: 'guest', Screen: Register },
  { path: paths.forgotPassword, access: 'guest', Screen: screen(guests, 'ForgotPassword') },
  { path: paths.verificationCode, access: 'open', Screen: screen(verification, 'VerificationCodeScreen') },

  { path: paths.updateTemporaryPassword, access: 'owner', Screen: screen(onboarding, 'UpdateTemporaryPasswordScreen') },
  { path: paths.documentsRequired, access: 'owner', Screen: screen(onboarding, 'DocumentsRequiredScreen') },
  { path: paths.createProfile, access: 'owner', Screen: screen(onboarding, 'CreateProfileScreen') },
  { path: paths.welcome, access: 'owner', Screen: screen(onboarding, 'WelcomeScreen') },

  { path: paths.home, access: 'owner', tabs: true, Screen: screen(home, 'HomeScreen') },
  { path: paths.loans, access: 'owner', tabs: true, Screen: screen(home, 'LoansScreen') },
  { path: paths.profile, access: 'owner', tabs: true, Screen: screen(account, 'ProfileScreen') },
  { path: paths.myData, access: 'owner', tabs: true, Screen: screen(account, 'MyDataScreen') },
  { path: paths.updatePassword, access: 'owner', Screen: screen(account, 'UpdatePasswordScreen') },
  { path: paths.oops, access: 'owner', Screen: screen(account, 'OopsScreen') },

  { path: paths.identification, access: 'owner', Screen: screen(identity, 'IdentificationScreen') },
  { path: paths.biometric_validation, access: 'owner', Screen: screen(identity, 'BiometricValidationScreen') },
  { path: paths.income_and_taxes, access: 'owner', Screen: screen(identity, 'IncomeAndTaxesScreen') },

  { path: paths.leaseContract, access: 'owner', Screen: screen(application, 'LeaseContractScreen') },
  { path: paths.desiredLoan, access: 'owner', Screen: screen(application, 'DesiredLoanScreen') },
  { path: paths.propertyDocuments, access: 'owner', Screen: screen(application, 'PropertyDocumentsScreen') },
  { path: paths.privacyPolicy, access: 'owner', Screen: screen(application, 'PrivacyPolicyScreen') },
  { path: paths.confirmPrivacyPolicy, access: 'owner', Screen: screen(application, 'ConfirmPrivacyPolicyScreen') },
  { path: paths.failBuroScore, access: 'owner', Screen: screen(application, 'FailBuroScoreScreen') },
  { path: paths.finalAnnouncement, access: 'owner', Screen: screen(application, 'FinalAnnouncementScreen') },

  { path: paths.loan, access: 'owner', tabs: true, Screen: screen(repayment, 'LoanScreen') },
  { path: paths.loanSuccess, access: 'owner', Screen: AccountStatement },
  { path: paths.congratulations, access: 'owner', Screen: AccountStatement },
  { path: paths.installment, access: 'owner', Screen: screen(repayment, 'InstallmentScreen') },
];
