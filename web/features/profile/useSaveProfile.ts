import { isConflict, isOutcomeUnknown, problemOf } from '#api/problem';
import { readAgain } from '#api/readAgain';
import type { Profile, ProfileChanges } from '#domain/profile';
import { isProfileSaved } from './isProfileSaved.ts';
import { useLazyGetProfileQuery, useSaveProfileMutation } from './profileSlice.ts';
import { useProfile } from './useProfile.ts';

/**
 * Saves a part of the profile and answers the whole. When the answer got lost, the profile is read again first: if the
 * changes are there, that is the answer (ux F6). Rejects like the call itself.
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
        // A complete profile refuses what has already completed it.
        if (!isOutcomeUnknown(problem) && !isConflict(problem)) throw failure;
        const after = await readAgain(read());
        if (after === undefined || !isProfileSaved(changes, before, after)) throw failure;
        return after;
      });
}
