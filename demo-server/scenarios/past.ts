import { type Day, plusDays, plusMonths, startOfDay } from '#domain/calendar';
import type { Demo } from '../demo.ts';
import type { ItemKind, StaffTransition } from '../routes/operator/transitions.ts';
import { type Step, steps } from '../script/steps.ts';
import { NO_FAULTS } from '../simulation/faultSettings.ts';
import { localityOf } from '../simulation/zipCodes.ts';
import type { Persona } from './personas.ts';
import { decide, type Play, playStep } from './playedSteps.ts';

const HOUR_MS = 3_600_000;

/** What happens at a moment: a step of the talk, or a decision of the staff that no step is about. */
export type Move = Step['id'] | readonly [kind: ItemKind, transition: StaffTransition, reason?: string];

/** A persona whose past is being played. Each function is called within `store.write`. */
export type Past = {
  readonly demo: Demo;
  readonly persona: Persona;
  readonly play: Play;
  /** First day of the lease of the next application; payments are due on its day of the month. */
  leaseStart: Day;
};

/**
 * Returns the past of a persona who has an account: nothing yet. E-mails and events are not kept, unless `isAnnounced`: the
 * inbox of a new demo has the newest e-mail of those who have something to do. Faults are another owner's.
 */
export function pastOf(demo: Demo, persona: Persona, ownerId: string): Past {
  const folio = String(1_000_000 + demo.random.number(900_000));
  const quietDemo: Demo = {
    ...demo,
    messages: { ...demo.messages, send: () => {} },
    events: { ...demo.events, record: () => {} },
    faults: { ...demo.faults, current: () => NO_FAULTS },
  };
  const past: Past = {
    demo,
    persona,
    leaseStart: plusMonths(demo.clock.today(), -4),
    play: {
      demo: quietDemo,
      host: '',
      hash: '',
      term: persona.term,
      ownerId,
      talkOwnerId: undefined,
      get values() {
        return {
          colony: localityOf(persona.zip_code)?.colonies[0] ?? '',
          lease_start_date: past.leaseStart,
          // Long enough for every term, however far the clock is set ahead.
          lease_end_date: plusMonths(past.leaseStart, 36),
          property_commercial_folio: folio,
        };
      },
    },
  };
  return past;
}

/** Returns the instant of an hour of a day in Mexico City. */
export const hourOf = (day: Day, hour: number): Date => new Date(startOfDay(day).getTime() + hour * HOUR_MS);

/** Returns the instant of an hour of the day so many days ago. */
export const daysAgo = ({ demo }: Pick<Past, 'demo'>, days: number, hour: number): Date =>
  hourOf(plusDays(demo.clock.today(), -days), hour);

/** Plays moves at an instant. */
export const playAt = ({ demo, play }: Past, at: Date, ...moves: readonly Move[]): void =>
  demo.clock.during(at, () => {
    for (const move of moves) playMove(play, move);
  });

/** Plays a move at an instant, whose e-mail is in the inbox. */
export function announceAt({ demo, play }: Past, at: Date, move: Move): void {
  const { messages } = demo;
  demo.clock.during(at, () => playMove({ ...play, demo: { ...play.demo, messages } }, move));
}

function playMove(play: Play, move: Move): void {
  if (typeof move === 'string') playStep(play, steps.find(({ id }) => id === move) as Step);
  else decide(play, move[0], [move[1]], move[2]);
}
