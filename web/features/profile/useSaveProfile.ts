import { isOutcomeUnknownOrConflict } from '#api/problem';
import { readQuietly } from '#api/quietReads';
import { recoverLostWrite } from '#api/recoverLostWrite';
import type { Profile, ProfileChanges } from '#domain/profile';
import { isProfileSaved } from './isProfileSaved.ts';
import { useLazyGetProfileQuery, useProfile, useSaveProfileMutation } from './profileSlice.ts';

/**
 * Returns a function that saves a part of the profile and resolves with the whole, also when the response was lost and
 * the profile has the changes. Rejects with the error of the request.
 */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<Profile> {
  const { data: before } = useProfile();
  const [save] = useSaveProfileMutation();
  const [read] = useLazyGetProfileQuery();

  return (changes) =>
    recoverLostWrite(save(changes).unwrap(), {
      // Repeating the request that completed the profile is a conflict.
      mayHaveSucceeded: isOutcomeUnknownOrConflict,
      read: () => readQuietly(read()),
      resultIn: (latest) => (latest && isProfileSaved(changes, before, latest) ? latest : undefined),
    });
}
