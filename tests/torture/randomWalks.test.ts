import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshServer, startMonday } from '../demo-server/support/server.ts';
import { isWhole, of, tells } from './scale.ts';
import { Walk } from './walk.ts';
import { actions, goes, type Step, wayThrough } from './walkActions.ts';

const WALKS = of(12, 1000);
const server = freshServer();

/** Somebody whose profile is complete, with a document and a picture of her own that any field takes. */
async function somebody() {
  const wish = { like: 'lista', name: 'Ana Ríos Luna', rent: 20_000, city: 'Ciudad de México', term: 6 };
  const { body: persona } = await server.anyone.post('/demo/api/personas', wish);
  const { body: session } = await server.anyone.post(`/demo/api/personas/${persona.key}/session`);
  const owner = { ...server.as(session.token), ...session.user, token: session.token };
  const { body: profile } = await owner.get('/api/user');
  return { owner, files: { pdf: profile.rfc.id, jpeg: profile.selfie.id } };
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...(Object.keys(actions) as Step[0][])),
  fc.nat({ max: 11 }),
);
/** Part of the way that leads somewhere, with steps astray between; for what lies far down it. */
const anyWayOn: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.integer({ min: 3, max: wayThrough.length }),
    fc.array(fc.tuple(fc.nat({ max: wayThrough.length }), anyStep), { maxLength: 12 }),
  )
  .map(([length, astray]) => {
    const way = wayThrough.slice(0, length);
    for (const [at, step] of astray) way.splice(Math.min(at, way.length), 0, step);
    return way;
  });
const anyWalk = fc.oneof(fc.array(anyStep, { minLength: 5, maxLength: 25 }), { arbitrary: anyWayOn, weight: 3 });
/** Beside the other tests always the same walks: what is red there is red for everybody. */
const seed = isWhole ? {} : { seed: 7 };

test(`on ${WALKS} random walks through the calls, everything stands where the diagram says`, {
  timeout: of(120_000, 1_800_000),
}, async () => {
  const counts = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyWalk, async (steps) => {
      await startMonday(server);
      const { owner, files } = await somebody();
      const walk = new Walk(server, owner, files);
      for (const step of steps) await goes(walk, step);
      counts.taken += walk.counts.taken;
      counts.refused += walk.counts.refused;
    }),
    { numRuns: WALKS, ...seed },
  );
  // Both kinds were met: a walk that is only ever refused would prove little.
  expect(counts.taken).toBeGreaterThan(WALKS);
  expect(counts.refused).toBeGreaterThan(WALKS);
  tells(`${WALKS} walks: ${counts.taken} steps taken, ${counts.refused} refused, none otherwise than the diagram says`);
});

test('on the way from nothing to a paid loan nothing can be done before or after its turn', async () => {
  const { owner, files } = await somebody();
  const walk = new Walk(server, owner, files);
  for (const step of wayThrough) {
    await walk.triesAllThatIsNotItsTurn();
    await goes(walk, step);
  }
  await walk.triesAllThatIsNotItsTurn();
  expect(walk.counts.taken).toBe(wayThrough.length);
  expect(walk.counts.refused).toBeGreaterThan(10 * wayThrough.length);
});
