import { generatePath } from 'react-router-dom';
import { today } from '#clock';
import type { Application } from '#domain/application';
import { termOptions } from '#domain/preOffer';
import { SHORTEST_TERM } from '#domain/terms';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { Banner } from '#kit/feedback/Banner.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { StepGate } from '../StepGate.tsx';
import { PreOffer } from './PreOffer.tsx';

/** /applications/{id}/desired-loan: the choice of the term, and its offer. */
export function DesiredLoanScreen() {
  return (
    <StepGate page="pre_offer">
      {(query) => (
        <Screen title={preOfferTexts.yourPreOffer} back={paths.home}>
          <QueryBoundary
            query={query}
            skeleton={<Skeleton shape="offer" />}
            failureText={applicationTexts.couldNotLoadApplication}
          >
            {(application) => <Terms application={application} />}
          </QueryBoundary>
        </Screen>
      )}
    </StepGate>
  );
}

function Terms({ application }: { application: Application }) {
  const terms = termOptions({ leaseEnd: application.lease_end_date, today: today() });
  const [first, ...more] = terms;
  if (first !== undefined) return <PreOffer application={application} terms={[first, ...more]} />;
  return (
    <>
      <Banner kind="warning">
        {ruleTexts['The remaining time of your lease must be {months} months or more from today']({
          months: SHORTEST_TERM,
        })}
      </Banner>
      <PageFooter>
        <ButtonLink to={generatePath(paths.changeLease, { id: application.id })}>
          {listTexts.changeRentOrDates}
        </ButtonLink>
      </PageFooter>
    </>
  );
}
