import { isConflict, isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { Profile, ProfileChanges } from '#domain/profile';
import { isProfileSaved } from './isProfileSaved.ts';
import { useLazyGetProfileQuery, useSaveProfileMutation } from './profileSlice.ts';
import { useProfile } from './useProfile.ts';

/**
 * Returns a function that saves a part of the profile and resolves with the whole. When the response is lost, the
 * profile is read again: if it has the changes, the save has succeeded. Rejects with the error of the request.
 */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<Profile> {
  const { data: before } = useProfile();
  const [save] = useSaveProfileMutation();
  const [read] = useLazyGetProfileQuery();

  return (changes) =>
    save(changes)
      .unwrap()
      .catch(async (failure: unknown) => {
        const problem = problemOf(failure);
        // Repeating the request that completed the profile is a conflict.
        if (!isOutcomeUnknown(problem) && !isConflict(problem)) throw failure;
        const after = await readAgain(read());
        if (after === undefined || !isProfileSaved(changes, before, after)) throw failure;
        return after;
      });
}
