import type { Profile, ProfileChanges } from '#domain/profile';

/**
 * Whether a save whose answer got lost has reached the server, as far as the profile read afterwards can tell
 * (contract §3). Without a doubt only: where it cannot tell, nothing has arrived and the owner sends it again.
 */
export const isProfileSaved = (sent: ProfileChanges, before: Profile | undefined, after: Profile): boolean =>
  Object.entries(sent).every(([field, value]) => {
    // A selfie is told with its address only: it is seen to have come where there was none.
    if (field === 'selfie') return before?.selfie === null && after.selfie !== null;
    return isKept(value, after[field as keyof Profile]);
  });

/** Files are sent by their ids and told whole; what the server does not tell at all cannot be missed. */
function isKept(sent: unknown, kept: unknown): boolean {
  if (kept === undefined) return true;
  if (Array.isArray(sent)) {
    return Array.isArray(kept) && sent.length === kept.length && sent.every((one, index) => isKept(one, kept[index]));
  }
  if (typeof kept === 'object' && kept !== null && 'id' in kept) return kept.id === sent;
  return (kept ?? '') === sent;
}
