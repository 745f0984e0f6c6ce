import type { Loan } from '#domain/loan';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { CardList } from '#kit/layout/CardList.tsx';
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
            <CardList>
              {all.map((loan) => (
                <LoanCard key={loan.id} loan={loan} heading="h3" />
              ))}
            </CardList>
          </Section>
        )
      }
    </QueryBoundary>
  );
}
