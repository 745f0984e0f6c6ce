/** The test that caught a plant, or null, and how long that took. */
export type Result = { readonly caughtBy: string | null; readonly seconds: number };

/** What `npm run plants` stores in `tests/plants/results.json`. */
export type Results = {
  /** The day of the last run, such as `2026-11-23`. */
  readonly date: string;
  /** The number of plants, also of those without a result. */
  readonly total: number;
  /** By the name of the plant. */
  readonly plants: Readonly<Record<string, Result>>;
};

export function plantedDefectsLine(results: Results): string;

/** What `npm run repeats` stores for one kind of run: how often, of how many tests, and the names of the red ones. */
export type Repeats = {
  readonly date: string;
  readonly runs: number;
  readonly tests: number;
  readonly red: readonly string[];
};

export function repeatsLine(kind: string, repeats: Repeats): string;

/** The duration is in seconds. */
export function durationLine(seconds: number): string;
