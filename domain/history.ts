import { array, type Infer, nullable, optional, Struct, string, type } from 'superstruct';
import { InstantShape, ifReadable, instantOf, parse } from './api/readable.ts';

const Entry = type({
  status: string(),
  at: ifReadable(optional(InstantShape)),
  reason: ifReadable(optional(nullable(string()))),
});

/**
 * What has happened to an application, a loan or an installment: each status that it has had, with the instant (ISO
 * 8601) at which it began and, for a no, the reason. Oldest first. A field beyond the specification: an API may lack it.
 * Entries that cannot be read are left out.
 */
export const History = new Struct({
  ...array(Entry),
  coercer: (value) => (Array.isArray(value) ? value.filter((entry) => parse(entry, Entry) !== undefined) : value),
});
export type History = Infer<typeof History>;

/** Returns the newest entry with a status; undefined when there is none, also where the API tells no history. */
export const lastEntry = (history: History | null | undefined, status: string): History[number] | undefined =>
  history?.filter((entry) => entry.status === status).slice(-1)[0];

/** Returns the instant of an entry's beginning; undefined without an entry, or where it is not known. */
export const beganAt = (entry: History[number] | undefined): Date | undefined => instantOf(entry?.at);
