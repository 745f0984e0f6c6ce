import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { expect, test, vi } from 'vitest';
import { personaKeys } from '../../../demo-server/scenarios/personas.ts';
import { Stage } from '../../stage.ts';
import { running } from '../support/demo.ts';
import {
  completeOwner,
  confirmBureauCheck,
  createLoanUntil,
  lease,
  payInstallment,
  readyApplication,
  verifiedOwner,
} from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('health returns the version, the scenario and the time it is', async () => {
  expect(await server.stage.health()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    scenario: 'empty',
    now: '2026-11-23T15:00:00.000Z',
  });
});

test('the clock moves ahead by a duration, by business hours or to an instant, and never back', async () => {
  const clock = (body: object) => server.stage.attempt('PUT', 'clock', body);
  expect((await clock({ advance: 'P1D' })).body).toEqual({ now: '2026-11-24T15:00:00.000Z', frozen: true });
  expect((await clock({ advance: { business_hours: 72 } })).body.now).toBe('2026-11-27T15:00:00.000Z');
  expect((await clock({ now: '2026-12-01T00:00:00-06:00' })).body.now).toBe('2026-12-01T06:00:00.000Z');
  expect((await clock({ now: '2026-11-01T00:00:00Z' })).status).toBe(409);
  expect((await clock({ frozen: false })).body.frozen).toBe(false);
});

test('the summary of an owner has the rent and the term of the newest application', async () => {
  const owner = await completeOwner(server);
  const older = await owner.post('/api/applications', lease);
  await owner.put(`/api/applications/${older.body.id}`, { pre_offer_term_frame: 6 });
  await server.advance('PT1H');
  await owner.post('/api/applications', { ...lease, lease_monthly_income: 31_200 });
  expect(await server.stage.owner(owner.id)).toMatchObject({ rent: 31_200, term: null });
});

test('the decisions are what waits for the staff, of all owners, and what waits longest is the first', async () => {
  const decisions = async () =>
    (await server.stage.decisions()).map(({ kind, owner, item, loan }) => [kind, owner.email, item.transitions, loan]);
  expect(await decisions()).toEqual([]);
  const first = await completeOwner(server);
  const application = await readyApplication(first);
  expect(await decisions()).toEqual([]);
  await confirmBureauCheck(server, first, application);
  await server.advance('PT1H');
  const second = await completeOwner(server);
  await confirmBureauCheck(server, second, await readyApplication(second));
  expect(await decisions()).toEqual([
    ['applications', first.email, ['take'], null],
    ['applications', second.email, ['take'], null],
  ]);
  await server.advance('PT1H');
  await server.stage.application(application, 'take');
  expect((await decisions()).at(-1)).toEqual(['applications', first.email, ['approve', 'reject'], null]);
});

test('a contract waits for its owner and is no decision; a proof of payment is one, with the number of its loan', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'signature');
  expect(await server.stage.decisions()).toEqual([]);
  for (const step of ['sign', 'queue', 'disburse'] as const) await server.stage.loan(id, step);
  const [installment = ''] = await server.stage.installments(id);
  await payInstallment(owner, installment);
  expect(await server.stage.decisions()).toMatchObject([{ kind: 'installments', loan: '0001' }]);
});

test('switching the autopilot on makes the decisions that are due', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await server.advance('P5D');
  await server.stage.setAutopilot(true);
  expect((await owner.get(`/api/applications/${id}`)).body.status).toBe('approved');
});

test('a reset to a time before the demo’s time is rejected and changes nothing', async () => {
  const owner = await verifiedOwner(server);
  expect((await server.stage.attempt('POST', 'reset', { now: '0001-01-01T00:00:00Z' })).status).toBe(422);
  expect((await owner.get('/api/user')).status).toBe(200);
});

test('two parallel resets leave one data set', async () => {
  await Promise.all([1, 2].map(() => server.stage.reset({ scenario: 'sales' })));
  expect(await server.stage.personas()).toHaveLength(personaKeys.length);
});

test('a reason is sent to the owner as one line without unseen characters', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await server.stage.application(id, 'take');
  await server.stage.application(id, 'reject', '\u202EEl contrato\r\n\u2067está vencido\u200B');
  const { body } = await owner.get(`/api/applications/${id}`);
  expect(body).toMatchObject({ status: 'rejected', rejection_reason: 'El contrato está vencido' });
  expect((await server.stage.newestMessage(owner.email)).text).toContain('“El contrato está vencido”.');
});

test('the network addresses are listed only when the server listens on the network', async () => {
  expect(await server.stage.network()).toEqual({ addresses: [] });
  const open = await running({}, '--host', '0.0.0.0');
  const { addresses } = await new Stage(open.url).network();
  const { port } = new URL(open.url);
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const isReachable = ({ internal, family, address }: NetworkInterfaceInfo) =>
    !internal && family === 'IPv4' && !address.startsWith('169.254.');
  const reachable = own.filter(isReachable).map(({ address }) => `http://${address}:${port}`);
  expect(addresses).toEqual(expect.arrayContaining(reachable));
});

test('a defect of the server is told to the operator in Spanish, and its cause only to the log', async () => {
  const { store, log } = server.running.demo;
  const cause = new Error('an English reason');
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(cause);
  const logged = vi.spyOn(log, 'error').mockReturnValueOnce();
  const { status, body } = await server.stage.attempt('PUT', 'autopilot', { on: true });
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringMatching(/Something|English/)]);
  expect(body.message).toMatch(/[áéíóú]/);
  expect(logged.mock.lastCall).toContain(cause);
  for (const spy of [write, logged]) spy.mockRestore();
});
