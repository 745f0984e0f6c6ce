const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/**
 * Returns the first letters of the first given name and of the first surname: `('María Fernanda', 'de la Cruz')` →
 * `'MC'`. Without surnames it is one letter, because a second given name is none.
 */
export const initials = (names: string, lastNames = ''): string => firstLetter(names) + firstLetter(lastNames);

/** Skips particles ("de la"). */
function firstLetter(names: string): string {
  const words = names.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word) && !PARTICLES.has(word.toLowerCase()));
  return [...(words[0] ?? '')][0]?.toLocaleUpperCase('es-MX') ?? '';
}
