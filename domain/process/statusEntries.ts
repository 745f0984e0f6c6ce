import { beganAt, type HistoryEntry } from '../history.ts';

/** A status that something has had; `at` is unknown where the API does not tell it. */
export type StatusEntry<Status extends string> = {
  readonly status: Status;
  readonly at?: Date | undefined;
  readonly reason?: string | undefined;
};

/**
 * Returns the statuses that something has had, oldest first: its history where the API tells one, else those that have
 * led to its status, without dates.
 */
export function statusEntries<Status extends string>({
  history,
  status,
  path,
}: {
  history: readonly HistoryEntry<Status>[] | undefined;
  status: NoInfer<Status>;
  /** The statuses up to this one, for an API without histories. */
  path: readonly StatusEntry<NoInfer<Status>>[];
}): readonly StatusEntry<Status>[] {
  if (!history?.length) return path;
  const entries = history.map((entry) => ({
    status: entry.status,
    at: beganAt(entry),
    reason: entry.reason ?? undefined,
  }));
  // A history that is behind its status, as of a status that was reached by another way.
  return entries.at(-1)?.status === status ? entries : [...entries, { status }];
}
