import { isSaved } from '#api/isSaved';
import type { Profile, ProfileChanges } from '#domain/profile';

/**
 * Whether a save whose response was lost has reached the server, judged by the profile that was read afterwards. False
 * when the profile cannot tell: the owner then sends the changes again.
 */
export function isProfileSaved(
  { selfie, ...sent }: ProfileChanges,
  before: Profile | undefined,
  after: Profile,
): boolean {
  // The server returns only the address of a selfie, not its id, so a new one is seen only where there was none.
  const isSelfieSaved = selfie === undefined || (before?.selfie === null && after.selfie !== null);
  return isSelfieSaved && isSaved(sent, after);
}
