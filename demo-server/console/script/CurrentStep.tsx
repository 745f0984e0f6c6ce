import handTap from '@phosphor-icons/core/assets/fill/hand-tap-fill.svg';
import stopFill from '@phosphor-icons/core/assets/fill/stop-fill.svg';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { type Step, steps } from '../../script/steps.ts';
import { selectIsFilling, selectPhoneLocation, selectTempo, tempoChosen } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { tempos } from '../protocol.ts';
import { useConsoleDispatch } from '../store.ts';
import { useNoteStepIfDone } from './closing/useNoteShownStep.ts';
import { useRunStep } from './run/useRunStep.ts';
import styles from './Script.module.css';
import { Speech } from './Speech.tsx';
import { useSpaceKey } from './useSpaceKey.ts';
import { useTurnScript } from './useTurnScript.ts';

/** Time in which a second press of "Hazlo por mí" belongs to a double one and does not stop the step, ms. */
const DOUBLE_PRESS_MS = 500;

/** The present step: what to say, what to look at, and the buttons. */
export function CurrentStep({ step, index }: { step: Step; index: number }) {
  const turnTo = useTurnScript();
  const noteIfDone = useNoteStepIfDone();
  const phone = usePhone();
  const { isRunning, runStep } = useRunStep();
  const keepFocus = useKeepFocus(isRunning);
  const { isFilling, stop } = useStop();
  const begunAt = useRef(0);
  // Not awaited: meanwhile the button stops it.
  const press = () => {
    begunAt.current = performance.now();
    keepFocus.begin();
    void runStep(index);
  };
  const isOff = !phone.isVisible;
  const doOrStop = () => {
    if (!isFilling) return press();
    if (performance.now() - begunAt.current > DOUBLE_PRESS_MS) stop();
  };
  useSpaceKey(isOff ? undefined : doOrStop);
  return (
    <>
      <Speech step={step} index={index} onRetry={press} />
      <div className={styles.buttons}>
        <ActionButton
          ref={keepFocus.button}
          kind="main"
          icon={isFilling ? stopFill : handTap}
          disabled={isOff}
          aria-busy={(isRunning && !isFilling) || undefined}
          onPress={doOrStop}
        >
          {isFilling ? scriptTexts.stop : scriptTexts.doItForMe}
        </ActionButton>
        <ActionButton kind="outlined" disabled={index === 0 || isRunning} onPress={() => void turnTo(index - 1)}>
          {scriptTexts.previousStep}
        </ActionButton>
        {index === steps.length - 1 ? (
          <ActionButton kind="plain" disabled={isOff || isRunning} onPress={press}>
            {closingTexts.seeClosing}
          </ActionButton>
        ) : (
          <ActionButton
            kind="plain"
            disabled={isRunning}
            onPress={() => {
              void turnTo(index + 1);
              void noteIfDone(step);
            }}
          >
            {scriptTexts.nextStep}
          </ActionButton>
        )}
      </div>
      <TempoRow />
    </>
  );
}

/** The tempo of "Hazlo por mí", and its key. */
function TempoRow() {
  const dispatch = useConsoleDispatch();
  return (
    <div className={styles.tempoRow}>
      <span className={styles.tempo} aria-hidden="true">
        {scriptTexts.tempo}
      </span>
      <Choice
        label={scriptTexts.tempo}
        value={useSelector(selectTempo)}
        options={tempos.map((tempo) => [tempo, scriptTexts.tempos[tempo]] as const)}
        onChoose={(tempo) => dispatch(tempoChosen(tempo))}
      />
      <span className={styles.key}>
        {scriptTexts.orTheKey} <kbd>{scriptTexts.spaceKey}</kbd>
      </span>
    </div>
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

/**
 * Keeps the focus on the button when a new page in the frame takes it, so that the script works by keyboard, the Space key
 * included, which presses it from anywhere but a control: while the step is being done, and until the last page has loaded.
 */
function useKeepFocus(isRunning: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  const phoneLocation = useSelector(selectPhoneLocation);
  useEffect(() => {
    if (phoneLocation === null || !isKept.current) return;
    if (document.activeElement instanceof HTMLIFrameElement) button.current?.focus({ preventScroll: true });
    if (!isRunning && !phoneLocation.busy) isKept.current = false;
  }, [phoneLocation, isRunning]);
  return {
    button,
    begin: () => {
      isKept.current = !(document.activeElement instanceof HTMLIFrameElement);
    },
  };
}
