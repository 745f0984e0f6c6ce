import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { centralDayAndTime } from '#i18n/format';
import { indexOfStep, steps } from '../../../script/steps.ts';
import { selectStep } from '../../consoleSlice.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useGetHealthQuery } from '../../snapshots/snapshotsSlice.ts';
import styles from './AllSteps.module.css';

type ChosenStepProps = { chosen: number | null; isGoing: boolean; onGo: (index: number) => void; onStay: () => void };

/** The first step that begins after the clock was moved, to a day that depends on the loan. */
const FIRST_LATER_STEP = indexOfStep('time passes') + 1;

/** Returns the demo's time at which a step begins, as text; undefined when it depends on the loan. */
function useTimeOfStep(index: number): string | undefined {
  const { data: beginning } = useGetHealthQuery();
  if (!beginning || index >= FIRST_LATER_STEP) return undefined;
  return centralDayAndTime(beginning.began_at === null ? new Date() : new Date(beginning.began_at));
}

/** Returns what a jump to a step, by its index, changes; `time` is the demo's time there as text, if it is known. */
function whatHappens(index: number, time: string | undefined): string {
  if (index === 0) return scriptTexts.talkBeginsAnew;
  return time === undefined ? scriptTexts.everythingGoesToStep : scriptTexts.everythingGoesToStepAt({ time });
}

/** Foot of the list: what happens when the talk goes to the chosen step, before it does. */
export function ChosenStep({ chosen, isGoing, onGo, onStay }: ChosenStepProps) {
  const current = useSelector(selectStep);
  const step = chosen === null ? undefined : steps[chosen];
  const time = useTimeOfStep(chosen ?? 0);
  if (chosen === null || step === undefined) return <p className={styles.foot}>{scriptTexts.chooseStep}</p>;
  const number = chosen + 1;
  const isReturnEasy = chosen !== current && current < steps.length;
  return (
    <div className={styles.foot}>
      <div className={styles.what} role="status">
        <p className={styles.chosenTitle}>
          {scriptTexts.stepAndTitle({ number, title: scriptTexts.steps[step.id].title })}
        </p>
        <p>
          {whatHappens(chosen, time)} {isReturnEasy && scriptTexts.returnIsEasy({ number: current + 1 })}
        </p>
      </div>
      <ActionButton kind="outlined" disabled={isGoing} onPress={onStay}>
        {current < steps.length ? scriptTexts.stayAtStep({ number: current + 1 }) : scriptTexts.stayHere}
      </ActionButton>
      <ActionButton kind="main" aria-busy={isGoing || undefined} onPress={() => onGo(chosen)}>
        {isGoing ? scriptTexts.goingToStep({ number }) : scriptTexts.goToStep({ number })}
      </ActionButton>
    </div>
  );
}
