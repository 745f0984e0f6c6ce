import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import { today } from '#clock';
import type { Application } from '#domain/application';
import type { Day } from '#domain/calendar';
import type { Loan } from '#domain/loan';
import { nextSteps, retryDay } from '#domain/process/nextStep';
import type { Profile } from '#domain/profile';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { isLoading, QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { CardList } from '#kit/layout/CardList.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { now } from '#serverTime';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import { ProfileCorner } from '../profile/ProfileCorner.tsx';
import { useApplications } from '../records/applicationsSlice.ts';
import { useLoans } from '../records/loansSlice.ts';
import { useProfile } from '../records/profileSlice.ts';
import { LoanCard } from './card/LoanCard.tsx';
import { PromoCard } from './PromoCard.tsx';

/** /loans: the owner's loans, or the promotion when there are none. */
export function LoansScreen() {
  const profile = useProfile();
  const applications = useApplications();
  const retryFrom = retryDay(applications.data ?? [], today());
  return (
    <Screen template="dashboard" title={loanTexts.yourAdelanttos} corner={<ProfileCorner />}>
      <QueryBoundary
        query={useLoans()}
        skeleton={<Skeleton shape="loan" count={2} />}
        failureText={loanTexts.couldNotLoadAdelanttos}
      >
        {(loans) =>
          loans.length === 0 ? (
            <NoLoans profile={profile} applications={applications} retryFrom={retryFrom} />
          ) : (
            <CardList>
              <LoanCards loans={loans} profile={profile.data} applications={applications.data} />
              <RequestAdvance profile={profile} icon={plusBold} kind="secondary" retryFrom={retryFrom}>
                {loanTexts.requestAnotherAdelantto}
              </RequestAdvance>
            </CardList>
          )
        }
      </QueryBoundary>
    </Screen>
  );
}

type LoanCardsProps = { loans: Loan[]; profile: Profile | undefined; applications: Application[] | undefined };

function LoanCards({ loans, profile, applications }: LoanCardsProps) {
  const steps = nextSteps({ profile, applications, loans }, new Date(now()));
  return loans.map((loan) => (
    <LoanCard key={loan.id} loan={loan} heading="h2" steps={steps} applications={applications} />
  ));
}

type NoLoansProps = {
  profile: QueryState<Profile>;
  applications: QueryState<Application[]>;
  retryFrom: Day | undefined;
};

/** The promotion. It waits for the applications, which say from which day a new request makes sense. */
function NoLoans({ applications, ...request }: NoLoansProps) {
  if (isLoading(applications)) return <Skeleton shape="loan" />;
  return <PromoCard {...request} applications={applications.data} size="large" />;
}
