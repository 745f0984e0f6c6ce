import { waitForState } from '../script/run/waitForState.ts';
import type { ConsoleStore } from '../store.ts';
import { selectOwnerToNote } from './useNoteTalk.ts';

const TIMEOUT_MS = 10_000;

/**
 * Waits until the talk has the owner who has just registered on its phone, for ten seconds at most or until the signal
 * stops it: before, a saved point would lack them, and the sample values would be somebody else's.
 */
export const waitForTalkOwner = (store: ConsoleStore, signal?: AbortSignal): Promise<boolean> =>
  waitForState(store, (state) => selectOwnerToNote(state) === undefined, TIMEOUT_MS, signal);
