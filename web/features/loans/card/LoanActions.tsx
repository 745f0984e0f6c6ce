import { generatePath } from 'react-router-dom';
import { isDeposited, type Loan } from '#domain/loan';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { ButtonLink, ExternalLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import styles from './LoanCard.module.css';
import type { LoanView } from './loanViews.ts';
import { mailboxOf } from './mailboxOf.ts';

type LoanActionsProps = {
  loan: Loan;
  view: LoanView | undefined;
  /** Whether the button is the main one of the page. */
  isMain: boolean;
  /** "Adelantto 0012". */
  number: string;
};

/** What the owner can do with a loan now. Renders nothing where they can only wait. */
export function LoanActions({ loan, view: { action, mailbox } = {}, isMain, number }: LoanActionsProps) {
  usePrefetchedPage(isMain ? action?.to : undefined);
  const mail = mailbox && mailboxOf(mailbox);
  if (!action && !mail && !isDeposited(loan)) return null;
  const kind = isMain ? 'primary' : 'secondary';
  const ofThisOne = <span className="visually-hidden"> {number}</span>;
  return (
    <div className={styles.actions}>
      {action && (
        <ButtonLink kind={kind} to={action.to}>
          {action.label}
          {ofThisOne}
        </ButtonLink>
      )}
      {mail && (
        <ExternalLink href={mail} kind={kind}>
          {stepTexts.openMailbox}
        </ExternalLink>
      )}
      {isDeposited(loan) && (
        <ButtonLink kind={action ? 'ghost' : kind} to={generatePath(paths.loan, { id: loan.id })}>
          {commonTexts.view}
          {ofThisOne}
        </ButtonLink>
      )}
    </div>
  );
}
