import type { Application } from '#domain/application';
import type { Loan } from '#domain/loan';
import * as listTexts from '#i18n/es-MX/applications/list';
import { CardList } from '#kit/layout/CardList.tsx';
import { Disclosure } from '#kit/layout/Disclosure.tsx';
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
      <CardList>
        {earlier.map((application) => (
          <ApplicationCard key={application.id} application={application} applications={applications} />
        ))}
      </CardList>
    </Disclosure>
  );
}
