import { isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { ReceivedApplication } from '#api/received';
import type { ApplicationChanges } from '#domain/application';
import { useLazyGetApplicationQuery, useUpdateApplicationMutation } from './applicationsSlice.ts';
import { isApplicationSaved } from './lostWrites.ts';

/**
 * Returns a function that saves a part of an application and resolves with the whole. When the response is lost, the
 * application is read again: if it has the changes, the save has succeeded. Rejects with the error of the request.
 */
export function useSaveApplication(id: string): (changes: ApplicationChanges) => Promise<ReceivedApplication> {
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
