import { expect, test } from 'vitest';
import { MONDAY_NOON, machineAt, ownerRow, running } from '../support/demo.ts';

const HOUR = 3_600_000;

async function signedInServer() {
  const machine = machineAt(MONDAY_NOON);
  const { demo, url } = await running(machine);
  const ana = await demo.store.write(() => demo.store.table('owners').insert(ownerRow('ana')));
  const open = () => demo.store.write(() => demo.sessions.open(ana).token);
  const status = async (token: string) =>
    (await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } })).status;
  return { machine, demo, open, status };
}

test("a session's token has 256 bits and only its hash is stored", async () => {
  const { demo, open, status } = await signedInServer();
  const token = await open();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await status(token)).toBe(200);
  expect(JSON.stringify(demo.store.tables())).not.toContain(token);
});

test('a session ends after 12 hours without use, by the clock of the machine', async () => {
  const { machine, demo, open, status } = await signedInServer();
  const token = await open();
  machine.pass(12 * HOUR - 1);
  expect(await status(token)).toBe(200);
  machine.pass(12 * HOUR - 1);
  expect(await status(token)).toBe(200);
  // Setting the demo's clock ends no session.
  await demo.store.write(() => demo.clock.set(demo.clock.instantAfter('P30D')));
  expect(await status(token)).toBe(200);
  machine.pass(12 * HOUR);
  expect(await status(token)).toBe(401);
});

test('a session ends with the row of its owner', async () => {
  const { demo, open, status } = await signedInServer();
  const token = await open();
  await demo.store.write(() => demo.store.table('owners').remove('ana'));
  expect(await status(token)).toBe(401);
});

test('the time of last use is stored once a minute at most', async () => {
  const { machine, demo, open, status } = await signedInServer();
  const token = await open();
  const usedAt = () => demo.store.table('sessions').all()[0]?.used_at;
  machine.pass(60_000);
  await status(token);
  expect(usedAt()).toBe(MONDAY_NOON);
  machine.pass(1);
  await status(token);
  expect(usedAt()).toBe(MONDAY_NOON + 60_001);
});

test('sessions that have ended are deleted when another one opens', async () => {
  const { machine, demo, open } = await signedInServer();
  await open();
  machine.pass(HOUR);
  await open();
  machine.pass(11 * HOUR);
  await open();
  const opened = demo.store.table('sessions').all();
  expect(opened.map(({ used_at }) => used_at - MONDAY_NOON)).toEqual([HOUR, 12 * HOUR]);
});
