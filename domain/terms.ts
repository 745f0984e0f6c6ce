/** Shortest term, in months, and so the shortest remaining lease (s9-remaining-lease). */
export const SHORTEST_TERM = 3;
/** Longest term, in months (s9-twelve-months). */
export const LONGEST_TERM = 12;

/** Terms on offer: months of rent that an owner may advance, shortest first. */
export const TERMS: readonly number[] = Array.from(
  { length: LONGEST_TERM - SHORTEST_TERM + 1 },
  (_, i) => SHORTEST_TERM + i,
);
