import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { paths } from '#paths';
import { GuestGate, OwnerGate } from './Gate.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { PageErrors } from './PageErrors.tsx';
import { TabBarLayout } from './TabBar.tsx';

// The scripts of the screens. Each exports several that an owner opens one after the other.
const guestForm = () => import('./route-chunks/guestForm.tsx');
const onboarding = () => import('./route-chunks/onboarding.ts');
const home = () => import('./route-chunks/home.ts');
const account = () => import('./route-chunks/account.ts');
const identity = () => import('./route-chunks/identity.ts');
const application = () => import('./route-chunks/application.ts');
const repayment = () => import('./route-chunks/repayment.ts');
const history = () => import('./route-chunks/history.ts');

const registration = lazyScreen(() => import('./route-chunks/registration.ts'), 'RegisterScreen');
const accountStatement = lazyScreen(repayment, 'AccountStatementScreen');

/** All pages. The layout routes around a page decide who may see it and whether it has the tab bar. */
export const routes = createRoutesFromElements(
  <Route element={<PageErrors />}>
    <Route element={<GuestGate />}>
      <Route path={paths.landing} {...lazyScreen(() => import('./route-chunks/landing.ts'), 'LandingScreen')} />
      <Route {...lazyScreen(guestForm, 'GuestFormLayout')}>
        <Route
          path={paths.calculator}
          {...lazyScreen(() => import('./route-chunks/calculator.ts'), 'CalculatorScreen')}
        />
        <Route path={paths.login} {...lazyScreen(() => import('./route-chunks/login.ts'), 'LoginScreen')} />
        <Route path={paths.register} {...registration} />
        <Route path={paths.createAccount} {...registration} />
        <Route
          path={paths.forgotPassword}
          {...lazyScreen(() => import('./route-chunks/recovery.ts'), 'ForgotPasswordScreen')}
        />
      </Route>
    </Route>

    <Route
      path={paths.verificationCode}
      {...lazyScreen(() => import('./route-chunks/verification.ts'), 'VerificationCodeScreen')}
    />

    <Route element={<OwnerGate />}>
      <Route path={paths.updateTemporaryPassword} {...lazyScreen(onboarding, 'UpdateTemporaryPasswordScreen')} />
      <Route path={paths.documentsRequired} {...lazyScreen(onboarding, 'DocumentsRequiredScreen')} />
      <Route path={paths.createProfile} {...lazyScreen(onboarding, 'CreateProfileScreen')} />
      <Route path={paths.welcome} {...lazyScreen(onboarding, 'WelcomeScreen')} />

      <Route element={<TabBarLayout />}>
        <Route path={paths.home} {...lazyScreen(home, 'HomeScreen')} />
        <Route path={paths.notices} {...lazyScreen(history, 'NoticesScreen')} />
        <Route path={paths.loans} {...lazyScreen(home, 'LoansScreen')} />
        <Route path={paths.loan} {...lazyScreen(repayment, 'LoanScreen')} />
        <Route path={paths.profile} {...lazyScreen(account, 'ProfileScreen')} />
        <Route path={paths.myData} {...lazyScreen(account, 'MyDataScreen')} />
      </Route>
      <Route path={paths.estimate} {...lazyScreen(() => import('./route-chunks/calculator.ts'), 'EstimateScreen')} />
      <Route path={paths.whatYouNeed} {...lazyScreen(history, 'WhatYouNeedScreen')} />
      <Route path={paths.updatePassword} {...lazyScreen(account, 'UpdatePasswordScreen')} />
      <Route path={paths.oops} {...lazyScreen(account, 'OopsScreen')} />

      <Route path={paths.identification} {...lazyScreen(identity, 'IdentificationScreen')} />
      <Route path={paths.biometric_validation} {...lazyScreen(identity, 'BiometricValidationScreen')} />
      <Route path={paths.income_and_taxes} {...lazyScreen(identity, 'IncomeAndTaxesScreen')} />

      <Route path={paths.leaseContract} {...lazyScreen(application, 'LeaseContractScreen')} />
      <Route path={paths.changeLease} {...lazyScreen(application, 'ChangeLeaseScreen')} />
      <Route path={paths.desiredLoan} {...lazyScreen(application, 'DesiredLoanScreen')} />
      <Route path={paths.propertyDocuments} {...lazyScreen(application, 'PropertyDocumentsScreen')} />
      <Route path={paths.privacyPolicy} {...lazyScreen(application, 'PrivacyPolicyScreen')} />
      <Route path={paths.confirmPrivacyPolicy} {...lazyScreen(application, 'ConfirmPrivacyPolicyScreen')} />
      <Route path={paths.failBuroScore} {...lazyScreen(application, 'FailBuroScoreScreen')} />
      <Route path={paths.finalAnnouncement} {...lazyScreen(application, 'FinalAnnouncementScreen')} />
      <Route path={paths.applicationProcess} {...lazyScreen(history, 'ApplicationProcessScreen')} />

      <Route path={paths.loanSuccess} {...accountStatement} />
      <Route path={paths.congratulations} {...accountStatement} />
      <Route path={paths.loanProcess} {...lazyScreen(history, 'LoanProcessScreen')} />
      <Route path={paths.paymentPlan} {...lazyScreen(history, 'PaymentPlanScreen')} />
      <Route path={paths.settlementLetter} {...lazyScreen(history, 'SettlementLetterScreen')} />
      <Route path={paths.installment} {...lazyScreen(repayment, 'InstallmentScreen')} />
      <Route path={paths.receipt} {...lazyScreen(history, 'ReceiptScreen')} />
    </Route>

    <Route path="*" element={<UnavailablePage reason="missing" home={paths.home} />} />
  </Route>,
);

/** Imports the code of the page at an address ahead of its visit. Rejects when a script fails to load. */
export async function loadPage(address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(({ route }) => route.handle?.load()));
}
