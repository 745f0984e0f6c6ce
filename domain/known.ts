/**
 * Returns the name if this version knows it, else `'unknown'`. The real API may add statuses and steps; a closed type
 * makes a misspelt comparison fail to compile.
 */
export const toKnown = <Name extends string>(names: readonly Name[], name: string): Name | 'unknown' =>
  names.find((known) => known === name) ?? 'unknown';
