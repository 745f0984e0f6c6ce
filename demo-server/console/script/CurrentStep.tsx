import handTap from '@phosphor-icons/core/assets/fill/hand-tap-fill.svg';
import stopFill from '@phosphor-icons/core/assets/fill/stop-fill.svg';
import arrowBendUpRight from '@phosphor-icons/core/assets/regular/arrow-bend-up-right.svg';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { overdueCount } from '../case-file/dueDates.ts';
import {
  selectIsFilling,
  selectObstacle,
  selectOwnerId,
  selectPhoneLocation,
  selectTempo,
  tempoChosen,
} from '../consoleSlice.ts';
import { activeFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { tempos } from '../protocol.ts';
import { useConsoleDispatch } from '../store.ts';
import { useNoteStepIfDone } from './closing/useNoteShownStep.ts';
import { cueOf } from './cueOf.ts';
import { findSignedOut, type Obstacle } from './outcome/findObstacle.ts';
import { ObstacleLine } from './outcome/ObstacleLine.tsx';
import { useRunStep } from './run/useRunStep.ts';
import styles from './Script.module.css';
import { sentenceOf } from './sentenceOf.ts';
import { type Step, steps } from './steps.ts';
import { useShownTalk } from './useShownTalk.ts';
import { useSpaceKey } from './useSpaceKey.ts';
import { useTurnScript } from './useTurnScript.ts';

/** Time in which a second press of "Hazlo por mí" belongs to a double one and does not stop the step, ms. */
const DOUBLE_PRESS_MS = 500;

/** The present step: what to say, what to look at, and the buttons. */
export function CurrentStep({ step, index }: { step: Step; index: number }) {
  const turnTo = useTurnScript();
  const noteIfDone = useNoteStepIfDone();
  const isViewer = useIsViewer();
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
  const isOff = isViewer || !phone.isVisible;
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
              if (!isViewer) void noteIfDone(step);
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

type SpeechProps = { step: Step; index: number; onRetry: () => unknown };

/** What to say at a step, and where to look, or what stands in its way. */
function Speech({ step, index, onRetry }: SpeechProps) {
  const signedOut = useSignedOut(step);
  const obstacle = useSelector(selectObstacle) ?? signedOut;
  const talk = useShownTalk() ?? null;
  return (
    <div className={styles.step}>
      <p className={styles.act}>{scriptTexts.acts[step.act]}</p>
      <h3 className={styles.title}>{scriptTexts.steps[step.id].title}</h3>
      <blockquote className={styles.speech} aria-label={scriptTexts.sayItLikeThis}>
        {sentenceOf(step, talk)}
      </blockquote>
      {obstacle ? <ObstacleLine obstacle={obstacle} index={index} onRetry={onRetry} /> : <Look step={step} />}
    </div>
  );
}

/** Returns that nobody is signed in on the phone at a step of an owner, as after an ended session; not while a page loads. */
function useSignedOut(step: Step): Obstacle | undefined {
  const ownerId = useSelector(selectOwnerId);
  const phoneLocation = useSelector(selectPhoneLocation);
  const { data: faults } = useGetFaultsQuery();
  if (phoneLocation === null) return undefined;
  return findSignedOut({ step, ownerId, faults: faults ? activeFaults(faults) : [] });
}

function Look({ step }: { step: Step }) {
  const ownerId = useSelector(selectOwnerId);
  const { currentData: file } = useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null });
  const cue = cueOf(step, file ? overdueCount(file) : 0);
  return (
    <p className={styles.look}>
      {cue !== undefined && (
        <>
          <Icon of={arrowBendUpRight} size={18} />
          {cue}
        </>
      )}
    </p>
  );
}

/**
 * Keeps the focus on the button when a new page in the frame takes it, so that the script works by keyboard: while the
 * step is being done, and until the last page has loaded.
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
      isKept.current = document.activeElement === button.current;
    },
  };
}
