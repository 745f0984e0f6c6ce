import type { Tempo } from '../protocol.ts';

/**
 * Pauses of "Hazlo por mí", ms: after each key, after each field, and before each press that sends a screen or leads on, so
 * that what is on it is seen before it goes.
 */
const pauses: Readonly<Record<Tempo, { readonly key: number; readonly field: number; readonly screen: number }>> = {
  calm: { key: 55, field: 600, screen: 2500 },
  brisk: { key: 15, field: 180, screen: 1200 },
  instant: { key: 0, field: 0, screen: 0 },
};

/** How "Hazlo por mí" works, until the signal stops it: then all functions with it throw an AbortError. */
export type Pace = { readonly tempo: Tempo; readonly signal: AbortSignal };

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function pauseAfter(what: keyof (typeof pauses)[Tempo], { tempo, signal }: Pace): Promise<void> {
  await wait(pauses[tempo][what]);
  signal.throwIfAborted();
}

export const isAtOnce = ({ tempo }: Pace): boolean => tempo === 'instant';
export const pauseAfterKey = (pace: Pace): Promise<void> => pauseAfter('key', pace);
export const pauseAfterField = (pace: Pace): Promise<void> => pauseAfter('field', pace);
/** Waits so long that a screen can be read, and seen what is about to be pressed. */
export const pauseToRead = (pace: Pace): Promise<void> => pauseAfter('screen', pace);
