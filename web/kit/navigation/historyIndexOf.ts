/** Returns the position of a page in the history, by the history state that the router has written; undefined without one. */
export const historyIndexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
