import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshServer, startMonday } from '../demo-server/support/server.ts';
import { isLongRun, printFigure, shortOrLong } from '../longRun.ts';
import { CheckedOwner } from './checkedOwner.ts';
import { actions, completeJourney, runStep, type Step } from './journeySteps.ts';

const WALKS = shortOrLong(8, 1000);
const server = freshServer();

/** Creates an owner with a complete profile, and a document and a picture that any field accepts. */
async function createOwner() {
  const request = {
    like: 'lista' as const,
    name: 'Ana',
    last_name: 'Ríos Luna',
    rent: 20_000,
    city: 'Ciudad de México',
    term: 6,
  };
  const persona = await server.stage.personalise(request);
  const session = await server.stage.session(persona.key);
  const owner = { ...server.as(session.token), ...session.user, token: session.token };
  const { body: profile } = await owner.get('/api/user');
  return { owner, files: { pdf: profile.rfc.id, jpeg: profile.selfie.id } };
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.nat({ max: 11 }));
/** A part of the complete journey with random steps in between, so that late statuses are reached. */
const journeyWithDetours: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.integer({ min: 3, max: completeJourney.length }),
    fc.array(fc.tuple(fc.nat({ max: completeJourney.length }), anyStep), { maxLength: 12 }),
  )
  .map(([length, detours]) => {
    const steps = completeJourney.slice(0, length);
    for (const [at, step] of detours) steps.splice(Math.min(at, steps.length), 0, step);
    return steps;
  });
const randomWalk = fc.oneof(fc.array(anyStep, { minLength: 5, maxLength: 25 }), {
  arbitrary: journeyWithDetours,
  weight: 3,
});
/** The ordinary run has a fixed seed, so that it is reproducible. */
const seed = isLongRun ? {} : { seed: 7 };

test(`the API follows the state diagram on ${WALKS} random walks`, {
  timeout: shortOrLong(120_000, 1_800_000),
}, async () => {
  const counts = { accepted: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(randomWalk, async (steps) => {
      await startMonday(server);
      const { owner, files } = await createOwner();
      const checked = new CheckedOwner(server, owner, files);
      for (const step of steps) await runStep(checked, step);
      counts.accepted += checked.counts.accepted;
      counts.rejected += checked.counts.rejected;
    }),
    { numRuns: WALKS, ...seed },
  );
  // Both kinds occurred: walks of rejected steps alone would prove little.
  expect(counts.accepted).toBeGreaterThan(WALKS);
  expect(counts.rejected).toBeGreaterThan(WALKS);
  printFigure(`${WALKS} walks: ${counts.accepted} steps accepted, ${counts.rejected} rejected, all as in the diagram`);
});

test('rejects every call that is not due at each step from a new application to a paid loan', async () => {
  const { owner, files } = await createOwner();
  const checked = new CheckedOwner(server, owner, files);
  for (const step of completeJourney) {
    await checked.triesAllCallsNotDue();
    await runStep(checked, step);
  }
  await checked.triesAllCallsNotDue();
  expect(checked.counts.accepted).toBe(completeJourney.length);
  expect(checked.counts.rejected).toBeGreaterThan(10 * completeJourney.length);
});
