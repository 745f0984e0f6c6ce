import { isConflict, problemOf } from '#api/problem';
import { readQuietly } from '#api/quietReads';
import type { Profile, ProfileChanges } from '#domain/profile';
import { useLazyGetProfileQuery, useSaveProfileMutation } from '../records/profileSlice.ts';

/**
 * Returns a function that saves a part of the profile and resolves with the whole. A conflict with a complete profile is
 * a success: an earlier request, whose response was lost, has completed it.
 */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<Profile> {
  const [save] = useSaveProfileMutation();
  const [read] = useLazyGetProfileQuery();

  return (changes) =>
    save(changes)
      .unwrap()
      .catch(async (error: unknown) => {
        if (!isConflict(problemOf(error))) throw error;
        const latest = await readQuietly(read()).catch(() => undefined);
        if (!latest?.is_completed) throw error;
        return latest;
      });
}
