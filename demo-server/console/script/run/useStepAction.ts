import { hasGap } from '../../../script/pathOfStep.ts';
import { type Step, type StepAction, steps } from '../../../script/steps.ts';
import { refetchCaseFile, useMakeTransitionMutation } from '../../case-file/caseFileSlice.ts';
import { firstOverdueMoment, overdueCount, unpaidDueDates } from '../../case-file/dueDates.ts';
import { useMoveClockMutation } from '../../clock/clockSlice.ts';
import {
  fillingChanged,
  messageOpened,
  selectIsFilling,
  selectOwnerId,
  selectPhoneLocation,
  selectTempo,
} from '../../consoleSlice.ts';
import type { CaseFileDto } from '../../dto.ts';
import { useListMessagesQuery } from '../../inbox/inboxSlice.ts';
import { useSignInPersona } from '../../personas/useSignInPersona.ts';
import { usePhone } from '../../phone-frame/phoneContext.ts';
import { useConsoleDispatch, useConsoleStore } from '../../store.ts';
import { fetchPathOfStep } from '../fetchOwners.ts';
import { remainingTransitions } from '../findItem.ts';
import { messageOfStep } from '../message/messageOfStep.ts';
import type { Failure } from '../outcome/findObstacle.ts';
import { isStatusSeen } from '../outcome/outcomeSeen.ts';
import { belongsToPath } from '../stepAt.ts';
import { useShowTalkOwner } from '../useTalkOwner.ts';
import { ARRIVAL_TIMEOUT_MS, waitForState } from './waitForState.ts';

type ActionOf<Type extends StepAction['type']> = Extract<StepAction, { type: Type }>;

/** A step that the console cannot do: why. */
export class StepFailure extends Error {
  readonly reason: Failure;
  constructor(reason: Failure) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns the value; throws when it is missing. */
function required<Value>(value: Value | null | undefined, reason: Failure): Value {
  if (value === undefined || value === null) throw new StepFailure(reason);
  return value;
}

/** Longest wait for the end of "Hazlo por mí" on the phone, ms: an upload is repeated at most so long. */
const FILL_TIMEOUT_MS = 90_000;

/**
 * Returns a function that executes the action of a step ("Hazlo por mí") and waits for its end on the phone. Throws a
 * StepFailure when it is not possible.
 */
export function useStepAction(): (step: Step) => Promise<void> {
  const fill = useFill();
  const makeTransitions = useMakeTransitions();
  const openEmail = useOpenEmail();
  const makeOverdue = useMakeOverdue();
  const signIn = useSignInPersona();
  const showTalkOwner = useShowTalkOwner();
  return async (step) => {
    const { action } = step;
    switch (action.type) {
      case 'fill':
        return fill(step, action);
      case 'transitions':
        return makeTransitions(action);
      case 'openEmail':
        return openEmail(step);
      case 'makeOverdue':
        return makeOverdue();
      case 'signIn':
        return void (await signIn(action.persona));
      case 'finish':
        return showTalkOwner();
    }
  };
}

function useFill() {
  const phone = usePhone();
  const store = useConsoleStore();
  const isAt = (step: Step) => belongsToPath(step, selectPhoneLocation(store.getState())?.path ?? '');
  return async (step: Step, { type: _, ...options }: ActionOf<'fill'>) => {
    const [start] = step.routes;
    await waitForState(store, (state) => selectPhoneLocation(state) !== null, ARRIVAL_TIMEOUT_MS);
    if (!isAt(step)) {
      // The first step starts with nobody signed in.
      if (start === '/') phone.startSession(null, start);
      else phone.open(await startOf(step, selectOwnerId(store.getState())));
      await waitForState(store, () => isAt(step), ARRIVAL_TIMEOUT_MS);
    }
    // A page that has moved on does not belong to the step: it must not be filled in.
    if (!isAt(step)) throw new StepFailure('otherPage');
    const tempo = selectTempo(store.getState());
    if (!phone.send({ kind: 'fill', tempo, routes: [...step.routes], ...options })) throw new StepFailure('otherPage');
    store.dispatch(fillingChanged(true));
    await waitForState(store, (state) => !selectIsFilling(state), FILL_TIMEOUT_MS);
  };
}

/** Returns the address at which a step starts for an owner. */
async function startOf(step: Step, ownerId: string | null): Promise<string> {
  const [start] = step.routes;
  if (!start.includes(':')) return start;
  const path = ownerId === null ? undefined : await fetchPathOfStep(step, ownerId);
  if (path === undefined || hasGap(path)) throw new StepFailure('otherPage');
  return path;
}

function useMakeTransitions() {
  const fetchFile = useFetchFile();
  const [makeTransition] = useMakeTransitionMutation();
  return async ({ kind, transitions }: ActionOf<'transitions'>) => {
    const { id, remaining } = required(remainingTransitions(await fetchFile(), kind, transitions), 'notDue');
    for (const transition of remaining) await makeTransition({ kind, id, transition }).unwrap();
  };
}

function useOpenEmail() {
  const phone = usePhone();
  const fetchFile = useFetchFile();
  const { refetch: refetchMessages } = useListMessagesQuery();
  const dispatch = useConsoleDispatch();
  return async (step: Step) => {
    const file = await fetchFile();
    const messages = await refetchMessages().unwrap();
    const email = messageOfStep(
      step,
      messages.filter(({ to }) => to === file.email),
    );
    const before = steps[steps.indexOf(step) - 1];
    const isSent = before === undefined || isStatusSeen(before.outcome, file);
    phone.open(required(email?.link, isSent ? 'noEmail' : 'notDue'));
    if (email) dispatch(messageOpened(email.id));
  };
}

function useMakeOverdue() {
  const fetchFile = useFetchFile();
  const [moveClock] = useMoveClockMutation();
  return async () => {
    const file = await fetchFile();
    // The operator has moved the clock before.
    if (overdueCount(file) > 0) return;
    const due = required(unpaidDueDates(file)[0], 'notDue');
    await moveClock({ now: firstOverdueMoment(due) }).unwrap();
  };
}

/**
 * Returns a function that fetches the file of the owner on the phone: the cache may lack what they have just submitted.
 * After a reload it waits until the phone has opened, which says who that is.
 */
function useFetchFile() {
  const store = useConsoleStore();
  return async (): Promise<CaseFileDto> => {
    await waitForState(store, (state) => selectPhoneLocation(state) !== null, ARRIVAL_TIMEOUT_MS);
    const ownerId = required(selectOwnerId(store.getState()), 'notDue');
    return store.dispatch(refetchCaseFile(ownerId));
  };
}
