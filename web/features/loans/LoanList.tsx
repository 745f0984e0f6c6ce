import type { Loan } from '#domain/loan';
import { t } from '#i18n';
import { type Answer, Asked } from '#ui/Asked';
import { LongList } from '#ui/LongList';
import { Section } from '#ui/Section';
import { Skeleton } from '#ui/Skeleton';
import { LoanCard } from './LoanCard.tsx';

/** The owner's loans under their heading; without any, nothing: the promotion stands in their place (spec §2). */
export function LoanList({ loans }: { loans: Answer<Loan[]> }) {
  return (
    <Asked
      answer={loans}
      skeleton={
        <>
          <Skeleton shape="heading" />
          <Skeleton shape="loan" />
        </>
      }
      failure={t('We could not load your Adelanttos.')}
    >
      {(all) =>
        all.length > 0 && (
          <Section title={t('Your Adelanttos')}>
            <LongList items={all}>{card}</LongList>
          </Section>
        )
      }
    </Asked>
  );
}

const card = (loan: Loan) => <LoanCard key={loan.id} loan={loan} heading="h3" />;
