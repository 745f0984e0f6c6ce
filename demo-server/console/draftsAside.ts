import { DRAFT_PREFIX, draftKey } from '#kit/form/draft.ts';

/** How a key begins in the session storage under which a draft lies whose owner is not on the phone. */
const ASIDE_PREFIX = 'aside:';

const keysWith = (prefix: string): string[] =>
  Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

function rename(key: string, newKey: string): void {
  sessionStorage.setItem(newKey, sessionStorage.getItem(key) ?? '');
  sessionStorage.removeItem(key);
}

/** Clears the session storage, and puts the drafts aside that are in it. */
export function clearTabStorage(): void {
  for (const key of keysWith(DRAFT_PREFIX)) rename(key, ASIDE_PREFIX + key);
  for (const key of keysWith('')) if (!key.startsWith(ASIDE_PREFIX)) sessionStorage.removeItem(key);
}

/** Puts the drafts back of an owner who returns to the phone; of a guest for null. */
export function takeDraftsBack(owner: string | null): void {
  for (const key of keysWith(ASIDE_PREFIX + draftKey(owner, ''))) rename(key, key.slice(ASIDE_PREFIX.length));
}

/** Deletes all drafts, those aside too: another talk begins, or their owners are gone with the server's data. */
export function deleteAllDrafts(): void {
  for (const prefix of [DRAFT_PREFIX, ASIDE_PREFIX]) for (const key of keysWith(prefix)) sessionStorage.removeItem(key);
}
