import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Application, applicationNumber } from '#domain/application';
import type { Loan } from '#domain/loan';
import { isApplicationOf } from '#domain/loanTerms';
import * as listTexts from '#i18n/es-MX/applications/list';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Disclosure } from '#kit/layout/Disclosure.tsx';
import { LongList } from '#kit/layout/LongList.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';

type ApplicationListProps = {
  applications: QueryState<Application[]>;
  /** Those that have loaded: an approved application whose loan is among them is shown folded. */
  loans: readonly Loan[] | undefined;
};

/** The owner's applications under a heading. Renders nothing without any. */
export function ApplicationList({ applications, loans }: ApplicationListProps) {
  return (
    <QueryBoundary
      query={applications}
      skeleton={
        <>
          <Skeleton shape="heading" />
          <Skeleton shape="card" count={2} />
        </>
      }
      failureText={listTexts.couldNotLoadApplications}
    >
      {(all) => <Applications applications={all} loans={loans ?? NONE} />}
    </QueryBoundary>
  );
}

const NONE: readonly Loan[] = [];

type ApplicationsProps = { applications: readonly Application[]; loans: readonly Loan[] };

/** Returns the approved applications whose loans are known as `earlier`, and the others. */
function splitByLoan(applications: readonly Application[], loans: readonly Loan[]) {
  const isEarlier = (it: Application) => it.status === 'approved' && loans.some((loan) => isApplicationOf(loan)(it));
  return { current: applications.filter((it) => !isEarlier(it)), earlier: applications.filter(isEarlier) };
}

function Applications({ applications, loans }: ApplicationsProps) {
  const [candidate, setCandidate] = useState<Application>();
  const [discarded, setDiscarded] = useState<Application>();
  const { isHere, announce } = useThisScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = applications.length === 0;
  const { current, earlier } = useMemo(() => splitByLoan(applications, loans), [applications, loans]);

  // Announced and focused once the dialog is closed: an open dialog hides the page from screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each discarded application
  useEffect(() => {
    if (discarded) announce(listTexts.applicationDiscarded({ number: applicationNumber(discarded.id) }));
  }, [discarded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of the list unmounts with the last application
  useEffect(() => {
    if (discarded && isHere()) (heading.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [discarded, isEmpty]);

  const renderCard = useCallback(
    (application: Application) => (
      <ApplicationCard key={application.id} application={application} onDiscard={() => setCandidate(application)} />
    ),
    [],
  );
  return (
    <>
      {!isEmpty && (
        <Section title={listTexts.yourApplications} headingRef={heading}>
          <LongList items={current}>{renderCard}</LongList>
          {earlier.length > 0 && (
            <Disclosure title={listTexts.earlierApplications({ count: earlier.length })}>
              <LongList items={earlier}>{renderCard}</LongList>
            </Disclosure>
          )}
        </Section>
      )}
      <DiscardDialog
        application={candidate}
        onClose={() => setCandidate(undefined)}
        onDiscarded={(application) => {
          setCandidate(undefined);
          setDiscarded(application);
        }}
      />
    </>
  );
}
