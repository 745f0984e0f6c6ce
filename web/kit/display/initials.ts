const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** Returns the first letters of the first two names: `'María Fernanda Ríos'` → `'MF'`. Skips particles ("de la"). */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word) && !PARTICLES.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es-MX'))
    .join('');
