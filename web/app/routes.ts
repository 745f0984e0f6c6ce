import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#paths';
import { type GuestScreen, guestPages, hasForm } from '../guest/guestPages.ts';
import { loadGuestScreen } from '../guest/guestScreens.ts';
import type { createStore } from './store.ts';

/** Who may see a page: visitors only, everyone, or signed-in owners only. */
export type Access = 'guest' | 'open' | 'owner';

type Store = ReturnType<typeof createStore>['store'];

export type Route = {
  readonly path: string;
  readonly access: Access;
  readonly Screen: ComponentType;
  /** Loads the code of `Screen`. Further calls return the same modules. */
  readonly load: () => Promise<unknown>;
  /** Whether `Screen` can render at once. */
  readonly isLoaded: () => boolean;
  /** Runs after `load` and before the first render, such as to put prefetched data into the store. */
  readonly beforeRender?: (store: Store) => Promise<void>;
  /** Reads the data of the page into the cache while another page is shown. */
  readonly prefetchData?: (store: Store) => Promise<void>;
  /** Whether the page has the tab bar. */
  readonly tabs?: true;
};

const resets: (() => void)[] = [];

/**
 * Makes all screens import their chunk again at the next visit: React keeps the failure of a lazy component for ever.
 */
export function resetLazyScreens(): void {
  for (const reset of resets) reset();
}

/** A script with screens. */
type Chunk<Screens> = {
  readonly load: () => Promise<Screens>;
  /** Returns its screens, undefined until they have loaded. */
  readonly loaded: () => Screens | undefined;
};

function chunkOf<Screens>(importScreens: () => Promise<Screens>): Chunk<Screens> {
  let screens: Screens | undefined;
  const load = async () => {
    screens = await importScreens();
    return screens;
  };
  return { load, loaded: () => screens };
}

/**
 * Returns a lazy screen that renders at once when its chunk has loaded, even if another screen loaded it; React's
 * `lazy` always renders the fallback first.
 */
function screen<Screens extends Record<Name, ComponentType>, Name extends string>(chunk: Chunk<Screens>, name: Name) {
  const load = async (): Promise<{ default: ComponentType }> => ({ default: (await chunk.load())[name] });
  let Lazy = lazy(load);
  resets.push(() => {
    Lazy = lazy(load);
  });
  function Screen() {
    // In state, so that the component type stays the same while mounted: another type would lose the page's own state.
    const [{ Page }] = useState<{ Page: ComponentType }>({ Page: chunk.loaded()?.[name] ?? Lazy });
    return createElement(Page);
  }
  return { load, isLoaded: () => chunk.loaded() !== undefined, Screen };
}

// One for each chunk of screens.
const guestForm = () => import('./route-chunks/guestForm.tsx');
const verification = chunkOf(() => import('./route-chunks/verification.ts'));
const onboarding = chunkOf(() => import('./route-chunks/onboarding.ts'));
const home = chunkOf(() => import('./route-chunks/home.ts'));
const account = chunkOf(() => import('./route-chunks/account.ts'));
const identity = chunkOf(() => import('./route-chunks/identity.ts'));
const application = chunkOf(() => import('./route-chunks/application.ts'));
const repayment = chunkOf(() => import('./route-chunks/repayment.ts'));
const history = chunkOf(() => import('./route-chunks/history.ts'));

async function seedHomeFromPrefetch({ dispatch, getState }: Store) {
  const { token } = getState().auth;
  if (token !== null) await (await home.load()).seedCacheFromPrefetch(dispatch, token);
}

const prefetchHomeData = async ({ dispatch }: Store) => (await home.load()).prefetchHomeData(dispatch);

/** Returns the screen of a guest page for use inside the app. A form gets the actions that call the store. */
function guestScreen(name: GuestScreen) {
  const load = async () => {
    if (!hasForm(name)) return { Screen: await loadGuestScreen[name]() };
    const [Screen, { withGuestActions }] = await Promise.all([loadGuestScreen[name](), guestForm()]);
    return { Screen: withGuestActions(Screen) };
  };
  return screen(chunkOf(load), 'Screen');
}

const guestScreens = Object.fromEntries(guestPages.map(({ screen: name }) => [name, guestScreen(name)])) as Readonly<
  Record<GuestScreen, ReturnType<typeof guestScreen>>
>;
const accountStatement = screen(repayment, 'AccountStatementScreen');

