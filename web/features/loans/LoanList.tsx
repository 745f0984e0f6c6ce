import { t } from '#i18n';
import { Asked } from '#ui/Asked';
import { Section } from '#ui/Section';
import { Skeleton } from '#ui/Skeleton';
import { LoanCard } from './LoanCard.tsx';
import { useLoans } from './loansSlice.ts';

/** The owner's loans under their heading; without any, nothing: the promotion stands in their place (spec §2). */
export function LoanList() {
  return (
    <Asked
      answer={useLoans()}
      skeleton={<Skeleton shape="card" count={2} />}
      failure={t('We could not load your Adelanttos.')}
    >
      {(loans) =>
        loans.length > 0 && (
          <Section title={t('Your Adelanttos')}>
            {loans.map((loan) => (
              <LoanCard key={loan.id} loan={loan} heading="h3" />
            ))}
          </Section>
        )
      }
    </Asked>
  );
}
