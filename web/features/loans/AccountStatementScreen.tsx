import { skipToken } from '@reduxjs/toolkit/query';
import { type ComponentProps, useState } from 'react';
import { useParams } from 'react-router-dom';
import { toQueryState } from '#api/toQueryState';
import { useFirstValue } from '#api/useFirstValue';
import { BANK_VALIDATION_HOURS, promisedDay } from '#domain/businessDays';
import { loanAction, loanNumber } from '#domain/loan';
import { isApplicationOf, type Repayment, repaymentOfLoan } from '#domain/repayment';
import * as commonTexts from '#i18n/es-MX/common';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { shortDay } from '#i18n/format';
import { ClosedDoorScene } from '#kit/art/scenes/ClosedDoorScene.tsx';
import { EmptyScene } from '#kit/art/scenes/EmptyScene.tsx';
import { OpenDoorScene } from '#kit/art/scenes/OpenDoorScene.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Loading } from '#kit/feedback/Loading.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { useHasWaited } from '#kit/feedback/useHasWaited.ts';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { now } from '#serverTime';
import { useGetApplicationsQuery } from '../records/applicationsSlice.ts';
import { useGetLoanQuery, useGetLoansQuery } from '../records/loansSlice.ts';
import { ApprovedRepayment } from './ApprovedRepayment.tsx';
import { StatementForm } from './StatementForm.tsx';

/** /loans/{id}/success and /profile/congratulations: the loan is approved; a form asks for the bank statement. */
export function AccountStatementScreen() {
  const { loanId, search } = useLoanForStatement();
  const query = toQueryState(useGetLoanQuery(loanId ?? skipToken));
  // The loan's repayment is computed from its application. Requested here, together with the loan.
  const applications = useGetApplicationsQuery();
  const [sent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const screen = useThisScreen();
  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  const loan = query.data;
  const { failure, waiting } = loanId === undefined ? search : query;
  // Until a submission has its result the form stays, or the page would be left before it can say why.
  const isFormVisible = loan !== undefined && (sent || isSending || loanAction(loan) === 'upload statement');
  return (
    // The success title and picture render only after the loan has loaded.
    <Screen
      template="detail"
      back={paths.home}
      {...(loan !== undefined ? approvedHeader() : failure && !waiting ? failureHeader(loanId) : loadingHeader())}
    >
      <QueryBoundary<unknown>
        query={loanId === undefined ? search : query}
        skeleton={<ApprovedSkeleton />}
        failureText={loanId === undefined ? loanTexts.couldNotLoadAdelanttos : loanTexts.couldNotLoadAdelantto}
      >
        {() =>
          isFormVisible ? (
            <ApprovedLoan
              loan={loan}
              repayment={repaymentOfLoan(loan, applications.data?.find(isApplicationOf(loan)), new Date(now()))}
              isWaiting={applications.isLoading}
              onSending={setSending}
              onSent={() => screen.isHere() && setSent(true)}
              onConflict={setConflict}
            />
          ) : (
            <Redirect to={paths.home} announcement={conflict} />
          )
        }
      </QueryBoundary>
      {loan === undefined && (
        <PageFooter>
          <ButtonLink kind="secondary" to={paths.home}>
            {commonTexts.goToStart}
          </ButtonLink>
        </PageFooter>
      )}
      {/* As specified: it opens the landing page, whose gate redirects to home. */}
      {sent && <StatementSentDialog onClose={() => screen.navigate(paths.landing, { replace: true })} />}
    </Screen>
  );
}

type ApprovedLoanProps = Omit<ComponentProps<typeof StatementForm>, 'children'> & {
  repayment: Repayment | undefined;
  /** Whether the repayment may still come. */
  isWaiting: boolean;
};

/** The form for the statement of an approved loan, and the loan's repayment. It waits for it only for a moment. */
function ApprovedLoan({ repayment, isWaiting, ...form }: ApprovedLoanProps) {
  const hasWaited = useHasWaited();
  if (isWaiting && !hasWaited) {
    return (
      <Loading>
        <ApprovedSkeleton />
      </Loading>
    );
  }
  return <StatementForm {...form}>{repayment && <ApprovedRepayment repayment={repayment} />}</StatementForm>;
}

const ApprovedSkeleton = () => (
  <>
    <Skeleton shape="summary" />
    <Skeleton shape="file" />
  </>
);

const StatementSentDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal
    title={statementTexts.statementReceived}
    onClose={onClose}
    actions={<Button onClick={onClose}>{statementTexts.accept}</Button>}
  >
    <p>{statementTexts.bankDataWithinHours({ hours: BANK_VALIDATION_HOURS })}</p>
    <p>
      {statementTexts.dataValidatedBy({
        date: shortDay(promisedDay(new Date(now()), BANK_VALIDATION_HOURS)),
      })}
    </p>
  </Modal>
);

const loadingHeader = () => ({ title: loanTexts.loadingAdelantto, isTitleLoading: true, art: <EmptyScene /> });

const failureHeader = (loanId: string | undefined) => ({
  title: loanId === undefined ? loanTexts.yourAdelanttos : loanTexts.adelanttoNumber({ number: loanNumber(loanId) }),
  art: <ClosedDoorScene />,
});

const approvedHeader = () => ({
  art: <OpenDoorScene />,
  title: statementTexts.advanceApproved,
});

/**
 * Returns the loan id in the address; without one, the first loan that waits for a statement, found by the query
 * `search`.
 */
function useLoanForStatement() {
  const { id } = useParams();
  const search = toQueryState(useGetLoansQuery(undefined, { skip: id !== undefined }));
  // Kept once found: after the upload the loan waits no more, but the page still shows its dialog.
  const loanId = useFirstValue(id ?? search.data?.find((loan) => loanAction(loan) === 'upload statement')?.id);
  return { loanId, search };
}
