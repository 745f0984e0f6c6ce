import { afterBusinessHours } from '#domain/businessDays';
import { type Day, dayInMexico, plusDays, plusMonths, startOfDay } from '#domain/calendar';
import { fieldErrors, httpError } from '../http/errors.ts';
import type { Store } from '../store/store.ts';

/** How far to go: an ISO 8601 duration (`P1D`, `PT24H`), or hours of business days (contract §6). */
export type Advance = string | { business_hours: number };

/** The demo's time, which can be set, and the machine's, which cannot. */
export type Clock = {
  /** The demo's time: everything but sessions, signed addresses and unreferenced files lives by it. */
  now(): Date;
  /** The day that the demo's time is in Mexico City. */
  today(): Day;
  /** Milliseconds of the machine's clock, so that a jump of the demo's throws nobody out. */
  machine(): number;
  isFrozen(): boolean;
  /** Goes to a later instant, keeping still or running on as it did; within `store.write`. 409 for an earlier one. */
  set(to: Date): void;
  /** The instant that lies so far ahead. Throws a 422 on what is no duration. */
  after(advance: Advance): Date;
  /** Stops or lets run on; within `store.write`. */
  freeze(frozen: boolean): void;
  /**
   * Starts afresh at an instant, earlier ones included, standing still there or running on, or at the real time; within
   * `store.write`: for a reset.
   */
  restart(at?: Date, frozen?: boolean): void;
  /** Called after the time was set. Answers how to stop that. */
  onMove(listener: () => void): () => void;
};

/** Kept as `clock` among the settings: what the demo is ahead of the machine, or where it stands still. */
type Kept = { ahead_ms: number; frozen_at: string | null };
const REAL_TIME: Kept = { ahead_ms: 0, frozen_at: null };

/** A clock kept in a store; `machine` tells the machine's time in milliseconds. */
export function createClock(store: Store, machine: () => number = Date.now): Clock {
  const listeners = new Set<() => void>();
  const kept = () => store.setting<Kept>('clock', REAL_TIME);
  const now = () => {
    const { ahead_ms, frozen_at } = kept();
    return frozen_at ? new Date(frozen_at) : new Date(machine() + ahead_ms);
  };
  const keep = (at: Date, frozen: boolean) => {
    const ahead_ms = at.getTime() - machine();
    store.set('clock', { ahead_ms, frozen_at: frozen ? at.toISOString() : null } satisfies Kept);
    for (const listener of listeners) listener();
  };
  const isFrozen = () => kept().frozen_at !== null;

  return {
    now,
    today: () => dayInMexico(now()),
    machine,
    isFrozen,
    set(to) {
      if (to < now()) throw httpError(409, 'This is not possible now');
      keep(to, isFrozen());
    },
    after: (advance) =>
      typeof advance === 'string' ? plusDuration(now(), advance) : plusBusinessHours(now(), advance.business_hours),
    freeze: (frozen) => keep(now(), frozen),
    restart(at, frozen = false) {
      if (at) keep(at, frozen);
      else {
        store.set('clock', REAL_TIME);
        for (const listener of listeners) listener();
      }
    },
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const DURATION = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * What the demo's time may be: from every day in between, months and years can be counted back and ahead to days that
 * date fields take. At the ends of the calendar the rules themselves would break, and with them every answer.
 */
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

/** Whether the demo can live at an instant; false for no instant at all. */
export const isDemoTime = (at: Date): boolean => at.getTime() >= FIRST && at.getTime() <= LAST;

/** A hundred business days: the calendar is walked day by day, and everybody waits for it. */
const MAX_BUSINESS_HOURS = 2400;

/** An instant and an ISO 8601 duration later; months and years are those of Mexico City's calendar, clamped to the month. */
export function plusDuration(from: Date, duration: string): Date {
  const found = DURATION.exec(duration);
  if (!found) throw notADuration();
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const day = dayInMexico(from);
  const sinceMidnight = from.getTime() - startOfDay(day).getTime();
  const later = startOfLaterDay(day, 12 * years + months, 7 * weeks + days).getTime();
  return within(new Date(later + sinceMidnight + ((hours * 60 + minutes) * 60 + seconds) * 1000));
}

function startOfLaterDay(day: Day, months: number, days: number): Date {
  try {
    return startOfDay(plusDays(plusMonths(day, months), days));
  } catch {
    // Behind the year 9999 there are no days.
    throw notADuration();
  }
}

function plusBusinessHours(from: Date, hours: number): Date {
  if (!(hours > 0 && hours <= MAX_BUSINESS_HOURS)) throw notADuration();
  return within(afterBusinessHours(from, hours));
}

function within(at: Date): Date {
  if (!isDemoTime(at)) throw notADuration();
  return at;
}

const notADuration = () => fieldErrors({ advance: 'This value is not valid' });
