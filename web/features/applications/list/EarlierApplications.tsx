import type { Application } from '#domain/application';
import type { Loan } from '#domain/loan';
import * as listTexts from '#i18n/es-MX/applications/list';
import { Disclosure } from '#kit/layout/Disclosure.tsx';
import { LongList } from '#kit/layout/LongList.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { isEarlier } from './isEarlier.ts';

type EarlierApplicationsProps = {
  /** Those that have loaded. */
  applications: readonly Application[] | undefined;
  loans: readonly Loan[] | undefined;
};

/** The applications that have become loans, folded. Renders nothing without any. */
export function EarlierApplications({ applications = [], loans }: EarlierApplicationsProps) {
  const earlier = applications.filter((application) => isEarlier(application, loans));
  if (earlier.length === 0) return null;
  return (
    <Disclosure title={listTexts.earlierApplications({ count: earlier.length })}>
      <LongList items={earlier}>{renderCard}</LongList>
    </Disclosure>
  );
}

const renderCard = (application: Application) => <ApplicationCard key={application.id} application={application} />;
