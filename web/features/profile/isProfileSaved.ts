import type { Profile, ProfileChanges } from '#domain/profile';

/**
 * Whether a save whose response was lost has reached the server, judged by the profile that was read afterwards. False
 * when the profile cannot tell: the owner then sends the changes again.
 */
export const isProfileSaved = (sent: ProfileChanges, before: Profile | undefined, after: Profile): boolean =>
  Object.entries(sent).every(([field, value]) => {
    // The server returns only the address of a selfie, not its id, so a new one is seen only where there was none.
    if (field === 'selfie') return before?.selfie === null && after.selfie !== null;
    return isSaved(value, after[field as keyof Profile]);
  });

/**
 * Compares a sent value with the saved one. Files are sent as ids and returned as objects. A field that the response
 * lacks counts as equal.
 */
function isSaved(sent: unknown, saved: unknown): boolean {
  if (saved === undefined) return true;
  if (Array.isArray(sent)) {
    return (
      Array.isArray(saved) && sent.length === saved.length && sent.every((item, index) => isSaved(item, saved[index]))
    );
  }
  if (typeof saved === 'object' && saved !== null && 'id' in saved) return saved.id === sent;
  return (saved ?? '') === sent;
}
