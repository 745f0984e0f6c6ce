import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Loan } from '#domain/loan';
import type { Profile } from '#domain/profile';
import { t } from '#i18n';
import { Failure } from '#kit/feedback/Failure.tsx';
import { Loading } from '#kit/feedback/Loading.tsx';
import { type QueryState, Reason } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useApplications } from '../applications/applicationsSlice.ts';
import { ApplicationList } from '../applications/list/ApplicationList.tsx';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import { TurnedBack } from '../applications/TurnedBack.tsx';
import { ArticleCarousel } from '../articles/ArticleCarousel.tsx';
import { useArticles } from '../articles/articlesSlice.ts';
import { selectUser } from '../auth/authSlice.ts';
import { LoanList } from '../loans/LoanList.tsx';
import { useLoans } from '../loans/loansSlice.ts';
import { PromoCard } from '../loans/PromoCard.tsx';
import { CompleteProfileBanner } from '../profile/CompleteProfileBanner.tsx';
import { ProfileCorner } from '../profile/ProfileCorner.tsx';
import { useProfile } from '../profile/useProfile.ts';

/** How long the blocks wait for one another, so that none pushes away what is being read, ms. */
const TOGETHER_MS = 1000;

/** The owner's dashboard: each block asks for its own data and fails alone (ux S10). */
export function HomeScreen() {
  // All are asked for here and at once: a block that asked as it came into sight would ask again for what has failed.
  const loans = useLoans();
  const profile = useProfile();
  const applications = useApplications();
  const articles = useArticles();
  const isReady = useTogether([loans, profile, applications]);
  // The session knows her name, so the greeting waits for nothing.
  const name = useSelector(selectUser)?.name ?? profile.data?.name;

  return (
    <Screen template="dashboard" title={name ? t('Hello, {name}', { name }) : t('Hello')} corner={<ProfileCorner />}>
      {isReady ? (
        <>
          <CompleteProfileBanner profile={profile.data} />
          <ProfileFailure profile={profile} />
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
      <TurnedBack />
    </Screen>
  );
}

/** The way to another advance; where nobody knows whether there is one already, to just one (ux S10). */
function NextAdvance({
  loans: { data, failure },
  profile,
}: {
  loans: QueryState<Loan[]>;
  profile: QueryState<Profile>;
}) {
  // Without any, the promotion has a way of its own.
  if (data?.length === 0 || (data === undefined && failure === undefined)) return null;
  return (
    <RequestAdvance profile={profile} icon={plusBold}>
      {data === undefined ? t('Request an Adelantto') : t('Request another Adelantto')}
    </RequestAdvance>
  );
}

/** Without a profile there is neither a complete nor an incomplete one: it says so instead (ux §2, states). */
function ProfileFailure({ profile: { data, failure, waiting, retry } }: { profile: QueryState<unknown> }) {
  if (data !== undefined || failure === undefined) return null;
  return (
    <Failure
      text={t('We could not load your profile.')}
      detail={<Reason {...failure} />}
      onRetry={retry}
      busy={waiting}
    />
  );
}

/** Whether all of the answers have come, well or badly, or the slowest has been waited for long enough. */
function useTogether(answers: readonly QueryState<unknown>[]): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate || answers.every(({ data, failure }) => data !== undefined || failure !== undefined);
}
