import { define } from 'superstruct';

/**
 * Superstruct schema of an instant in a response: ISO 8601 with its offset, without which it could be another day in
 * Mexico City.
 */
export const InstantShape = define<string>(
  'Instant',
  (value) =>
    typeof value === 'string' &&
    /^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);
