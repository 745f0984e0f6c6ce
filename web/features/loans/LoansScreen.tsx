import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import type { ReceivedLoan } from '#api/received';
import type { Profile } from '#domain/profile';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { LongList } from '#kit/layout/LongList.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useApplications } from '../applications/applicationsSlice.ts';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import { ProfileCorner } from '../profile/ProfileCorner.tsx';
import { useProfile } from '../profile/profileSlice.ts';
import { LoanCard } from './LoanCard.tsx';
import styles from './LoansScreen.module.css';
import { useLoans } from './loansSlice.ts';
import { PromoCard } from './PromoCard.tsx';

/** /loans: the owner's loans, or the promotion when there are none. */
export function LoansScreen() {
  const profile = useProfile();
  return (
    <Screen template="dashboard" title={loanTexts.yourAdelanttos} corner={<ProfileCorner />}>
      <QueryBoundary
        query={useLoans()}
        skeleton={<Skeleton shape="loan" count={2} />}
        failureText={loanTexts.couldNotLoadAdelanttos}
      >
        {(loans) =>
          loans.length === 0 ? (
            <NoLoans profile={profile} />
          ) : (
            <div className={styles.loans}>
              <LongList items={loans}>{renderCard}</LongList>
              <RequestAdvance profile={profile} icon={plusBold} kind="secondary">
                {loanTexts.requestAnotherAdelantto}
              </RequestAdvance>
            </div>
          )
        }
      </QueryBoundary>
    </Screen>
  );
}

/** The promotion. It says "mi primer Adelantto" only to an owner who has never asked for one. */
function NoLoans({ profile }: { profile: QueryState<Profile> }) {
  const { data: applications, failure } = useApplications();
  if (applications === undefined && failure === undefined) return <Skeleton shape="loan" />;
  return <PromoCard profile={profile} size="large" isFirst={applications?.length === 0} />;
}

const renderCard = (loan: ReceivedLoan) => <LoanCard key={loan.id} loan={loan} heading="h2" />;
