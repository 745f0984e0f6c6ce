import * as serverTexts from '#i18n/es-MX/demo/server';
import { centralDayAndTime } from '#i18n/format';
import type { Demo } from '../demo.ts';

/** Records the time that the clock was set to. Call within `store.write`. */
export function recordClock({ clock, events }: Pick<Demo, 'clock' | 'events'>): void {
  const [now, frozen] = [clock.now(), clock.isFrozen()];
  events.record({ kind: 'clock', line: clockLine(now, frozen), data: { now: now.toISOString(), frozen } });
}

/** Returns the event log's sentence about the clock. */
export const clockLine = (now: Date, isFrozen: boolean): string =>
  (isFrozen ? serverTexts.clockStopped : serverTexts.clockSet)({ when: centralDayAndTime(now) });
