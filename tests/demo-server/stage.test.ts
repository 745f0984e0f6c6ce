import { afterEach, expect, test, vi } from 'vitest';
import { operatorCalls } from '../../demo-server/routes/operator/operatorCalls.ts';
import { staffTransitions } from '../../demo-server/routes/operator/transitions.ts';
import { Stage } from '../stage.ts';
import { freshServer } from './support/server.ts';

const server = freshServer({ scenario: 'sales' });

afterEach(() => void vi.restoreAllMocks());

const prospect = { name: 'Ana', rent: 20_000, city: 'Puebla', term: 6 } as const;

/** Makes every call of the client once, with any key. */
async function callAll(stage: Stage): Promise<void> {
  await Promise.all([stage.health(), stage.reset(), stage.exportState(), stage.importState(new Uint8Array())]);
  await Promise.all([
    stage.snapshots(),
    stage.saveSnapshot('a'),
    stage.deleteSnapshot('a'),
    stage.restoreSnapshot('a'),
  ]);
  await Promise.all([stage.clock(), stage.moveClock({}), stage.autopilot(), stage.setAutopilot(true)]);
  await Promise.all([stage.personas(), stage.personalise({ like: 'nueva', ...prospect }), stage.session('a')]);
  await Promise.all([stage.owners(), stage.owner('1'), stage.ownerSession('1'), stage.decisions()]);
  await Promise.all([stage.cities(), stage.talk(), stage.beginTalk(prospect), stage.noteOfTalk({})]);
  await Promise.all([stage.samples(), stage.sampleFiles('rfc'), stage.messages()]);
  await Promise.all([stage.events(), stage.calls(), stage.call('1')]);
  await Promise.all([stage.currentFaults(), stage.faults({}), stage.network(), stage.ticket('1')]);
  await Promise.all(staffTransitions.applications.map((transition) => stage.application('1', transition)));
  await Promise.all(staffTransitions.loans.map((transition) => stage.loan('1', transition)));
  await Promise.all(staffTransitions.installments.map((transition) => stage.installment('1', transition)));
}

test('the client of the operator has a method for every call of the table, and no other', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[]'));
  await callAll(new Stage(''));
  const pattern = (path: string) => path.replace(/:\w+/g, '[^/]+');
  const called = sent.mock.calls.map(([url, options]) => {
    const call = `${options?.method} ${String(url).replace('/demo/api', '')}`;
    return operatorCalls.find(({ method, path }) => new RegExp(`^${method} ${pattern(path)}$`).test(call)) ?? call;
  });
  expect(new Set(called)).toEqual(new Set(operatorCalls));
});

test('waiting for a message resolves with the next one to an address', async () => {
  const message = server.stage.nextMessage('nueva@adelantto.test');
  await server.anyone.post('/api/auth/recover-password', { email: 'nueva@adelantto.test' });
  expect(await message).toMatchObject({ channel: 'email', to: 'nueva@adelantto.test' });
  await expect(server.stage.nextMessage('nadie@correo.mx', { seconds: 0 })).rejects.toThrow('No message to nadie');
});

test('a rejected call is an error with its status and its Spanish sentence', async () => {
  await expect(server.stage.session('nadie')).rejects.toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('No hay ninguna persona “nadie”') },
    message: expect.stringContaining('POST personas/nadie/session: 404'),
  });
});
