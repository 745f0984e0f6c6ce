import { useEffect, useRef, useState } from 'react';
import { type Application, applicationNumber } from '#domain/application';
import type { Loan } from '#domain/loan';
import * as listTexts from '#i18n/es-MX/applications/list';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { CardList } from '#kit/layout/CardList.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { isEarlier } from './isEarlier.ts';

type ApplicationListProps = {
  applications: QueryState<Application[]>;
  /** Those that have loaded: `EarlierApplications` lists the applications that became one of them. */
  loans: readonly Loan[] | undefined;
};

/** The owner's applications that have not become a loan, under a heading. Renders nothing without any. */
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
      {(all) => <Applications all={all} applications={all.filter((it) => !isEarlier(it, loans))} />}
    </QueryBoundary>
  );
}

type ApplicationsProps = { all: readonly Application[]; applications: readonly Application[] };

function Applications({ all, applications }: ApplicationsProps) {
  const [candidate, setCandidate] = useState<Application>();
  const [discarded, setDiscarded] = useState<Application>();
  const { isHere, announce } = useThisScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = applications.length === 0;

  // Announced and focused once the dialog is closed: an open dialog hides the page from screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each discarded application
  useEffect(() => {
    if (discarded) announce(listTexts.applicationDiscarded({ number: applicationNumber(discarded.id) }));
  }, [discarded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of the list unmounts with the last application
  useEffect(() => {
    if (discarded && isHere()) (heading.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [discarded, isEmpty]);

  return (
    <>
      {!isEmpty && (
        <Section title={listTexts.yourApplications} headingRef={heading}>
          <CardList>
            {applications.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                applications={all}
                onDiscard={() => setCandidate(application)}
              />
            ))}
          </CardList>
        </Section>
      )}
      {candidate && (
        <DiscardDialog
          application={candidate}
          onClose={() => setCandidate(undefined)}
          onDiscarded={() => {
            setCandidate(undefined);
            setDiscarded(candidate);
          }}
        />
      )}
    </>
  );
}
