import { skipToken } from '@reduxjs/toolkit/query';
import { generatePath, useParams } from 'react-router-dom';
import { toQueryState } from '#api/toQueryState';
import { applicationNumber } from '#domain/application';
import { isDeposited, loanNumber } from '#domain/loan';
import { type Process, repaymentOfProcess } from '#domain/process/processSteps';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as processTexts from '#i18n/es-MX/process';
import { MoneyLine } from '#kit/display/MoneyLine.tsx';
import { Loading } from '#kit/feedback/Loading.tsx';
import { QueryBoundary, QueryFailure, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { useApplication, useGetApplicationQuery } from '../records/applicationsSlice.ts';
import { useGetLoanQuery, useLoan } from '../records/loansSlice.ts';
import { ProcessTimeline } from './ProcessTimeline.tsx';

/** /applications/{id}/process: the process of an application and of the loan that it has become. */
export function ApplicationProcessScreen() {
  const { id = '' } = useParams();
  const application = useApplication(id);
  const loan = toQueryState(useGetLoanQuery(application.data?.loan_id ?? skipToken));
  return (
    <ProcessScreen
      subject={application}
      rest={loan}
      isRestExpected={(application.data?.loan_id ?? null) !== null}
      process={{ application: application.data, loan: loan.data }}
      numbers={listTexts.applicationNumber({ number: applicationNumber(id) })}
      failureText={applicationTexts.couldNotLoadApplication}
    />
  );
}

/** /loans/{id}/process: the process of a loan and of the application that it comes from. */
export function LoanProcessScreen() {
  const { id = '' } = useParams();
  const loan = useLoan(id);
  const application = toQueryState(useGetApplicationQuery(loan.data?.application_id ?? skipToken));
  return (
    <ProcessScreen
      subject={loan}
      rest={application}
      isRestExpected={(loan.data?.application_id ?? null) !== null}
      process={{ application: application.data, loan: loan.data }}
      numbers={loanTexts.adelanttoNumber({ number: loanNumber(id) })}
      failureText={loanTexts.couldNotLoadAdelantto}
    />
  );
}

type ProcessScreenProps = {
  /** The record in the address, and the one that belongs to it. */
  subject: QueryState<unknown>;
  rest: QueryState<unknown>;
  isRestExpected: boolean;
  process: Process;
  /** The numbers to show until both records have loaded. */
  numbers: string;
  failureText: string;
};

function ProcessScreen({ subject, rest, isRestExpected, process, numbers, failureText }: ProcessScreenProps) {
  if (subject.failure?.unavailable) return <UnavailablePage reason={subject.failure.unavailable} home={paths.home} />;
  const isComplete = !isRestExpected || rest.data !== undefined || rest.failure !== undefined;
  return (
    <Screen
      template="detail"
      back={backOf(process)}
      title={processTexts.yourProcess}
      lead={numbersOf(process) || numbers}
    >
      <QueryBoundary query={subject} skeleton={<Skeleton shape="steps" />} failureText={failureText}>
        {() =>
          isComplete ? (
            <>
              {isRestExpected && <QueryFailure query={rest} text={processTexts.couldNotLoadRest} />}
              <ProcessMoneyLine process={process} />
              <ProcessTimeline process={process} now={new Date(now())} />
            </>
          ) : (
            <Loading onRetry={rest.retry}>
              <Skeleton shape="steps" />
            </Loading>
          )
        }
      </QueryBoundary>
    </Screen>
  );
}

/** What the owner receives and pays back. Renders nothing while it is not known. */
function ProcessMoneyLine({ process }: { process: Process }) {
  const repayment = repaymentOfProcess(process, new Date(now()));
  return repayment && <MoneyLine repayment={repayment} />;
}

const numbersOf = ({ application, loan }: Process): string =>
  [
    application && listTexts.applicationNumber({ number: applicationNumber(application.id) }),
    loan && loanTexts.adelanttoNumber({ number: loanNumber(loan.id) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The page of a loan whose money was deposited; home shows every other one. */
const backOf = ({ loan }: Process): string =>
  loan && isDeposited(loan) ? generatePath(paths.loan, { id: loan.id }) : paths.home;
