import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import { useSelector } from 'react-redux';
import { dayInMexico } from '#domain/calendar';
import { isLoanStep, loanOfStep, nextSteps, retryDay } from '#domain/process/nextStep';
import * as homeTexts from '#i18n/es-MX/home';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/nextStep';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { Loading } from '#kit/feedback/Loading.tsx';
import { isLoading, QueryBoundary, QueryFailure, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { useHasWaited } from '#kit/feedback/useHasWaited.ts';
import { Screen } from '#kit/layout/Screen.tsx';
import { now } from '#serverTime';
import { IncompleteProfileNotice } from '../applications/IncompleteProfileNotice.tsx';
import { ApplicationList } from '../applications/list/ApplicationList.tsx';
import { EarlierApplications } from '../applications/list/EarlierApplications.tsx';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import { ArticleCarousel } from '../articles/ArticleCarousel.tsx';
import { useArticles } from '../articles/articlesSlice.ts';
import { selectUser } from '../auth/authSlice.ts';
import { LoanList } from '../loans/LoanList.tsx';
import { PromoCard } from '../loans/PromoCard.tsx';
import { NoticesBell } from '../notices/NoticesBell.tsx';
import { CompleteProfileBanner } from '../profile/CompleteProfileBanner.tsx';
import { ProfileCorner } from '../profile/ProfileCorner.tsx';
import { useApplications } from '../records/applicationsSlice.ts';
import { useLoans } from '../records/loansSlice.ts';
import { useProfile } from '../records/profileSlice.ts';
import { NextStepCard } from './next-step/NextStepCard.tsx';
import { sharedFailure } from './sharedFailure.ts';

/** The owner's dashboard. Each section has a query of its own and fails on its own. */
export function HomeScreen() {
  // All queries start here, at once: a section that subscribed when it mounts would repeat a failed request.
  const queries = { loans: useLoans(), profile: useProfile(), applications: useApplications() };
  const articles = useArticles();
  const shared = sharedFailure([...Object.values<QueryState<unknown>>(queries), articles]);
  const hasWaited = useHasWaited();
  const isReady = hasWaited || Object.values<QueryState<unknown>>(queries).every((query) => !isLoading(query));
  // The name comes from the session, so the greeting does not wait for the profile.
  const name = useSelector(selectUser)?.name ?? queries.profile.data?.name;

  return (
    <Screen
      template="dashboard"
      title={name ? homeTexts.helloName({ name }) : homeTexts.hello}
      corner={
        <>
          <NoticesBell />
          <ProfileCorner />
        </>
      }
    >
      {isReady ? (
        <>
          {shared && <QueryFailure query={shared} text={homeTexts.couldNotLoadAll} />}
          <Sections {...queries} isShared={(query) => shared?.of.has(query) === true} />
          {!shared?.of.has(articles) && <ArticleCarousel articles={articles} />}
        </>
      ) : (
        <Loading>
          <Skeleton shape="card" />
          <Skeleton shape="heading" />
          <Skeleton shape="loan" />
        </Loading>
      )}
      <IncompleteProfileNotice />
    </Screen>
  );
}

type Queries = {
  loans: ReturnType<typeof useLoans>;
  profile: ReturnType<typeof useProfile>;
  applications: ReturnType<typeof useApplications>;
};

/** `isShared`: whether the page already says that this query has failed. */
type SectionsProps = Queries & { isShared: (query: QueryState<unknown>) => boolean };

/**
 * The next step, and all that the owner has. Only the next step has a filled button. The loan that it belongs to comes
 * first, and its card says it; any other step has a card of its own.
 */
function Sections({ loans, profile, applications, isShared }: SectionsProps) {
  const time = new Date(now());
  // Unknown loans or applications might ask for something more urgent.
  const isKnown = loans.data !== undefined && applications.data !== undefined;
  const owner = { profile: profile.data, applications: applications.data, loans: loans.data };
  const steps = isKnown ? nextSteps(owner, time) : [];
  const [next] = steps;
  const retryFrom = retryDay(applications.data ?? [], dayInMexico(time));
  const hasNoLoans = loans.data?.length === 0;
  const leading = loans.data?.find(({ id }) => next && id === loanOfStep(next));
  const ofLoans = { steps, applications: applications.data };
  const promo = { profile, retryFrom, applications: applications.data };
  // The card of these steps has the button that requests a loan.
  const isRequestInCard = next?.kind === 'request' || next?.kind === 'application rejected';
  // Without loans the promotion is the next step, once there is nothing else to do.
  const isPromoNext = hasNoLoans && next?.kind === 'request';
  const requestText = loans.data?.length ? loanTexts.requestAnotherAdelantto : loanTexts.requestAdelantto;

  return (
    <>
      {isPromoNext && <PromoCard {...promo} size="large" eyebrow={stepTexts.yourNextStep} />}
      {leading && <LoanList title={loanTexts.yourAdelanttos} loans={[leading]} {...ofLoans} />}
      {next && !isLoanStep(next) && !isPromoNext && (
        <NextStepCard
          step={next}
          more={steps.filter(({ kind }) => kind === next.kind).length - 1}
          request={
            <RequestAdvance profile={profile} retryFrom={retryFrom}>
              {requestText}
            </RequestAdvance>
          }
        />
      )}
      {!isShared(profile) && <QueryFailure query={profile} text={menuTexts.couldNotLoadProfile} />}
      {profile.data && <CompleteProfileBanner profile={profile.data} />}
      {!isShared(applications) && <ApplicationList applications={applications} loans={loans.data} />}
      {!isShared(loans) && (
        <QueryBoundary
          query={loans}
          skeleton={
            <>
              <Skeleton shape="heading" />
              <Skeleton shape="loan" />
            </>
          }
          failureText={loanTexts.couldNotLoadAdelanttos}
        >
          {(all) => (
            <LoanList
              title={leading ? loanTexts.otherAdelanttos : loanTexts.yourAdelanttos}
              loans={all.filter((loan) => loan !== leading)}
              {...ofLoans}
            />
          )}
        </QueryBoundary>
      )}
      {/* Without loans, the promotion has a button of its own. */}
      {!hasNoLoans && !isLoading(loans) && !isRequestInCard && (
        <RequestAdvance profile={profile} icon={plusBold} kind="secondary" retryFrom={retryFrom}>
          {requestText}
        </RequestAdvance>
      )}
      {hasNoLoans && !isPromoNext && <PromoCard {...promo} size="small" />}
      <EarlierApplications applications={applications.data} loans={loans.data} />
    </>
  );
}
