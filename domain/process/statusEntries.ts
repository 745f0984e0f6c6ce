import { beganAt, type History } from '../history.ts';

/** A status that something has had; `at` is unknown where the API does not tell it. */
export type StatusEntry = {
  readonly status: string;
  readonly at?: Date | undefined;
  readonly reason?: string | undefined;
};

/**
 * Returns the statuses that something has had, oldest first: its history where the API tells one, else those that have
 * led to its status, without dates.
 */
export function statusEntries({
  history,
  status,
  path,
}: {
  history: History | undefined;
  status: string;
  /** The statuses up to this one, for an API without histories. */
  path: readonly StatusEntry[];
}): readonly StatusEntry[] {
  if (!history?.length) return path;
  const entries = history.map((entry) => ({
    status: entry.status,
    at: beganAt(entry),
    reason: entry.reason ?? undefined,
  }));
  // A history that is behind its status, as of a status that was reached by another way.
  return entries.at(-1)?.status === status ? entries : [...entries, { status }];
}
