import { afterBusinessHours } from '#domain/businessDays';
import { type Day, dayInMexico, plusDays, plusMonths, startOfDay } from '#domain/calendar';
import { fieldErrors } from '../http/errors.ts';
import type { Store } from '../store/store.ts';
import { isDemoTime } from './demoTime.ts';

/** How far to set the clock ahead: an ISO 8601 duration (`P1D`, `PT24H`), or hours of business days. */
export type Advance = string | { business_hours: number };

/** The demo's time, which the operator can change, and the machine's, which nobody can. */
export type Clock = {
  /** Returns the demo's time. Everything uses it but the lives and waits that a jump of the clock must not end. */
  now(): Date;
  /** Returns the current day in Mexico City, by the demo's time. */
  today(): Day;
  /** Returns the machine's time in milliseconds; for lifetimes that a jump of the demo's clock must not end. */
  machineNow(): number;
  isFrozen(): boolean;
  /** Sets a time; a frozen clock stays frozen. Call within `store.write`. */
  set(to: Date): void;
  /** Returns the instant that is so far ahead. Throws a 422 when it is outside of the demo's time. */
  instantAfter(advance: Advance): Date;
  /** Stops the clock or lets it run. Call within `store.write`. */
  freeze(frozen: boolean): void;
  /**
   * Sets any time, earlier ones included, frozen or running; without `at` the real time. Call within `store.write`. For
   * resets and snapshots.
   */
  restart(at?: Date, frozen?: boolean): void;
  /** Runs a synchronous job at any instant, after which the time is as before. Call within `store.write`. */
  during<T>(at: Date, job: () => T): T;
};

/** The setting `clock`: how far the demo's time is ahead of the machine's, or the time at which it is frozen. */
type ClockSetting = { ahead_ms: number; frozen_at: string | null };
const REAL_TIME: ClockSetting = { ahead_ms: 0, frozen_at: null };

/** Creates the clock of a store. */
export function createClock(store: Store, machineNow: () => number = Date.now): Clock {
  const setting = () => store.setting<ClockSetting>('clock', REAL_TIME);
  const now = () => {
    const { ahead_ms, frozen_at } = setting();
    return frozen_at ? new Date(frozen_at) : new Date(machineNow() + ahead_ms);
  };
  const save = (at: Date, frozen: boolean) => {
    const ahead_ms = at.getTime() - machineNow();
    store.set('clock', { ahead_ms, frozen_at: frozen ? at.toISOString() : null } satisfies ClockSetting);
  };
  const isFrozen = () => setting().frozen_at !== null;

  return {
    now,
    today: () => dayInMexico(now()),
    machineNow,
    isFrozen,
    set: (to) => save(to, isFrozen()),
    instantAfter: (advance) =>
      typeof advance === 'string'
        ? plusDuration(now(), advance)
        : checkRange(afterBusinessHours(now(), advance.business_hours)),
    freeze: (frozen) => save(now(), frozen),
    restart(at, frozen = false) {
      if (at) save(at, frozen);
      else store.set('clock', REAL_TIME);
    },
    during(at, job) {
      const before = setting();
      save(at, true);
      const result = job();
      // A job that throws undoes the whole write.
      store.set('clock', before);
      return result;
    },
  };
}

/** An ISO 8601 duration. */
export const DURATION =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** A hundred business days: the calculation visits each day and blocks the server meanwhile. */
export const MAX_BUSINESS_HOURS = 2400;

/** Adds an ISO 8601 duration. Months and years follow Mexico City's calendar, clamped to the length of the month. */
export function plusDuration(from: Date, duration: string): Date {
  const parts = DURATION.exec(duration) ?? [];
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const day = dayInMexico(from);
  const sinceMidnight = from.getTime() - startOfDay(day).getTime();
  const later = startOfLaterDay(day, 12 * years + months, 7 * weeks + days).getTime();
  return checkRange(new Date(later + sinceMidnight + ((hours * 60 + minutes) * 60 + seconds) * 1000));
}

function startOfLaterDay(day: Day, months: number, days: number): Date {
  try {
    return startOfDay(plusDays(plusMonths(day, months), days));
  } catch {
    // There are no days after the year 9999.
    throw invalidDuration();
  }
}

function checkRange(at: Date): Date {
  if (!isDemoTime(at)) throw invalidDuration();
  return at;
}

const invalidDuration = () => fieldErrors({ advance: 'This value is not valid' });
