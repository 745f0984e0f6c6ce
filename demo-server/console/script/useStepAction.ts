import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { plusDays, startOfDay } from '#domain/calendar';
import { useGetOwnerFileQuery, useMoveMutation } from '../case-file/ownerFileSlice.ts';
import { unpaidDays } from '../case-file/unpaidDays.ts';
import { useMoveClockMutation } from '../clock/clockSlice.ts';
import { selectAt, selectOwnerId } from '../consoleSlice.ts';
import type { OwnerFileDto } from '../dto.ts';
import { useListMessagesQuery } from '../inbox/inboxSlice.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { type ConsoleStore, useConsoleStore } from '../store.ts';
import { isPlayedAt } from './following.ts';
import { t } from './scriptTexts.ts';
import type { Step, StepAction } from './steps.ts';

/** Why a step cannot be done now; its message is for the operator. */
class NotNow extends Error {
  readonly text: string;
  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

/** What a step needs, or why it cannot be done without. */
function needed<It>(it: It | null | undefined, otherwise: string): It {
  if (it === undefined || it === null) throw new NotNow(otherwise);
  return it;
}

/** How long a phone may take to come before a step goes on without it, ms. */
const PATIENCE = 4000;

/** Where the phone is, once it has said so: a page that is still coming hears nothing yet. */
function arrival(store: ConsoleStore): Promise<ReturnType<typeof selectAt>> {
  return new Promise((resolve) => {
    const look = () => {
      const at = selectAt(store.getState());
      if (at !== null) end();
    };
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve(selectAt(store.getState()));
    };
    const stop = store.subscribe(look);
    const timer = setTimeout(end, PATIENCE);
    look();
  });
}

/** "Hazlo por mí": does what a step asks for. Answers whether the talk goes on by itself, without the phone's moving. */
export function useStepAction(): (step: Step) => Promise<boolean> {
  const phone = usePhone();
  const store = useConsoleStore();
  const ownerId = useSelector(selectOwnerId);
  const enter = useSignInPersona();
  const { refetch: readFile } = useGetOwnerFileQuery(ownerId ?? '', { skip: ownerId === null });
  const { refetch: readMessages } = useListMessagesQuery();
  const [move] = useMoveMutation();
  const [moveClock] = useMoveClockMutation();

  return useCallback(
    async (step) => {
      const { deed, where } = step;
      /** The file as it is now: what the phone has just sent may not have been told yet. */
      const file = async (): Promise<OwnerFileDto> => {
        needed(ownerId, t('Sign somebody in first'));
        return readFile().unwrap();
      };
      switch (deed.does) {
        case 'fill': {
          const { does: _, ...how } = deed;
          const at = await arrival(store);
          const isThere = at !== null && isPlayedAt(step, at.path);
          // A step with an address of its own begins there; the first one with nobody on the phone.
          if (!isThere && where === '/') phone.enter(null, where);
          else if (!isThere && !where.includes(':')) phone.open(where);
          else if (!phone.send({ kind: 'fill', ...how })) throw new NotNow(t('Nothing waits here'));
          return false;
        }
        case 'moves': {
          const { kind, moves } = deed;
          const id = needed(movable(await file(), deed), t('Nothing waits here'));
          for (const name of moves) await move({ kind, id, move: name }).unwrap();
          return true;
        }
        case 'mail': {
          const { email } = await file();
          const messages = await readMessages().unwrap();
          const hers = messages.find(({ to, channel, link }) => to === email && channel === 'email' && link);
          phone.open(needed(hers?.link, t('No e-mail yet')));
          return false;
        }
        case 'due': {
          const due = needed(unpaidDays(await file())[0], t('Nothing waits here'));
          await moveClock({ now: startOfDay(plusDays(due, 1)).toISOString() }).unwrap();
          return true;
        }
        case 'enter':
          await enter(deed.persona);
          return true;
      }
    },
    [store, ownerId, phone, enter, readFile, readMessages, move, moveClock],
  );
}

/** The id of the first thing in a file that waits for the first of the moves. */
function movable(
  { applications, loans }: OwnerFileDto,
  { kind, moves: [first] }: Extract<StepAction, { does: 'moves' }>,
) {
  const all = { applications, loans, installments: loans.flatMap(({ installments }) => installments) };
  return all[kind].find(({ moves }) => first !== undefined && moves.includes(first))?.id;
}
