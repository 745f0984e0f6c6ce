import { useRef } from 'react';
import { isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { Application, Lease } from '#domain/application';
import { useApplications, useCreateApplicationMutation, useLazyGetApplicationsQuery } from './applicationsSlice.ts';
import { newDraftIn } from './arrival.ts';

/**
 * Creates an application from its lease. When the answer got lost, the list is read again before anything is sent once
 * more: if the new draft is there, she goes on with that one (ux F6). Rejects like the call itself.
 */
export function useCreateApplication(): (lease: Lease) => Promise<Application> {
  const { data: applications = [] } = useApplications();
  const [create] = useCreateApplicationMutation();
  const [readAll] = useLazyGetApplicationsQuery();
  // Since a try of which nobody knows what became: what was there before it.
  const before = useRef<ReadonlySet<string>>(undefined);

  return async (lease) => {
    const found = before.current && newDraftIn(await readAll().unwrap(), lease, before.current);
    if (found) return found;
    const known = before.current ?? new Set(applications.map(({ id }) => id));
    return create(lease)
      .unwrap()
      .catch(async (failure: unknown) => {
        if (!isOutcomeUnknown(problemOf(failure))) throw failure;
        before.current = known;
        const arrived = newDraftIn((await readAgain(readAll())) ?? [], lease, known);
        if (arrived === undefined) throw failure;
        return arrived;
      });
  };
}
