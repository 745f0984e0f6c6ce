import { type Day, dayInMexico } from '#domain/calendar';
import type { EventDto } from '../dto.ts';

/** An event, and its day when the event above it in the list is of another one. */
export type DatedEvent = { readonly event: EventDto; readonly newDay: Day | undefined };

/** Returns the events in their order, the first one of each day in Mexico City with that day. */
export function datedEvents(events: readonly EventDto[]): DatedEvent[] {
  const days = events.map(({ at }) => dayInMexico(new Date(at)));
  return events.map((event, i) => ({ event, newDay: days[i] === days[i - 1] ? undefined : days[i] }));
}
