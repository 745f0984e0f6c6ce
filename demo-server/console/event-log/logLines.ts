import type { CallDto, EventDto } from '../dto.ts';

/** Something that happened, or a call of the app. */
export type Line = { readonly key: string; readonly at: string; readonly event?: EventDto; readonly call?: CallDto };

/** Returns what happened, newest first, and after it the calls, newest first. */
export const linesOf = (events: readonly EventDto[], calls: readonly CallDto[]): Line[] => [
  ...events.map((event): Line => ({ key: event.id, at: event.at, event })).reverse(),
  ...calls.map((call): Line => ({ key: `call ${call.id}`, at: call.at, call })).reverse(),
];

/** Whether a line is listed: with `call` the calls, otherwise what happened, `all` of it or one kind. */
export const matches = ({ event }: Line, kind: string): boolean =>
  kind === 'call' ? event === undefined : event !== undefined && (kind === 'all' || event.kind === kind);
