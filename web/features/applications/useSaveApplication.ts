import { isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { Application, ApplicationChanges } from '#domain/application';
import { useLazyGetApplicationQuery, useUpdateApplicationMutation } from './applicationsSlice.ts';
import { isApplicationSaved } from './lostWrites.ts';

/**
 * Saves a part of an application and answers the whole. When the answer got lost, it is read again first: if the changes
 * are there, that is the answer (ux F6). Rejects like the call itself.
 */
export function useSaveApplication(id: string): (changes: ApplicationChanges) => Promise<Application> {
  const [save] = useUpdateApplicationMutation();
  const [read] = useLazyGetApplicationQuery();

  return (changes) =>
    save({ id, ...changes })
      .unwrap()
      .catch(async (failure: unknown) => {
        if (!isOutcomeUnknown(problemOf(failure))) throw failure;
        const after = await readAgain(read(id));
        if (after === undefined || !isApplicationSaved(changes, after)) throw failure;
        return after;
      });
}
