import { LONGEST_TERM, SHORTEST_TERM } from '#domain/terms';

/** Returns the term, in months, that a key changes a term to, within the terms on offer; undefined for any other key. */
export function termAfterKey(term: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return Math.min(term + 1, LONGEST_TERM);
    case 'ArrowDown':
    case 'ArrowLeft':
      return Math.max(term - 1, SHORTEST_TERM);
    case 'Home':
      return SHORTEST_TERM;
    case 'End':
      return LONGEST_TERM;
    default:
      return undefined;
  }
}
