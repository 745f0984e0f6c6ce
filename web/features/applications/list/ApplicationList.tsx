import { useCallback, useEffect, useRef, useState } from 'react';
import { type Application, applicationNumber } from '#domain/application';
import { t } from '#i18n';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { LongList } from '#kit/layout/LongList.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';

/** The owner's applications under their heading; without any, nothing (ux S10). */
export function ApplicationList({ applications }: { applications: QueryState<Application[]> }) {
  return (
    <QueryBoundary
      answer={applications}
      skeleton={
        <>
          <Skeleton shape="heading" />
          <Skeleton shape="card" count={2} />
        </>
      }
      failure={t('We could not load your applications.')}
    >
      {(all) => <Applications applications={all} />}
    </QueryBoundary>
  );
}

function Applications({ applications }: { applications: readonly Application[] }) {
  const [doubted, setDoubted] = useState<Application>();
  const [discarded, setDiscarded] = useState<Application>();
  const { isHere, announce } = useThisScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = applications.length === 0;

  // Said and focused once the dialog is closed: until then the page behind it is not there for a screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each discarded application
  useEffect(() => {
    if (discarded) announce(t('We discarded application {number}.', { number: applicationNumber(discarded.id) }));
  }, [discarded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's heading goes with the last of them
  useEffect(() => {
    if (discarded && isHere()) (heading.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [discarded, isEmpty]);

  const card = useCallback(
    (application: Application) => (
      <ApplicationCard key={application.id} application={application} onDiscard={() => setDoubted(application)} />
    ),
    [],
  );
  return (
    <>
      {!isEmpty && (
        <Section title={t('Your applications for Adelantto')} headingRef={heading}>
          <LongList items={applications}>{card}</LongList>
        </Section>
      )}
      <DiscardDialog
        application={doubted}
        onClose={() => setDoubted(undefined)}
        onDiscarded={(application) => {
          setDoubted(undefined);
          setDiscarded(application);
        }}
      />
    </>
  );
}
