import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { useGetCaseFileQuery, useMakeTransitionMutation } from '../case-file/caseFileSlice.ts';
import { firstOverdueMoment, unpaidDueDates } from '../case-file/dueDates.ts';
import { useMoveClockMutation } from '../clock/clockSlice.ts';
import {
  fillingChanged,
  type PhoneLocation,
  selectOwnerId,
  selectPhoneLocation,
  selectTempo,
} from '../consoleSlice.ts';
import type { CaseFileDto } from '../dto.ts';
import { useListMessagesQuery } from '../inbox/inboxSlice.ts';
import { OperatorError } from '../kit/OperatorError.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { type ConsoleStore, useConsoleStore } from '../store.ts';
import { findItem } from './findItem.ts';
import { belongsToPath } from './stepAt.ts';
import type { Step, StepAction } from './steps.ts';
import { useShowTalkOwner } from './useTalkOwner.ts';

type ActionOf<Type extends StepAction['type']> = Extract<StepAction, { type: Type }>;

/** Returns the value; throws an error with the reason, a Spanish text for the operator, when it is missing. */
function required<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === undefined || value === null) throw new OperatorError(reason);
  return value;
}

/** Longest wait for the phone's location, ms; after that the step runs without it. */
const ARRIVAL_TIMEOUT_MS = 4000;

/** Returns the phone's location as soon as it is known: a page that is still loading receives no messages. */
function waitForLocation(store: ConsoleStore): Promise<PhoneLocation | null> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectPhoneLocation(store.getState()) !== null) finish();
    };
    const finish = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve(selectPhoneLocation(store.getState()));
    };
    const unsubscribe = store.subscribe(check);
    const timer = setTimeout(finish, ARRIVAL_TIMEOUT_MS);
    check();
  });
}

/**
 * Returns a function that executes the action of a step ("Hazlo por mí") and returns whether the script should go to
 * the next step at once. After the other actions the phone's new location decides.
 */
export function useStepAction(): (step: Step) => Promise<boolean> {
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
        await fill(step, action);
        return false;
      case 'transitions':
        await makeTransitions(action);
        return true;
      case 'openEmail':
        await openEmail();
        return false;
      case 'makeOverdue':
        await makeOverdue();
        return true;
      case 'signIn':
        await signIn(action.persona);
        return true;
      case 'finish':
        await showTalkOwner();
        return true;
    }
  };
}

function useFill() {
  const phone = usePhone();
  const store = useConsoleStore();
  return async (step: Step, { type: _, ...options }: ActionOf<'fill'>) => {
    const { route } = step;
    const phoneLocation = await waitForLocation(store);
    const isThere = phoneLocation !== null && belongsToPath(step, phoneLocation.path);
    // A step at a fixed address starts there; the first step starts with nobody signed in.
    if (!isThere && route === '/') phone.startSession(null, route);
    else if (!isThere && !route.includes(':')) phone.open(route);
    else if (phone.send({ kind: 'fill', tempo: selectTempo(store.getState()), ...options }))
      store.dispatch(fillingChanged(true));
    else throw new OperatorError(scriptTexts.notPossibleNow);
  };
}

function useMakeTransitions() {
  const fetchFile = useFetchFile();
  const [makeTransition] = useMakeTransitionMutation();
  return async ({ kind, transitions }: ActionOf<'transitions'>) => {
    const id = required(findItem(await fetchFile(), kind, transitions[0])?.id, scriptTexts.notPossibleNow);
    for (const transition of transitions) await makeTransition({ kind, id, transition }).unwrap();
  };
}

function useOpenEmail() {
  const phone = usePhone();
  const fetchFile = useFetchFile();
  const { refetch: refetchMessages } = useListMessagesQuery();
  return async () => {
    const { email: address } = await fetchFile();
    const messages = await refetchMessages().unwrap();
    const email = messages.find(({ to, channel, link }) => to === address && channel === 'email' && link);
    phone.open(required(email?.link, scriptTexts.noEmailYet));
  };
}

function useMakeOverdue() {
  const fetchFile = useFetchFile();
  const [moveClock] = useMoveClockMutation();
  return async () => {
    const due = required(unpaidDueDates(await fetchFile())[0], scriptTexts.notPossibleNow);
    await moveClock({ now: firstOverdueMoment(due) }).unwrap();
  };
}

/**
 * Returns a function that fetches the file of the owner on the phone: the cache may lack what they have just submitted.
 */
function useFetchFile() {
  const ownerId = useSelector(selectOwnerId);
  const { refetch } = useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null });
  return async (): Promise<CaseFileDto> => {
    required(ownerId, scriptTexts.signSomebodyInFirst);
    return refetch().unwrap();
  };
}
