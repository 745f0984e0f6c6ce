import fc from 'fast-check';
import { type Day, day, plusDays } from '#domain/calendar';
import { type Centavos, pesos } from '#domain/money';

/** `npm run properties` tries each property a thousand times; beside the other tests a hundred are enough. */
const isWhole = process.env.npm_lifecycle_event === 'properties';
// Nobody reads the smallest example that tells a mutant from the rule: looking for it takes most of such a run.
const endOnFailure = process.env.npm_lifecycle_event === 'mutation';
fc.configureGlobal({ numRuns: isWhole ? 1000 : 100, endOnFailure });
/** For what is tried again in each time zone, where the system's calendar is slow. */
export const inEachZone = { numRuns: isWhole ? 1000 : 60 };
export { fc };

const FIRST = day('2024-01-01');

/** Any day of twelve years, leap years and a change of president among them. */
export const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 12 * 365 }).map((days) => plusDays(FIRST, days));

/** Any instant of those years, to the second. */
export const anyInstant: fc.Arbitrary<Date> = fc
  .integer({ min: 0, max: 12 * 365 * 86_400 })
  .map((seconds) => new Date(Date.UTC(2024, 0, 1) + seconds * 1000));

/** Any amount up to ten million pesos, to the centavo. */
export const anyAmount: fc.Arbitrary<Centavos> = fc
  .integer({ min: 0, max: 1_000_000_000 })
  .map((centavos) => pesos(centavos / 100));

/** Any rent that can be advanced, to the centavo. */
export const anyRent: fc.Arbitrary<Centavos> = fc
  .integer({ min: 1_500_000, max: 100_000_000 })
  .map((centavos) => pesos(centavos / 100));

/** Any term that is on offer, in months. */
export const anyTerm: fc.Arbitrary<number> = fc.integer({ min: 3, max: 12 });

/** Any ten digits, also those that no phone has. */
export const anyTenDigits: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
  .map((digits) => digits.join(''));
