import { type Application, applicationNumber, sentAt } from '#domain/application';
import { dayInMexico } from '#domain/calendar';
import { type ProcessPromise, validationPromise } from '#domain/process/promise';
import { instantOf } from '#domain/readable';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import * as commonTexts from '#i18n/es-MX/common';
import * as figureTexts from '#i18n/es-MX/figures';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as processTexts from '#i18n/es-MX/process';
import { dayAndTime, hour, shortDay } from '#i18n/format';
import { promiseDate } from '#i18n/promiseText';
import { AnnounceScene } from '#kit/art/scenes/AnnounceScene.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { Timeline } from '#kit/progress/Timeline.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import { usePrefetchedHomeData } from '../../records/usePrefetchedHomeData.ts';
import { StepGate } from '../StepGate.tsx';
import styles from './FinalAnnouncementScreen.module.css';

/** /applications/{id}/final-announcement: confirms that the application was sent, and lists the next steps. */
export function FinalAnnouncementScreen() {
  usePrefetchedPage(paths.home);
  usePrefetchedHomeData();
  return (
    <StepGate page="sent">
      {(query) => (
        <Screen
          template="result"
          art={<AnnounceScene />}
          title={bureauTexts.applicationReceived}
          lead={<Deadline promise={promiseOf(query.data)} />}
        >
          <QueryBoundary
            query={query}
            skeleton={<Skeleton shape="steps" />}
            failureText={applicationTexts.couldNotLoadApplication}
          >
            {(application) => (
              <>
                <Card>
                  <NextSteps application={application} />
                </Card>
                <AuthorisationReceipt of={application.bureau_authorization} />
              </>
            )}
          </QueryBoundary>
          <PageFooter>
            <ButtonLink to={paths.home}>{commonTexts.goToStart}</ButtonLink>
          </PageFooter>
        </Screen>
      )}
    </StepGate>
  );
}

const promiseOf = (application: Application | undefined): ProcessPromise =>
  validationPromise(application && sentAt(application), new Date(now()));

/** Says by when the property is validated, which is not promised again once it is late. */
function Deadline({ promise: { hours, until, isLate } }: { promise: ProcessPromise }) {
  if (isLate) return `${figureTexts.takesLonger} ${bureauTexts.resultByEmail}`;
  if (until === undefined) return bureauTexts.validationWithinHours({ hours });
  const date = promiseDate(until);
  return <Emphasis of={date}>{bureauTexts.validationWithinHoursBy({ hours, date })}</Emphasis>;
}

function NextSteps({ application }: { application: Application }) {
  const number = applicationNumber(application.id);
  const at = sentAt(application);
  const { hours, isLate } = promiseOf(application);
  return (
    <Timeline
      items={[
        {
          title: bureauTexts.applicationSent,
          text: at === undefined ? number : `${number} · ${dayAndTime(at)}`,
          state: 'done',
        },
        {
          title: bureauTexts.validatingProperty,
          text: isLate ? undefined : bureauTexts.hoursAtMost({ hours }),
          state: 'current',
        },
        { title: processTexts.youUploadStatement, text: bureauTexts.youSignOnline, state: 'next' },
        { title: bureauTexts.youReceiveMoney, state: 'next' },
      ]}
    />
  );
}

function AuthorisationReceipt({ of }: { of: Application['bureau_authorization'] }) {
  if (!of) return null;
  const at = instantOf(of.at);
  const date = at ? shortDay(dayInMexico(at)) : displayTexts.unknown;
  const time = at ? hour(at) : displayTexts.unknown;
  return (
    <p className={styles.receipt}>
      <Emphasis of={date}>{bureauTexts.authorisationRegistered({ date, time, folio: of.folio })}</Emphasis>
    </p>
  );
}
