import fc from 'fast-check';
import { type Day, day, plusDays } from '#domain/calendar';
import { type Centavos, pesos } from '#domain/money';
import { shortOrLong } from './longRun.ts';

/** A hundred cases of each property; a thousand with `LONG=1`. */
const numRuns = shortOrLong(100, 1000);
// Under mutation testing the smallest failing example is not read, and shrinking would take most of the run.
const endOnFailure = process.env.MUTATION_AREA !== undefined;
fc.configureGlobal({ numRuns, endOnFailure });
/** Options for properties that run once per time zone, where the system's calendar is slow. */
export const inEachZone = { numRuns: shortOrLong(60, 1000) };
export { fc };

const FIRST = day('2024-01-01');

/** Any day of twelve years from 2024, leap years and a change of president included. */
export const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 12 * 365 }).map((days) => plusDays(FIRST, days));

/** Any instant of those years, in whole seconds. */
export const anyInstant: fc.Arbitrary<Date> = fc
  .integer({ min: 0, max: 12 * 365 * 86_400 })
  .map((seconds) => new Date(Date.UTC(2024, 0, 1) + seconds * 1000));

/** Any amount up to ten million pesos, in centavos. */
export const anyAmount: fc.Arbitrary<Centavos> = fc
  .integer({ min: 0, max: 1_000_000_000 })
  .map((centavos) => pesos(centavos / 100));

/** Any monthly rent from the minimum of 15,000 to a million pesos, in centavos (s9-minimum-rent). */
export const anyRent: fc.Arbitrary<Centavos> = fc
  .integer({ min: 1_500_000, max: 100_000_000 })
  .map((centavos) => pesos(centavos / 100));

/** Any term on offer, in months. */
export const anyTerm: fc.Arbitrary<number> = fc.integer({ min: 3, max: 12 });

/** Any ten digits, valid as a phone number or not. */
export const anyTenDigits: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
  .map((digits) => digits.join(''));
