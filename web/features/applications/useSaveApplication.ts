import { isSaved } from '#api/isSaved';
import { readQuietly } from '#api/quietReads';
import { recoverLostWrite } from '#api/recoverLostWrite';
import type { Application, ApplicationChanges } from '#domain/application';
import { useLazyGetApplicationQuery, useUpdateApplicationMutation } from './applicationsSlice.ts';

/**
 * Returns a function that saves a part of an application and resolves with the whole, also when the response was lost
 * and the application has the changes. Rejects with the error of the request.
 */
export function useSaveApplication(id: string): (changes: ApplicationChanges) => Promise<Application> {
  const [save] = useUpdateApplicationMutation();
  const [read] = useLazyGetApplicationQuery();

  return (changes) =>
    recoverLostWrite(save({ id, ...changes }).unwrap(), {
      read: () => readQuietly(read(id)),
      resultIn: (latest) => (latest && isSaved(changes, latest) ? latest : undefined),
    });
}
