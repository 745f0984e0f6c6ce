import { isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { ReceivedApplication } from '#api/received';
import type { Lease } from '#domain/application';
import { useUnansweredWrite } from '#kit/form/useUnanswered.ts';
import { paths } from '#paths';
import {
  useCreateApplicationMutation,
  useDeleteApplicationMutation,
  useGetApplicationsQuery,
  useLazyGetApplicationsQuery,
} from '../applicationsSlice.ts';
import { findCreatedDraft, findDuplicateDrafts } from '../lostWrites.ts';

/**
 * Returns a function that creates exactly one application from its lease. When a response was lost, also by a reload,
 * the list is read before the request is repeated: a new draft with the same lease is the application that was created.
 * Rejects with the error of the request.
 */
export function useCreateApplication(): (lease: Lease) => Promise<ReceivedApplication> {
  // Refetched when the form opens, to know which applications existed before the request.
  const list = useGetApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateApplicationMutation();
  const [readAll] = useLazyGetApplicationsQuery();
  const discardDuplicates = useDiscardDuplicates();
  const unanswered = useUnansweredWrite(paths.leaseContract);

  return async (lease) => {
    const pending = unanswered.read();
    const before = pending ? idsIn(pending.known) : idsOf(list);
    const known = new Set(before);
    const finish = (application: ReceivedApplication) => {
      unanswered.end();
      // Without the earlier ids nothing is discarded: a draft could be an older one.
      if (before) void discardDuplicates(application, lease, known);
      return application;
    };
    const found = pending && findCreatedDraft(await readAll().unwrap(), lease, known);
    if (found) return finish(found);

    unanswered.begin({ known: before });
    try {
      return finish(await create(lease).unwrap());
    } catch (failure) {
      const problem = problemOf(failure);
      const recovered = isOutcomeUnknown(problem)
        ? findCreatedDraft((await readAgain(readAll())) ?? [], lease, known)
        : undefined;
      if (recovered) return finish(recovered);
      if (problem.kind === 'http' && !pending) unanswered.end();
      throw failure;
    }
  };
}

/** Returns the ids in a list; undefined until it has been refetched for this form. */
const idsOf = ({
  isFetching,
  data,
}: {
  isFetching: boolean;
  data?: ReceivedApplication[] | undefined;
}): string[] | undefined => (isFetching ? undefined : data?.map(({ id }) => id));

const idsIn = (known: unknown): string[] | undefined =>
  Array.isArray(known) ? known.filter((id) => typeof id === 'string') : undefined;

/**
 * Returns a function that discards the duplicates of a created draft. Chromium repeats a request by itself when a
 * reused connection breaks, and the server creates another application for the repetition.
 */
function useDiscardDuplicates() {
  const [readAll] = useLazyGetApplicationsQuery();
  const [discard] = useDeleteApplicationMutation();
  return async (kept: ReceivedApplication, lease: Lease, known: ReadonlySet<string>) => {
    const applications = await readAgain(readAll());
    for (const { id } of findDuplicateDrafts(kept, applications ?? [], lease, known)) void discard(id);
  };
}
