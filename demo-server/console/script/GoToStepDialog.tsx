import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { steps } from '../../script/steps.ts';
import { selectStep } from '../consoleSlice.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useGoToStep } from './useGoToStep.ts';

type GoToStepDialogProps = {
  /** Index of the step; null closes the dialog. */
  chosen: number | null;
  onClose: () => void;
};

/** Asks whether to go to a step: phone, data and clock go with it. */
export function GoToStepDialog({ chosen, onClose }: GoToStepDialogProps) {
  const current = useSelector(selectStep);
  const goToStep = useGoToStep();
  const number = (chosen ?? 0) + 1;
  // Not after the last step, nor when the present one is played again.
  const canStay = current < steps.length && current !== chosen;
  const title = scriptTexts.steps[steps[chosen ?? 0]?.id ?? 'landing'].title;
  return (
    <ConfirmDialog
      open={chosen !== null}
      isHarmless
      title={scriptTexts.goToStepQuestion({ number, title })}
      text={chosen === 0 ? scriptTexts.talkBeginsAnew : scriptTexts.everythingGoesToStep}
      action={scriptTexts.goToStep({ number })}
      keep={canStay ? scriptTexts.stayAtStep({ number: current + 1 }) : scriptTexts.stayHere}
      onConfirm={async () => {
        if (chosen !== null) await goToStep(chosen);
      }}
      onClose={onClose}
    />
  );
}
