import type { Store } from '../store/store.ts';

/**
 * Where the talk is: the step of the console's script by its id, the address of the page on the phone, and the owner who
 * is signed in there, null for nobody. It belongs to the data: a saved state keeps it, a reset forgets it.
 */
export type Place = { readonly step: string; readonly path: string; readonly owner_id: string | null };

const PLACE = 'place';

export const placeOfTalk = (store: Pick<Store, 'setting'>): Place | null => store.setting<Place | null>(PLACE, null);

/** Call within `store.write`. */
export const keepPlace = (store: Pick<Store, 'set'>, place: Place): void => store.set(PLACE, place);
