import { expect, test } from 'vitest';
import { Stage } from '../../stage.ts';
import { httpErrorOf, MONDAY_NOON, running } from '../support/demo.ts';
import { completeOwner, readyApplication, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const operator = server;

test('a snapshot restores rows, uploads, sessions and the time', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  const before = (await owner.get(`/api/applications/${id}`)).body;
  const tar = await operator.stage.exportState();
  await operator.stage.reset({ now: '2030-01-01T00:00:00Z' });
  expect(await operator.stage.importState(tar)).toEqual({ scenario: 'empty', now: '2026-11-23T15:00:00.000Z' });
  const after = (await owner.get(`/api/applications/${id}`)).body;
  expect({ ...after, property_lease_agreement: null }).toEqual({ ...before, property_lease_agreement: null });
  const file = await fetch(server.url + after.property_lease_agreement.url);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a snapshot restores a frozen clock to the millisecond', async () => {
  let now = MONDAY_NOON;
  // A machine on which time passes between any two steps.
  const { url } = await running({ now: () => now++ });
  const stage = new Stage(url);
  const { now: stopped } = await stage.moveClock({ frozen: true });
  const tar = await stage.exportState();
  await stage.moveClock({ advance: 'P1D' });
  expect(await stage.importState(tar)).toMatchObject({ now: stopped });
});

test('named snapshots survive a reset', async () => {
  const owner = await verifiedOwner(server);
  const { stage } = operator;
  const name = 'Antes de la reunión';
  expect(await stage.saveSnapshot(name)).toMatchObject({ name, size: expect.any(Number) });
  await stage.reset();
  expect(await stage.snapshots()).toMatchObject([{ name }]);
  await stage.restoreSnapshot(name);
  expect((await owner.get('/api/user')).status).toBe(200);
  await stage.deleteSnapshot(name);
  expect(await httpErrorOf(stage.deleteSnapshot(name))).toMatchObject({ status: 404 });
  expect(await httpErrorOf(stage.restoreSnapshot('nada'))).toMatchObject({ status: 404 });
  expect(await httpErrorOf(stage.saveSnapshot('...'))).toMatchObject({ status: 422 });
});
