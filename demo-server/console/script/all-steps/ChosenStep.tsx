import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { selectStep } from '../../consoleSlice.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { steps } from '../steps.ts';
import styles from './AllSteps.module.css';

type ChosenStepProps = { chosen: number | null; isGoing: boolean; onGo: (index: number) => void; onStay: () => void };

/** Foot of the list: what happens when the talk goes to the chosen step, before it does. */
export function ChosenStep({ chosen, isGoing, onGo, onStay }: ChosenStepProps) {
  const current = useSelector(selectStep);
  const step = chosen === null ? undefined : steps[chosen];
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
          {scriptTexts.everythingGoesToStep} {isReturnEasy && scriptTexts.returnIsEasy({ number: current + 1 })}
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
