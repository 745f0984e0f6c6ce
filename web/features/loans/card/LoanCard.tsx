import { today } from '#clock';
import type { Application } from '#domain/application';
import { type Loan, loanNumber } from '#domain/loan';
import { isLoanStep, type LoanStep, loanOfStep, type NextStep } from '#domain/process/nextStep';
import { wayToDeposit } from '#domain/process/wayToDeposit';
import { isApplicationOf } from '#domain/repayment';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { Card } from '#kit/layout/Card.tsx';
import { now } from '#serverTime';
import { LoanActions } from './LoanActions.tsx';
import { LoanFacade } from './LoanFacade.tsx';
import { LoanTask } from './LoanTask.tsx';
import { viewOfLoanStep } from './loanViews.ts';

type LoanCardProps = {
  loan: Loan;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3';
  /** All steps of the owner, the most urgent first. */
  steps: readonly NextStep[];
  /** Those that have loaded. */
  applications: readonly Application[] | undefined;
};

/**
 * Card of a loan: the façade has its figures, the part below says who acts now and offers what the owner can do. The only
 * filled button is that of the owner's most urgent step.
 */
export function LoanCard({ loan, heading, steps, applications = [] }: LoanCardProps) {
  const own = steps.filter(isLoanStep).filter((step) => loanOfStep(step) === loan.id);
  const step = mostUrgentStep(own);
  const view = step && viewOfLoanStep(step);
  const number = loanTexts.adelanttoNumber({ number: loanNumber(loan.id) });
  const isMain = step !== undefined && step === steps[0] && step.kind !== 'next payment';
  return (
    <Card as="article" raised aria-label={number}>
      <LoanFacade
        loan={loan}
        heading={heading}
        day={today()}
        shownBelow={step && 'payment' in step ? step.payment : undefined}
        isToTransfer={view?.isToTransfer === true}
        application={applications.find(isApplicationOf(loan))}
        applications={applications}
      />
      {view && (
        <LoanTask
          loan={loan}
          view={view}
          way={wayToDeposit(loan, new Date(now()))}
          heading={heading === 'h2' ? 'h3' : 'h4'}
        />
      )}
      <LoanActions loan={loan} view={view} isMain={isMain} number={number} />
    </Card>
  );
}

/** Returns the most urgent step of a loan: with a proof in validation, what else can be paid. */
const mostUrgentStep = (own: readonly LoanStep[]): LoanStep | undefined =>
  own.find(({ kind }) => kind !== 'proof in validation') ?? own[0];
