import { array, type Infer, nullable, optional, string, type } from 'superstruct';

/**
 * What has happened to an application, a loan or an installment: each status that it has had, with the instant (ISO
 * 8601) at which it began and, for a no, the reason. Oldest first. A field beyond the specification: an API may lack it.
 */
export const History = array(type({ status: string(), at: string(), reason: optional(nullable(string())) }));
export type History = Infer<typeof History>;

/** Returns the newest entry with a status; undefined when there is none, also where the API tells no history. */
export const lastEntry = (history: History | null | undefined, status: string): History[number] | undefined =>
  history?.filter((entry) => entry.status === status).slice(-1)[0];

/** Returns the instant of an entry's beginning; undefined without an entry. */
export const beganAt = (entry: History[number] | undefined): Date | undefined => entry && new Date(entry.at);
