import { integer, is, max, min, number, pattern, string, type } from 'superstruct';

/** Kiosk mode: after how many minutes without use the demo begins anew, and the code that ends the mode. */
export type Kiosk = { readonly minutes: number; readonly code: string };

/** Minutes without use that can be chosen. */
export const idleMinutes = [1, 2, 3, 5, 10] as const;

const Kiosk = type({ minutes: min(max(integer(), 60), 1), code: pattern(string(), /^\d{4}$/) });

/*
 * In the browser's local storage, not in the demo's data: the mode outlives a reload, a reset, a restored point and a
 * restart of the server, and holds for all windows of this browser.
 */
const MODE_KEY = 'kiosk';
const LAST_USE_KEY = 'kiosk-last-use';
/** Event of this window; those of other windows are named `storage`. */
const CHANGED = 'kiosk-changed';
/** Shortest time between two notes of use, ms: the pointer sends a hundred events a second. */
const NOTE_EVERY_MS = 500;

/** Returns what is stored of the mode; `parseKiosk` reads it. */
export const kioskText = (): string | null => localStorage.getItem(MODE_KEY);

/** Returns the kiosk mode of a stored text; null while it is off, or when something else wrote it. */
export function parseKiosk(text: string | null): Kiosk | null {
  const value = parsed(text);
  return is(value, Kiosk) ? value : null;
}

/** Switches the mode on, or off with null. */
export function storeKiosk(kiosk: Kiosk | null): void {
  if (kiosk === null) {
    localStorage.removeItem(MODE_KEY);
    localStorage.removeItem(LAST_USE_KEY);
  } else {
    localStorage.setItem(MODE_KEY, JSON.stringify(kiosk));
    noteUse(Date.now());
  }
  dispatchEvent(new Event(CHANGED));
}

/** Notes that somebody uses the demo now, in ms of the machine's clock. Does nothing while the mode is off. */
export function noteUse(now: number): void {
  if (localStorage.getItem(MODE_KEY) === null || Math.abs(now - lastUse(0)) < NOTE_EVERY_MS) return;
  localStorage.setItem(LAST_USE_KEY, String(now));
}

/** Returns when any window of this browser was used last, in ms of the machine's clock; `now` when that is unknown. */
export function lastUse(now: number): number {
  const noted: unknown = Number(localStorage.getItem(LAST_USE_KEY) ?? Number.NaN);
  return is(noted, number()) && !Number.isNaN(noted) ? noted : now;
}

/** Calls the listener when this or another window switches the mode. Returns a function that stops listening. */
export function listenForKiosk(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(CHANGED, listener);
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Something else wrote under the key.
    return null;
  }
}
