import type { Application } from '#domain/application';
import type { Loan } from '#domain/loan';
import type { NextStep } from '#domain/process/nextStep';
import { CardList } from '#kit/layout/CardList.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { LoanCard } from './card/LoanCard.tsx';

type LoanListProps = {
  title: string;
  loans: readonly Loan[];
  /** All steps of the owner, the most urgent first. */
  steps: readonly NextStep[];
  /** Those that have loaded. */
  applications: readonly Application[] | undefined;
};

/** Loans under a heading. Renders nothing without any. */
export const LoanList = ({ title, loans, ...of }: LoanListProps) =>
  loans.length > 0 && (
    <Section title={title}>
      <CardList>
        {loans.map((loan) => (
          <LoanCard key={loan.id} loan={loan} heading="h3" {...of} />
        ))}
      </CardList>
    </Section>
  );
