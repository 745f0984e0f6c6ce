import { useRef, useState } from 'react';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import type { Step } from '../../../script/steps.ts';
import { fillingChanged, selectFilled, troubleChanged } from '../../consoleSlice.ts';
import type { Filled, Trouble } from '../../consoleState.ts';
import { activeFaults } from '../../faults/faultSwitches.ts';
import { refetchFaults } from '../../faults/faultsSlice.ts';
import { reasonOf } from '../../kit/reasonOf.ts';
import { type ConsoleStore, useConsoleStore } from '../../store.ts';
import { selectStep } from '../currentStep.ts';
import { useStepAction } from './useStepAction.ts';
import { waitForState } from './waitForState.ts';

/** Longest wait for a phone that is opening, ms: its page, the code and the owner's file come one after the other. */
const OPENING_TIMEOUT_MS = 20_000;
/** Longest wait for the next step after a press, ms. */
const NEXT_STEP_TIMEOUT_MS = 4000;
/** The same after a failure, ms: the phone tries again by itself when a fault is switched off, and may be ahead. */
const RETRY_TIMEOUT_MS = 1000;
/** Time in which a second press belongs to a double one and does not stop the step, ms. */
const DOUBLE_PRESS_MS = 500;

/**
 * "Hazlo por mí": whether a step is being done, and functions that do the present one and stop it. A step is done when page
 * and data are at another one; otherwise `trouble` says why not. `run` with a step does only that one: nothing when it is not
 * the present one any more.
 */
export function useRunStep(): { isRunning: boolean; run: (only?: Step) => Promise<void>; stop: () => void } {
  const store = useConsoleStore();
  const doStep = useStepAction();
  const [isRunning, setRunning] = useState(false);
  // The state is that of the last render: a second press may come before the next one.
  const running = useRef<{ controller: AbortController; begunAt: number } | null>(null);
  return {
    isRunning,
    async run(only) {
      if (running.current) return;
      const controller = new AbortController();
      running.current = { controller, begunAt: performance.now() };
      setRunning(true);
      store.dispatch(troubleChanged(null));
      store.dispatch(fillingChanged(false));
      // A press may come while the phone opens, as after a jump: which step is the present one is not known before.
      await waitForState(store, (state) => selectStep(state) !== undefined, OPENING_TIMEOUT_MS, controller.signal);
      const step = selectStep(store.getState());
      const isOver = only && step && step !== only;
      const trouble = isOver ? undefined : await troubleOf(step, doStep, controller.signal, store);
      if (trouble && !controller.signal.aborted)
        store.dispatch(troubleChanged({ ...(await withFaults(trouble, store)), step: step?.id }));
      running.current = null;
      setRunning(false);
    },
    stop() {
      const { controller, begunAt } = running.current ?? {};
      if (begunAt !== undefined && performance.now() - begunAt > DOUBLE_PRESS_MS) controller?.abort();
    },
  };
}

/** Does a step and returns what stood in its way; undefined when the next one has begun, or the talk has ended. */
async function troubleOf(
  step: Step | undefined,
  doStep: ReturnType<typeof useStepAction>,
  signal: AbortSignal,
  store: ConsoleStore,
): Promise<Trouble | undefined> {
  if (!step) return { text: scriptTexts.nothingHappened, mend: 'retry' };
  try {
    signal.throwIfAborted();
    await doStep(step, signal);
  } catch (error) {
    return { text: reasonOf(error), mend: 'retry' };
  }
  if (step.action.type === 'finish') return undefined;
  const filled = selectFilled(store.getState());
  const hasFailed = filled !== null && filled.result !== 'done';
  const isNext = await waitForState(
    store,
    (state) => ![undefined, step].includes(selectStep(state)),
    hasFailed ? RETRY_TIMEOUT_MS : NEXT_STEP_TIMEOUT_MS,
  );
  if (isNext) return undefined;
  return hasFailed ? troubleOnPhone(filled) : { text: scriptTexts.nothingHappened, mend: 'retry' };
}

function troubleOnPhone({ result, text }: Filled): Trouble {
  if (result === 'expiredCode') return { text: scriptTexts.codeIsOver, mend: 'askForCode' };
  if (result === 'noCode') return { text: scriptTexts.codeIsComing, mend: 'retry' };
  if (text === undefined) return { text: scriptTexts.nothingHappened, mend: 'retry' };
  return { text: scriptTexts.phoneSays({ text }), mend: result === 'invalid' ? 'correct' : 'retry' };
}

/** While a fault is on, that is what stands in the way. */
async function withFaults(trouble: Trouble, store: ConsoleStore): Promise<Trouble> {
  const faults = await store.dispatch(refetchFaults()).catch(() => undefined);
  const [fault] = faults ? activeFaults(faults) : [];
  return fault ? { text: scriptTexts.faultIsOn({ label: fault.label }), mend: 'endFaults' } : trouble;
}
