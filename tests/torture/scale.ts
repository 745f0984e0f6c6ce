/** Whether the full-scale run was requested (`npm run torture`, `torture:browser`); the ordinary run is a short one. */
export const isWhole = process.env.npm_lifecycle_event?.startsWith('torture') ?? false;

/** Returns the amount for the short or the full-scale run: `of(300, 8000)` requests. */
export const of = (short: number, full: number): number => (isWhole ? full : short);

/** Prints a measured figure for the README in the full-scale run; it does not decide a test. */
export function printFigure(figure: string): void {
  if (isWhole) process.stdout.write(`    ${figure}\n`);
}

/** Creates a generator of pseudo-random numbers, which are the same for the same seed: `next(6)` is 0 to 5. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
  return { next, one };
}

export type Dice = ReturnType<typeof dice>;
