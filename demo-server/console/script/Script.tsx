import megaphoneSimpleFill from '@phosphor-icons/core/assets/fill/megaphone-simple-fill.svg';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { selectPhoneLocation } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import styles from './Script.module.css';
import { stepAt } from './stepAt.ts';
import { type Step, steps } from './steps.ts';
import { useStepAction } from './useStepAction.ts';

const acts = [...new Set(steps.map(({ act }) => act))];

/** Section with the script of the demonstration: what to say at each step, and a button that executes it. */
export function Script() {
  const [current, setCurrent] = useCurrentStep();
  const isViewer = useIsViewer();
  const phone = usePhone();
  const runStep = useStepAction();
  const keepFocus = useKeepFocus();
  const step = steps[current];
  if (!step) return null;
  const press = async () => {
    keepFocus.begin();
    if (await runStep(step)) setCurrent(Math.min(current + 1, steps.length - 1));
  };
  return (
    <Panel
      id="script"
      title={consoleTexts.script}
      icon={megaphoneSimpleFill}
      aside={scriptTexts.stepOfTotal({ number: current + 1, total: steps.length })}
    >
      <Speech step={step} />
      <Row>
        <ActionButton ref={keepFocus.button} kind="main" disabled={isViewer || !phone.isVisible} onPress={press}>
          {scriptTexts.doItForMe}
        </ActionButton>
        <ActionButton kind="plain" disabled={current === 0} onPress={() => setCurrent(current - 1)}>
          {scriptTexts.previousStep}
        </ActionButton>
        <ActionButton kind="plain" disabled={current === steps.length - 1} onPress={() => setCurrent(current + 1)}>
          {scriptTexts.nextStep}
        </ActionButton>
      </Row>
      {!phone.isVisible && <Hint>{scriptTexts.phoneFrameNeeded}</Hint>}
      <AllSteps current={current} onChoose={setCurrent} />
    </Panel>
  );
}

/** What to say at a step. */
function Speech({ step }: { step: Step }) {
  return (
    <div className={styles.step}>
      <p className={styles.act}>{scriptTexts.acts[step.act]}</p>
      <h3 className={styles.title}>{scriptTexts.steps[step.id].title}</h3>
      <blockquote className={styles.speech} aria-label={scriptTexts.sayItLikeThis}>
        {scriptTexts.steps[step.id].say}
      </blockquote>
    </div>
  );
}

type AllStepsProps = { current: number; onChoose: (index: number) => void };

/** List of all steps by act, to go to one of them. */
function AllSteps({ current, onChoose }: AllStepsProps) {
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
                        onClick={() => onChoose(index)}
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
    </details>
  );
}

/** Returns the current step, which follows the phone's location, and a setter for the operator's choice. */
function useCurrentStep() {
  const path = useSelector(selectPhoneLocation)?.path;
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (path !== undefined) setCurrent((step) => stepAt(steps, step, path));
  }, [path]);
  return [current, setCurrent] as const;
}

/** Keeps the focus on the button when a new page in the frame takes it, so that the script works by keyboard. */
function useKeepFocus() {
  const button = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  // A late report of the page before says nothing about the new one.
  const pathBefore = useRef<string>(undefined);
  const phoneLocation = useSelector(selectPhoneLocation);
  useEffect(() => {
    if (phoneLocation === null || !isKept.current) return;
    if (document.activeElement instanceof HTMLIFrameElement) button.current?.focus({ preventScroll: true });
    if (!phoneLocation.busy && phoneLocation.path !== pathBefore.current) isKept.current = false;
  }, [phoneLocation]);
  return {
    button,
    begin: () => {
      isKept.current = document.activeElement === button.current;
      pathBefore.current = phoneLocation?.path;
    },
  };
}
