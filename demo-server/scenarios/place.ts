import type { steps } from '#i18n/es-MX/demo/script';
import type { Store } from '../store/store.ts';

/** A step of the console's script by its id, or the closing screen of a talk that is over. */
export type PlaceInScript = keyof typeof steps | 'closing';

/** A place in the script, an address on the phone, and the owner signed in there, null for nobody. */
export type Position = { readonly step: PlaceInScript; readonly path: string; readonly owner_id: string | null };

/** Where the talk is. It belongs to the data: a saved state keeps it, a reset forgets it. */
export type Place = Position & {
  /** Where the talk was when the operator entered a persona; null or missing while the talk is on. */
  readonly interrupted?: Position | null | undefined;
  /** The window that has taken it there; all others follow. */
  readonly window?: string | undefined;
};

const PLACE = 'place';

export const placeOfTalk = (store: Pick<Store, 'setting'>): Place | null => store.setting<Place | null>(PLACE, null);

/** The window that a place names which no operator has chosen: the case file has shown that its step has begun. */
const CASE_FILE = 'case file';
export type CaseFileWindow = typeof CASE_FILE;

/**
 * Keeps a place, unless the case file has shown a step at which another window is already: that one knows its page. Call
 * within `store.write`.
 */
export function keepPlace(store: Pick<Store, 'setting' | 'set'>, place: Place): void {
  const isKnown = place.window === CASE_FILE && placeOfTalk(store)?.step === place.step;
  if (!isKnown) store.set(PLACE, place);
}

/** Calls the listener after each change of the place, by a reset or a restore too. Returns a function that stops it. */
export function listenForPlace(store: Pick<Store, 'setting' | 'onCommit'>, listener: () => void): () => void {
  let last = placeOfTalk(store);
  return store.onCommit(() => {
    const place = placeOfTalk(store);
    // Rows are never changed in place: another place is another object.
    if (place === last) return;
    last = place;
    listener();
  });
}
