import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ReceivedLoan } from '#api/received';
import type { Profile } from '#domain/profile';
import * as homeTexts from '#i18n/es-MX/home';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { Loading } from '#kit/feedback/Loading.tsx';
import { QueryFailure, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useApplications } from '../applications/applicationsSlice.ts';
import { IncompleteProfileNotice } from '../applications/IncompleteProfileNotice.tsx';
import { ApplicationList } from '../applications/list/ApplicationList.tsx';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import { ArticleCarousel } from '../articles/ArticleCarousel.tsx';
import { useArticles } from '../articles/articlesSlice.ts';
import { selectUser } from '../auth/authSlice.ts';
import { LoanList } from '../loans/LoanList.tsx';
import { useLoans } from '../loans/loansSlice.ts';
import { PromoCard } from '../loans/PromoCard.tsx';
import { CompleteProfileBanner } from '../profile/CompleteProfileBanner.tsx';
import { ProfileCorner } from '../profile/ProfileCorner.tsx';
import { useProfile } from '../profile/profileSlice.ts';

/** How long the sections wait for one another, ms. They appear together, so that none moves what is being read. */
const MAX_WAIT_MS = 1000;

/** The owner's dashboard. Each section has a query of its own and fails on its own. */
export function HomeScreen() {
  // All queries start here, at once: a section that subscribed when it mounts would repeat a failed request.
  const loans = useLoans();
  const profile = useProfile();
  const applications = useApplications();
  const articles = useArticles();
  const isReady = useIsReady([loans, profile, applications]);
  // The name comes from the session, so the greeting does not wait for the profile.
  const name = useSelector(selectUser)?.name ?? profile.data?.name;

  return (
    <Screen
      template="dashboard"
      title={name ? homeTexts.helloName({ name }) : homeTexts.hello}
      corner={<ProfileCorner />}
    >
      {isReady ? (
        <>
          {profile.data ? (
            <CompleteProfileBanner profile={profile.data} />
          ) : (
            <QueryFailure query={profile} text={menuTexts.couldNotLoadProfile} />
          )}
          {loans.data?.length === 0 && <PromoCard profile={profile} />}
          <ApplicationList applications={applications} />
          <LoanList loans={loans} />
          <NextAdvance loans={loans} profile={profile} />
          <ArticleCarousel articles={articles} />
        </>
      ) : (
        <Loading>
          <Skeleton shape="heading" />
          <Skeleton shape="card" />
          <Skeleton shape="heading" />
          <Skeleton shape="loan" />
        </Loading>
      )}
      <IncompleteProfileNotice />
    </Screen>
  );
}

/** Button that requests another loan. Its text does not say "another" when the loans could not be loaded. */
function NextAdvance({
  loans: { data, failure },
  profile,
}: {
  loans: QueryState<ReceivedLoan[]>;
  profile: QueryState<Profile>;
}) {
  // Without loans, the promotion has a button of its own.
  if (data?.length === 0 || (data === undefined && failure === undefined)) return null;
  return (
    <RequestAdvance profile={profile} icon={plusBold}>
      {data === undefined ? loanTexts.requestAdelantto : loanTexts.requestAnotherAdelantto}
    </RequestAdvance>
  );
}

/** Whether all queries have data or have failed, or `MAX_WAIT_MS` has passed. */
function useIsReady(queries: readonly QueryState<unknown>[]): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate || queries.every(({ data, failure }) => data !== undefined || failure !== undefined);
}
