import * as scriptTexts from '#i18n/es-MX/demo/script';
import { paths } from '#paths';
import { pathOfStep } from '../../../script/pathOfStep.ts';
import type { Step } from '../../../script/steps.ts';
import { refetchCaseFile, useMakeTransitionMutation } from '../../case-file/caseFileSlice.ts';
import { firstOverdueMoment, unpaidDueDates } from '../../case-file/dueDates.ts';
import { useMoveClockMutation } from '../../clock/clockSlice.ts';
import {
  closingToggled,
  fillingChanged,
  partChosen,
  selectFilled,
  selectIsFilling,
  selectOwnerId,
  selectPhoneLocation,
  selectTempo,
} from '../../consoleSlice.ts';
import type { CaseFileDto } from '../../dto.ts';
import { useListMessagesQuery } from '../../inbox/inboxSlice.ts';
import { OperatorError } from '../../kit/OperatorError.ts';
import { useSignInPersona } from '../../personas/useSignInPersona.ts';
import { pauseToRead } from '../../phone-agent/tempo.ts';
import { usePhone } from '../../phone-frame/phoneContext.ts';
import { useConsoleDispatch, useConsoleStore } from '../../store.ts';
import { useShowTalk } from '../../talk/useShowTalk.ts';
import { waitForTalkOwner } from '../../talk/waitForTalkOwner.ts';
import { decisionOfStep } from '../decisionOfStep.ts';
import { isOnRoute } from '../isOnRoute.ts';
import { messageOfStep } from '../messageOfStep.ts';
import { ARRIVAL_TIMEOUT_MS, waitForState } from './waitForState.ts';

/** Longest wait for the end of "Hazlo por mí" on the phone, ms: an upload is repeated at most so long. */
const FILL_TIMEOUT_MS = 90_000;

/**
 * Returns a function that executes the action of a step ("Hazlo por mí"), with the chosen tempo: what happens beside the
 * phone is seen before it happens. Throws an OperatorError when it is not possible, an AbortError when it is stopped.
 */
export function useStepAction(): (step: Step, signal: AbortSignal) => Promise<void> {
  const store = useConsoleStore();
  const fill = useFill();
  const actBeside = useActBeside();
  return async (step, signal) => {
    if (step.action.type === 'fill') return fill(step, signal);
    await pauseToRead({ tempo: selectTempo(store.getState()), signal });
    await actBeside(step, signal);
  };
}

/**
 * Returns a function that fills in the phone's page. How that has ended is in the store (`selectFilled`). A code that has
 * expired while the talk went on is replaced once.
 */
function useFill() {
  const phone = usePhone();
  const store = useConsoleStore();
  const path = () => selectPhoneLocation(store.getState())?.path ?? '';
  const fillOnce = async (step: Step) => {
    const tempo = selectTempo(store.getState());
    if (!phone.send({ kind: 'fill', step: step.id, tempo })) throw new OperatorError(scriptTexts.nothingHappened);
    store.dispatch(fillingChanged(true));
    await waitForState(store, (state) => !selectIsFilling(state), FILL_TIMEOUT_MS);
    return selectFilled(store.getState())?.result;
  };
  return async (step: Step, signal: AbortSignal) => {
    if (!isOnRoute(step.routes, path())) {
      const ownerId = selectOwnerId(store.getState());
      phone.open(ownerId === null ? step.routes[0] : pathOfStep(step, await store.dispatch(refetchCaseFile(ownerId))));
      await waitForState(store, () => isOnRoute(step.routes, path()), ARRIVAL_TIMEOUT_MS);
    }
    await waitForTalkOwner(store, signal);
    signal.throwIfAborted();
    // On narrow pages the phone is seen meanwhile.
    store.dispatch(partChosen('phone'));
    const stop = () => void phone.send({ kind: 'stop' });
    signal.addEventListener('abort', stop);
    let result = await fillOnce(step);
    if (result === 'expiredCode' && phone.send({ kind: 'resend' })) result = await fillOnce(step);
    signal.removeEventListener('abort', stop);
    store.dispatch(partChosen('script'));
    if (result === 'stopped') signal.throwIfAborted();
  };
}

/** Returns a function that does what happens beside the phone: in the office, with an e-mail, by the clock. */
function useActBeside() {
  const phone = usePhone();
  const store = useConsoleStore();
  const dispatch = useConsoleDispatch();
  const [makeTransition] = useMakeTransitionMutation();
  const [moveClock] = useMoveClockMutation();
  const { refetch: refetchMessages } = useListMessagesQuery();
  const signIn = useSignInPersona();
  const showTalk = useShowTalk();
  const fetchFile = (): Promise<CaseFileDto> =>
    store.dispatch(refetchCaseFile(required(selectOwnerId(store.getState()), scriptTexts.nobodyOnPhone)));
  return async (step: Step, signal: AbortSignal) => {
    const { action } = step;
    switch (action.type) {
      case 'transitions': {
        const { kind, id, remaining } = required(decisionOfStep(step, await fetchFile()), scriptTexts.notDue);
        for (const transition of remaining) {
          await makeTransition({ kind, id, transition }).unwrap();
          await pauseToRead({ tempo: selectTempo(store.getState()), signal });
        }
        return;
      }
      case 'openEmail': {
        const { email } = await fetchFile();
        const messages = (await refetchMessages().unwrap()).filter(({ to }) => to === email);
        return phone.open(required(messageOfStep(step, messages)?.link, scriptTexts.emailIsComing));
      }
      case 'makeOverdue': {
        const due = required(unpaidDueDates(await fetchFile())[0], scriptTexts.notDue);
        await moveClock({ now: firstOverdueMoment(due) }).unwrap();
        return;
      }
      case 'signIn':
        return void (await signIn(action.persona));
      case 'finish':
        await showTalk({ path: paths.home });
        dispatch(closingToggled(true));
    }
  };
}

/** Returns the value; throws an OperatorError with this reason when it is missing. */
function required<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === undefined || value === null) throw new OperatorError(reason);
  return value;
}
