import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#paths';
import type { createStore } from './store.ts';

/** Who may see a page (spec §2): visitors only, everyone, or a signed-in owner. */
export type Access = 'guest' | 'open' | 'owner';

type Store = ReturnType<typeof createStore>['store'];

export type Route = {
  readonly path: string;
  readonly access: Access;
  readonly Screen: ComponentType;
  /** Loads what `Screen` is in; once it is there, asking again costs nothing. */
  readonly code: () => Promise<unknown>;
  /** Puts what was asked for before its code was there into the store, so that it is drawn with that. */
  readonly takesUp?: (store: Store) => Promise<void>;
  /** Whether the tab bar stands under it (ux §1.4). */
  readonly tabs?: true;
};

// One import for each flow: its screens share a chunk.
const landing = () => import('./route-chunks/landing.ts');
const guests = () => import('./route-chunks/guests.tsx');
const verification = () => import('./route-chunks/verification.ts');
const onboarding = () => import('./route-chunks/onboarding.ts');
const home = () => import('./route-chunks/home.ts');
const account = () => import('./route-chunks/account.ts');
const identity = () => import('./route-chunks/identity.ts');
const application = () => import('./route-chunks/application.ts');
const repayment = () => import('./route-chunks/repayment.ts');

const renewals: (() => void)[] = [];

/** Has pages load their code again at their next visit: React keeps the failure of a lazy component for ever. */
export function forgetFailedCode(): void {
  for (const renew of renewals) renew();
}

/** A screen that is drawn at once where its code is there already; React's own lazy would draw an outline first. */
function screen<Flow extends Record<Name, ComponentType>, Name extends string>(flow: () => Promise<Flow>, name: Name) {
  let here: ComponentType | undefined;
  const code = async () => {
    here = (await flow())[name];
    return { default: here };
  };
  let Coming = lazy(code);
  renewals.push(() => {
    Coming = lazy(code);
  });
  function Screen() {
    // The same for as long as it stands there: what is in it must not begin anew.
    const [{ Page }] = useState({ Page: here ?? Coming });
    return createElement(Page);
  }
  return { code, Screen };
}

async function homeTakesUp({ dispatch, getState }: Store) {
  const { token } = getState().auth;
  if (token !== null) await (await home()).seedCacheFromPrefetch(dispatch, token);
}

const register = screen(guests, 'Register');
const accountStatement = screen(repayment, 'AccountStatementScreen');

/** The sitemap. Each entry has one of the access classes; the gate of that class stands before its screen. */
export const routes: readonly Route[] = [
  { path: paths.landing, access: 'guest', ...screen(landing, 'LandingScreen') },
  { path: paths.login, access: 'guest', ...screen(guests, 'Login') },
  { path: paths.register, access: 'guest', ...register },
  { path: paths.createAccount, access: 'guest', ...register },
  { path: paths.forgotPassword, access: 'guest', ...screen(guests, 'ForgotPassword') },
  { path: paths.verificationCode, access: 'open', ...screen(verification, 'VerificationCodeScreen') },

  { path: paths.updateTemporaryPassword, access: 'owner', ...screen(onboarding, 'UpdateTemporaryPasswordScreen') },
  { path: paths.documentsRequired, access: 'owner', ...screen(onboarding, 'DocumentsRequiredScreen') },
  { path: paths.createProfile, access: 'owner', ...screen(onboarding, 'CreateProfileScreen') },
  { path: paths.welcome, access: 'owner', ...screen(onboarding, 'WelcomeScreen') },

  { path: paths.home, access: 'owner', tabs: true, ...screen(home, 'HomeScreen'), takesUp: homeTakesUp },
  { path: paths.loans, access: 'owner', tabs: true, ...screen(home, 'LoansScreen') },
  { path: paths.profile, access: 'owner', tabs: true, ...screen(account, 'ProfileScreen') },
  { path: paths.myData, access: 'owner', tabs: true, ...screen(account, 'MyDataScreen') },
  { path: paths.updatePassword, access: 'owner', ...screen(account, 'UpdatePasswordScreen') },
  { path: paths.oops, access: 'owner', ...screen(account, 'OopsScreen') },

  { path: paths.identification, access: 'owner', ...screen(identity, 'IdentificationScreen') },
  { path: paths.biometric_validation, access: 'owner', ...screen(identity, 'BiometricValidationScreen') },
  { path: paths.income_and_taxes, access: 'owner', ...screen(identity, 'IncomeAndTaxesScreen') },

  { path: paths.leaseContract, access: 'owner', ...screen(application, 'LeaseContractScreen') },
  { path: paths.desiredLoan, access: 'owner', ...screen(application, 'DesiredLoanScreen') },
  { path: paths.propertyDocuments, access: 'owner', ...screen(application, 'PropertyDocumentsScreen') },
  { path: paths.privacyPolicy, access: 'owner', ...screen(application, 'PrivacyPolicyScreen') },
  { path: paths.confirmPrivacyPolicy, access: 'owner', ...screen(application, 'ConfirmPrivacyPolicyScreen') },
  { path: paths.failBuroScore, access: 'owner', ...screen(application, 'FailBuroScoreScreen') },
  { path: paths.finalAnnouncement, access: 'owner', ...screen(application, 'FinalAnnouncementScreen') },

  { path: paths.loan, access: 'owner', tabs: true, ...screen(repayment, 'LoanScreen') },
  { path: paths.loanSuccess, access: 'owner', ...accountStatement },
  { path: paths.congratulations, access: 'owner', ...accountStatement },
  { path: paths.installment, access: 'owner', ...screen(repayment, 'InstallmentScreen') },
];

/** Makes the page at an address ready to be drawn, unless its gate will lead whoever comes to another one. */
export async function prepare(pathname: string, store: Store): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null);
  const isSignedIn = store.getState().auth.isAuthenticated;
  if (!route || route.access === (isSignedIn ? 'guest' : 'owner')) return;
  await route.code();
  await route.takesUp?.(store);
}
