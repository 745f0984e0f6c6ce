import { expect, test } from 'vitest';
import { Stage } from '../../stage.ts';
import { httpErrorOf, MONDAY_NOON, running } from '../support/demo.ts';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

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
  const { stage } = server;
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
