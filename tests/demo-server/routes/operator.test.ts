import { expect, test } from 'vitest';
import { personaKeys } from '../../../demo-server/scenarios/personas.ts';
import { completeOwner, confirmBureauCheck, readyApplication, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const operator = server;

test('health returns the version, the scenario and the time it is', async () => {
  expect(await operator.stage.health()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    scenario: 'empty',
    now: '2026-11-23T15:00:00.000Z',
  });
});

test('the clock moves ahead by a duration, by business hours or to an instant, and never back', async () => {
  const clock = (body: object) => operator.stage.attempt('PUT', 'clock', body);
  expect((await clock({ advance: 'P1D' })).body).toEqual({ now: '2026-11-24T15:00:00.000Z', frozen: true });
  expect((await clock({ advance: { business_hours: 72 } })).body.now).toBe('2026-11-27T15:00:00.000Z');
  expect((await clock({ advance: { business_hours: 24 } })).body.now).toBe('2026-11-30T15:00:00.000Z');
  expect((await clock({ now: '2026-12-01T00:00:00-06:00' })).body.now).toBe('2026-12-01T06:00:00.000Z');
  expect((await clock({ now: '2026-11-01T00:00:00Z' })).status).toBe(409);
  expect((await clock({ frozen: false })).body.frozen).toBe(false);
});

test('with the autopilot the back office decides in order at the promised times', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  expect(await operator.stage.setAutopilot(true)).toEqual({ on: true });
  await server.advance('PT71H');
  expect((await owner.get(`/api/applications/${id}`)).body.status).toBe('in_validation');
  await server.advance('PT1H');
  expect((await owner.get(`/api/applications/${id}`)).body.status).toBe('approved');
  const transitions = server
    .rows('events')
    .filter(({ kind, data }) => kind === 'transition' && data.application_id === id);
  expect(transitions.map(({ at }) => at)).toEqual([
    '2026-11-23T15:00:00.000Z',
    '2026-11-23T15:00:00.000Z',
    '2026-11-23T16:00:00.000Z',
    '2026-11-26T15:00:00.000Z',
  ]);
});

test('the decisions are what waits for the staff, of all owners, and what waits longest is the first', async () => {
  const decisions = async () =>
    (await operator.stage.decisions()).map(({ kind, owner, item, loan }) => [
      kind,
      owner.email,
      item.transitions,
      loan,
    ]);
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
  await operator.stage.application(application, 'take');
  expect((await decisions()).at(-1)).toEqual(['applications', first.email, ['approve', 'reject'], null]);
});

test('switching the autopilot on makes the decisions that are due', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await server.advance('P5D');
  await operator.stage.setAutopilot(true);
  expect((await owner.get(`/api/applications/${id}`)).body.status).toBe('approved');
  expect((await operator.stage.attempt('PUT', 'autopilot', { on: 'yes' })).status).toBe(422);
});

test('a reset deletes all owners, sessions and uploads', async () => {
  await completeOwner(server);
  expect(server.rows('sessions')).not.toEqual([]);
  await operator.stage.reset({ scenario: 'empty', now: '2026-01-15T12:00:00Z' });
  expect(server.rows('sessions')).toEqual([]);
  expect(server.rows('owners')).toEqual([]);
  expect(server.rows('files')).toEqual([]);
  expect((await operator.stage.health()).now).toMatch(/^2026-01-15T12:00/);
});

test.each([{ scenario: 'other' }, { now: 'x' }, { now: '0001-01-01T00:00:00Z' }, { now: '9999-12-31T12:00:00Z' }])(
  'a reset rejects %o and changes nothing',
  async (body) => {
    const owner = await verifiedOwner(server);
    expect((await operator.stage.attempt('POST', 'reset', body)).status).toBe(422);
    expect((await owner.get('/api/user')).status).toBe(200);
  },
);

test('two parallel resets leave one data set', async () => {
  await Promise.all([1, 2].map(() => operator.stage.reset({ scenario: 'sales' })));
  expect(await operator.stage.personas()).toHaveLength(personaKeys.length);
});
