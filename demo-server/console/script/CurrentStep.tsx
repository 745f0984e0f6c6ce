import handTap from '@phosphor-icons/core/assets/fill/hand-tap-fill.svg';
import stopFill from '@phosphor-icons/core/assets/fill/stop-fill.svg';
import arrowBendUpRight from '@phosphor-icons/core/assets/regular/arrow-bend-up-right.svg';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { selectIsFilling, selectPhoneLocation, selectTempo, stepChosen, tempoChosen } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Row } from '../kit/Panel.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { tempos } from '../protocol.ts';
import { useConsoleDispatch } from '../store.ts';
import { pointsAt } from './pointsAt.ts';
import styles from './Script.module.css';
import { type Step, steps } from './steps.ts';
import { useStepAction } from './useStepAction.ts';

/** The present step: what to say, what to look at, and the buttons. */
export function CurrentStep({ step, index }: { step: Step; index: number }) {
  const dispatch = useConsoleDispatch();
  const choose = (chosen: number) => void dispatch(stepChosen(chosen));
  const isViewer = useIsViewer();
  const phone = usePhone();
  const runStep = useStepAction();
  const keepFocus = useKeepFocus();
  const { isFilling, stop } = useStop();
  const press = async () => {
    keepFocus.begin();
    if (await runStep(step)) choose(index + 1);
  };
  return (
    <>
      <Speech step={step} />
      <div className={styles.buttons}>
        <ActionButton
          ref={keepFocus.button}
          kind="main"
          icon={isFilling ? stopFill : handTap}
          disabled={isViewer || !phone.isVisible}
          onPress={isFilling ? stop : press}
        >
          {isFilling ? scriptTexts.stop : scriptTexts.doItForMe}
        </ActionButton>
        <ActionButton kind="plain" disabled={index === 0} onPress={() => choose(index - 1)}>
          {scriptTexts.previousStep}
        </ActionButton>
        <ActionButton kind="plain" disabled={index === steps.length - 1} onPress={() => choose(index + 1)}>
          {scriptTexts.nextStep}
        </ActionButton>
      </div>
      <Row>
        <span className={styles.tempo} aria-hidden="true">
          {scriptTexts.tempo}
        </span>
        <Choice
          label={scriptTexts.tempo}
          value={useSelector(selectTempo)}
          options={tempos.map((tempo) => [tempo, scriptTexts.tempos[tempo]] as const)}
          onChoose={(tempo) => dispatch(tempoChosen(tempo))}
        />
      </Row>
    </>
  );
}

/** Whether "Hazlo por mí" is filling in the phone's page, and a function that stops it, as Esc does. */
function useStop() {
  const isFilling = useSelector(selectIsFilling);
  const { send } = usePhone();
  const stop = useCallback(() => void send({ kind: 'stop' }), [send]);
  useEffect(() => {
    if (!isFilling) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && stop();
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isFilling, stop]);
  return { isFilling, stop };
}

/** What to say at a step. */
function Speech({ step }: { step: Step }) {
  const target = pointsAt(step);
  return (
    <div className={styles.step}>
      <p className={styles.act}>{scriptTexts.acts[step.act]}</p>
      <h3 className={styles.title}>{scriptTexts.steps[step.id].title}</h3>
      <blockquote className={styles.speech} aria-label={scriptTexts.sayItLikeThis}>
        {scriptTexts.steps[step.id].say}
      </blockquote>
      <p className={styles.look}>
        {target && (
          <>
            <Icon of={arrowBendUpRight} size={18} />
            {scriptTexts.lookAt[target]}
          </>
        )}
      </p>
    </div>
  );
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
