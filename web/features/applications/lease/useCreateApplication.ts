import { isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { Application, Lease } from '#domain/application';
import { useUnansweredWrite } from '#kit/form/useUnanswered.ts';
import { paths } from '#paths';
import {
  useCreateApplicationMutation,
  useDeleteApplicationMutation,
  useGetApplicationsQuery,
  useLazyGetApplicationsQuery,
} from '../applicationsSlice.ts';
import { findCreatedDraft, twinsOf } from '../lostWrites.ts';

/**
 * Creates an application from its lease, and one only. When the answer got lost, also by a reload, the list is read again before
 * anything is sent once more: the new draft in it is the one. Rejects like the call itself.
 */
export function useCreateApplication(): (lease: Lease) => Promise<Application> {
  // What is there before the request must not be older than the form.
  const list = useGetApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateApplicationMutation();
  const [readAll] = useLazyGetApplicationsQuery();
  const discardTwins = useDiscardTwins();
  const unanswered = useUnansweredWrite(paths.leaseContract);

  return async (lease) => {
    const earlier = unanswered.read();
    const before = earlier ? idsIn(earlier.known) : idsOf(list);
    const known = new Set(before);
    const done = (application: Application) => {
      unanswered.end();
      // Of what is not known to be new nothing is taken away.
      if (before) void discardTwins(application, lease, known);
      return application;
    };
    const found = earlier && findCreatedDraft(await readAll().unwrap(), lease, known);
    if (found) return done(found);

    unanswered.begin({ known: before });
    try {
      return done(await create(lease).unwrap());
    } catch (failure) {
      const problem = problemOf(failure);
      const arrived = isOutcomeUnknown(problem)
        ? findCreatedDraft((await readAgain(readAll())) ?? [], lease, known)
        : undefined;
      if (arrived) return done(arrived);
      if (problem.kind === 'http' && !earlier) unanswered.end();
      throw failure;
    }
  };
}

/** Of a list that has been read since the form is there. */
const idsOf = ({
  isFetching,
  data,
}: {
  isFetching: boolean;
  data?: Application[] | undefined;
}): string[] | undefined => (isFetching ? undefined : data?.map(({ id }) => id));

const idsIn = (known: unknown): string[] | undefined =>
  Array.isArray(known) ? known.filter((id) => typeof id === 'string') : undefined;

/**
 * Discards further drafts that one press has made: Chromium repeats a request by itself when a connection that was used before
 * breaks, and the server takes the repetition for another application.
 */
function useDiscardTwins() {
  const [readAll] = useLazyGetApplicationsQuery();
  const [discard] = useDeleteApplicationMutation();
  return async (kept: Application, lease: Lease, known: ReadonlySet<string>) => {
    const applications = await readAgain(readAll());
    for (const { id } of twinsOf(kept, applications ?? [], lease, known)) void discard(id);
  };
}
