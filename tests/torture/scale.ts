/** Whether all of it is asked for (`npm run torture`, `torture:browser`); beside the other tests runs a short version of each. */
export const isWhole = process.env.npm_lifecycle_event?.startsWith('torture') ?? false;

/** How much of something is done: `of(300, 8000)` requests. */
export const of = (short: number, whole: number): number => (isWhole ? whole : short);

/** Says a measured figure, for the README; nothing of it decides a test. */
export function tells(figure: string): void {
  if (isWhole) process.stdout.write(`    ${figure}\n`);
}

/** Numbers that look random and are the same for the same seed: `next(6)` is 0 to 5. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const one = <It>(of: readonly It[]): It => of[next(of.length)] as It;
  return { next, one };
}

export type Dice = ReturnType<typeof dice>;