/** The sitemap. The gate for a route's `access` decides whether its screen renders. */
export const routes: readonly Route[] = [
  ...guestPages.map(({ path, screen }) => ({ path, access: 'guest' as const, ...guestScreens[screen] })),
  { path: paths.verificationCode, access: 'open', ...screen(verification, 'VerificationCodeScreen') },

  { path: paths.updateTemporaryPassword, access: 'owner', ...screen(onboarding, 'UpdateTemporaryPasswordScreen') },
  { path: paths.documentsRequired, access: 'owner', ...screen(onboarding, 'DocumentsRequiredScreen') },
  { path: paths.createProfile, access: 'owner', ...screen(onboarding, 'CreateProfileScreen') },
  { path: paths.welcome, access: 'owner', ...screen(onboarding, 'WelcomeScreen') },

  {
    ...{ path: paths.home, access: 'owner', tabs: true, ...screen(home, 'HomeScreen') },
    ...{ beforeRender: seedHomeFromPrefetch, prefetchData: prefetchHomeData },
  },
  { path: paths.notices, access: 'owner', tabs: true, ...screen(history, 'NoticesScreen') },
  { path: paths.whatYouNeed, access: 'owner', ...screen(history, 'WhatYouNeedScreen') },
  { path: paths.loans, access: 'owner', tabs: true, ...screen(home, 'LoansScreen') },
  { path: paths.profile, access: 'owner', tabs: true, ...screen(account, 'ProfileScreen') },
  { path: paths.myData, access: 'owner', tabs: true, ...screen(account, 'MyDataScreen') },
  { path: paths.updatePassword, access: 'owner', ...screen(account, 'UpdatePasswordScreen') },
  { path: paths.oops, access: 'owner', ...screen(account, 'OopsScreen') },

  { path: paths.identification, access: 'owner', ...screen(identity, 'IdentificationScreen') },
  { path: paths.biometric_validation, access: 'owner', ...screen(identity, 'BiometricValidationScreen') },
  { path: paths.income_and_taxes, access: 'owner', ...screen(identity, 'IncomeAndTaxesScreen') },

  { path: paths.leaseContract, access: 'owner', ...screen(application, 'LeaseContractScreen') },
  { path: paths.changeLease, access: 'owner', ...screen(application, 'ChangeLeaseScreen') },
  { path: paths.desiredLoan, access: 'owner', ...screen(application, 'DesiredLoanScreen') },
  { path: paths.propertyDocuments, access: 'owner', ...screen(application, 'PropertyDocumentsScreen') },
  { path: paths.privacyPolicy, access: 'owner', ...screen(application, 'PrivacyPolicyScreen') },
  { path: paths.confirmPrivacyPolicy, access: 'owner', ...screen(application, 'ConfirmPrivacyPolicyScreen') },
  { path: paths.failBuroScore, access: 'owner', ...screen(application, 'FailBuroScoreScreen') },
  { path: paths.finalAnnouncement, access: 'owner', ...screen(application, 'FinalAnnouncementScreen') },
  { path: paths.applicationProcess, access: 'owner', ...screen(history, 'ApplicationProcessScreen') },

  { path: paths.loan, access: 'owner', tabs: true, ...screen(repayment, 'LoanScreen') },
  { path: paths.loanSuccess, access: 'owner', ...accountStatement },
  { path: paths.congratulations, access: 'owner', ...accountStatement },
  { path: paths.loanProcess, access: 'owner', ...screen(history, 'LoanProcessScreen') },
  { path: paths.paymentPlan, access: 'owner', ...screen(history, 'PaymentPlanScreen') },
  { path: paths.settlementLetter, access: 'owner', ...screen(history, 'SettlementLetterScreen') },
  { path: paths.installment, access: 'owner', ...screen(repayment, 'InstallmentScreen') },
  { path: paths.receipt, access: 'owner', ...screen(history, 'ReceiptScreen') },
];

/** Returns the route of an address; undefined when there is none. */
export const routeOf = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname) !== null);

/** Loads the code and prefetched data of the page at an address, unless its gate will redirect to another page. */
export async function prepareRoute(pathname: string, store: Store): Promise<void> {
  const route = routeOf(pathname);
  const isSignedIn = store.getState().auth.isAuthenticated;
  if (!route || route.access === (isSignedIn ? 'guest' : 'owner')) return;
  await route.load();
  await route.beforeRender?.(store);
}
