import fileText from '@phosphor-icons/core/assets/regular/file-text.svg';
import { useLocation } from 'react-router-dom';
import { is, type } from 'superstruct';
import { BUREAU_RETRY_MONTHS } from '#domain/application';
import { type Day, DayShape } from '#domain/calendar';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { shortDay } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { ClosedDoorScene } from '#kit/art/scenes/ClosedDoorScene.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { StepGate } from '../StepGate.tsx';
import styles from './FailBuroScoreScreen.module.css';

/** /applications/{id}/fail-buro-score: the bureau score is too low, and when the owner can apply again. */
export function FailBuroScoreScreen() {
  const retryFrom = parseRetryFrom(useLocation().state);
  return (
    <StepGate page="rejected" isOpen={retryFrom !== undefined}>
      {({ data }) => (
        <Screen
          template="result"
          art={<ClosedDoorScene />}
          title={nextStepTexts.cannotGoOnNow}
          lead={<RetryText day={data?.retry_from ?? retryFrom} />}
        >
          <Card>
            <p className={styles.tip}>
              <span className={styles.tile}>
                <Icon of={fileText} />
              </span>
              {bureauTexts.freeCreditReport}
            </p>
          </Card>
          <PageFooter>
            <ButtonLink to={paths.home}>{bureauTexts.understood}</ButtonLink>
          </PageFooter>
        </Screen>
      )}
    </StepGate>
  );
}

function RetryText({ day }: { day: Day | undefined }) {
  const months = BUREAU_RETRY_MONTHS;
  if (day === undefined) return bureauTexts.scoreTooLow({ months });
  const date = shortDay(day);
  return <Emphasis of={date}>{bureauTexts.scoreTooLowUntil({ months, date })}</Emphasis>;
}

const RetryState = type({ retryFrom: DayShape });

/** Returns the day in the location state, which the confirmation sets for a server that does not return it. */
const parseRetryFrom = (state: unknown): Day | undefined => (is(state, RetryState) ? state.retryFrom : undefined);
