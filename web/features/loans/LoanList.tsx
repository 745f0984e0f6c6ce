import type { Loan } from '#domain/loan';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { LongList } from '#kit/layout/LongList.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { LoanCard } from './LoanCard.tsx';

/** The owner's loans under a heading. Renders nothing without loans: the home page shows the promotion instead. */
export function LoanList({ loans }: { loans: QueryState<Loan[]> }) {
  return (
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
      {(all) =>
        all.length > 0 && (
          <Section title={loanTexts.yourAdelanttos}>
            <LongList items={all}>{renderCard}</LongList>
          </Section>
        )
      }
    </QueryBoundary>
  );
}

const renderCard = (loan: Loan) => <LoanCard key={loan.id} loan={loan} heading="h3" />;
