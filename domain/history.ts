import { array, nullable, optional, Struct, string, type } from 'superstruct';
import { InstantShape, ifReadable, instantOf, known, parse } from './readable.ts';

/** A status with the instant (ISO 8601) at which it began and, for a rejection, the reason. */
export type HistoryEntry<Status extends string> = {
  status: Status;
  at?: string | undefined;
  reason?: string | null | undefined;
};

/**
 * Returns the shape of what has happened to an application, a loan or an installment: each status that it has had, oldest
 * first. A field beyond the specification: an API may lack it. Entries that cannot be read are left out.
 */
export const historyOf = <const Status extends string>(
  statuses: readonly Status[],
): Struct<HistoryEntry<Status | 'unknown'>[], unknown> => {
  // TypeScript does not see which fields of a generic `type` are optional.
  const Entry = type({
    status: known(statuses),
    at: ifReadable(optional(InstantShape)),
    reason: ifReadable(optional(nullable(string()))),
  }) as unknown as Struct<HistoryEntry<Status | 'unknown'>, unknown>;
  return new Struct({
    ...array(Entry),
    coercer: (value) => (Array.isArray(value) ? value.filter((entry) => parse(entry, Entry) !== undefined) : value),
  });
};

/** Returns the newest entry with a status; undefined when there is none, also where the API tells no history. */
export const lastEntry = <Status extends string>(
  history: readonly HistoryEntry<Status>[] | null | undefined,
  status: NoInfer<Status>,
): HistoryEntry<Status> | undefined => history?.filter((entry) => entry.status === status).slice(-1)[0];

/** Returns the instant of an entry's beginning; undefined without an entry, or where it is not known. */
export const beganAt = (entry: HistoryEntry<string> | undefined): Date | undefined => instantOf(entry?.at);
