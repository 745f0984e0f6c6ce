import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { selectStep } from '../consoleSlice.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import styles from './Script.module.css';
import { acts, steps } from './steps.ts';
import { useGoToStep } from './useGoToStep.ts';

/** List of all steps by act. Asks before it goes to one: phone, data and clock go with it. */
export function AllSteps() {
  const current = useSelector(selectStep);
  const [chosen, setChosen] = useState<number | null>(null);
  const goToStep = useGoToStep();
  const isViewer = useIsViewer();
  const { isVisible } = usePhone();
  const number = (chosen ?? 0) + 1;
  const title = scriptTexts.steps[steps[chosen ?? 0]?.id ?? 'landing'].title;
  return (
    <details className={styles.all}>
      <summary className={styles.summary}>{scriptTexts.allSteps}</summary>
      <div className={styles.acts}>
        {acts.map((act) => (
          <section key={act} aria-label={scriptTexts.acts[act]}>
            <p className={styles.act}>{scriptTexts.acts[act]}</p>
            <ol className={styles.list} start={steps.findIndex((step) => step.act === act) + 1}>
              {steps.map(
                (step, index) =>
                  step.act === act && (
                    <li key={step.id}>
                      <button
                        type="button"
                        className={index === current ? styles.chosen : styles.other}
                        aria-current={index === current ? 'step' : undefined}
                        disabled={isViewer || !isVisible}
                        onClick={() => setChosen(index)}
                      >
                        {scriptTexts.steps[step.id].title}
                      </button>
                    </li>
                  ),
              )}
            </ol>
          </section>
        ))}
      </div>
      <ConfirmDialog
        open={chosen !== null}
        title={scriptTexts.goToStepQuestion({ number, title })}
        text={scriptTexts.everythingGoesToStep}
        action={scriptTexts.goToStep({ number })}
        keep={scriptTexts.stayAtStep({ number: current + 1 })}
        onConfirm={async () => chosen !== null && (await goToStep(chosen))}
        onClose={() => setChosen(null)}
      />
    </details>
  );
}
