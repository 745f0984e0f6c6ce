import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { plusDays, startOfDay } from '#domain/calendar';
import { useGetOwnerFileQuery, useMoveMutation } from '../case-file/ownerFileSlice.ts';
import { unpaidDays } from '../case-file/unpaidDays.ts';
import { useMoveClockMutation } from '../clock/clockSlice.ts';
import { selectOwnerId, selectPhoneLocation } from '../consoleSlice.ts';
import type { OwnerFileDto } from '../dto.ts';
import { useListMessagesQuery } from '../inbox/inboxSlice.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { type ConsoleStore, useConsoleStore } from '../store.ts';
import { isPlayedAt } from './following.ts';
import { t } from './scriptTexts.ts';
import type { Step, StepAction } from './steps.ts';

/** Error of a step that cannot be executed now; `text` is the reason in Spanish, for the operator. */
class StepNotPossible extends Error {
  readonly text: string;
  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

/** Returns the value, or throws a `StepNotPossible` with the reason when it is missing. */
function required<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === undefined || value === null) throw new StepNotPossible(reason);
  return value;
}

/** Longest wait for the phone's location, ms; after that the step runs without it. */
const ARRIVAL_TIMEOUT_MS = 4000;

/** Returns the phone's location as soon as it is known: a page that is still loading receives no messages. */
function waitForLocation(store: ConsoleStore): Promise<ReturnType<typeof selectPhoneLocation>> {
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
 * Returns a function that executes the action of a step ("Hazlo por mí") and returns whether the script should go to the
 * next step at once. After the other actions the phone's new location decides.
 */
export function useStepAction(): (step: Step) => Promise<boolean> {
  const phone = usePhone();
  const store = useConsoleStore();
  const ownerId = useSelector(selectOwnerId);
  const signIn = useSignInPersona();
  const { refetch: refetchFile } = useGetOwnerFileQuery(ownerId ?? '', { skip: ownerId === null });
  const { refetch: refetchMessages } = useListMessagesQuery();
  const [move] = useMoveMutation();
  const [moveClock] = useMoveClockMutation();

  return useCallback(
    async (step) => {
      const { action, route } = step;
      // Always refetched: the cache may not yet hold what the phone has just submitted.
      const fetchFile = async (): Promise<OwnerFileDto> => {
        required(ownerId, t('Sign somebody in first'));
        return refetchFile().unwrap();
      };
      switch (action.type) {
        case 'fill': {
          const { type: _, ...options } = action;
          const phoneLocation = await waitForLocation(store);
          const isThere = phoneLocation !== null && isPlayedAt(step, phoneLocation.path);
          // A step at a fixed address starts there; the first step starts with nobody signed in.
          if (!isThere && route === '/') phone.startSession(null, route);
          else if (!isThere && !route.includes(':')) phone.open(route);
          else if (!phone.send({ kind: 'fill', ...options })) throw new StepNotPossible(t('Nothing waits here'));
          return false;
        }
        case 'moves': {
          const { kind, moves } = action;
          const id = required(firstMovableId(await fetchFile(), action), t('Nothing waits here'));
          for (const name of moves) await move({ kind, id, move: name }).unwrap();
          return true;
        }
        case 'openEmail': {
          const { email: address } = await fetchFile();
          const messages = await refetchMessages().unwrap();
          const email = messages.find(({ to, channel, link }) => to === address && channel === 'email' && link);
          phone.open(required(email?.link, t('No e-mail yet')));
          return false;
        }
        case 'makeOverdue': {
          const due = required(unpaidDays(await fetchFile())[0], t('Nothing waits here'));
          await moveClock({ now: startOfDay(plusDays(due, 1)).toISOString() }).unwrap();
          return true;
        }
        case 'signIn':
          await signIn(action.persona);
          return true;
      }
    },
    [store, ownerId, phone, signIn, refetchFile, refetchMessages, move, moveClock],
  );
}

/** Returns the id of the first item in an owner's file that allows the first of the moves. */
function firstMovableId(
  { applications, loans }: OwnerFileDto,
  { kind, moves: [first] }: Extract<StepAction, { type: 'moves' }>,
) {
  const all = { applications, loans, installments: loans.flatMap(({ installments }) => installments) };
  return all[kind].find(({ moves }) => first !== undefined && moves.includes(first))?.id;
}
