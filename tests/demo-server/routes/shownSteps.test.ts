import { expect, test } from 'vitest';
import { openEvents } from '../support/openEvents.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const shown = async () => (await server.stage.shownSteps()).steps;

test('no step was shown in a new talk, each shown step is kept once, and a new talk or a reset forgets them', async () => {
  expect(await shown()).toEqual([]);
  for (const step of ['landing', 'register', 'landing'] as const) await server.stage.addShownStep(step);
  expect(await shown()).toEqual(['landing', 'register']);
  await server.stage.forgetShownSteps();
  expect(await shown()).toEqual([]);
  expect(await server.stage.addShownStep('offer')).toEqual({ steps: ['offer'] });
  await server.stage.reset();
  expect(await shown()).toEqual([]);
});

test('the owner whom the talk is about is the newest one who has registered in it', async () => {
  const talkOwner = async () => (await server.stage.owners()).find(({ is_of_talk: isOfTalk }) => isOfTalk)?.email;
  const register = (email: string, phone: string) => {
    const password = 'Adelantto1!';
    const body = JSON.stringify({ email, phone, password, confirm_password: password });
    return fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  };
  await server.stage.reset({ scenario: 'sales' });
  expect(await talkOwner()).toBeUndefined();
  expect((await register('ana@correo.test', '+525500000100')).status).toBe(201);
  expect(await talkOwner()).toBe('ana@correo.test');
  await server.stage.forgetShownSteps();
  expect(await talkOwner()).toBeUndefined();
  await register('luis@correo.test', '+525500000101');
  expect(await talkOwner()).toBe('luis@correo.test');
});

test('steps that two windows show at the same time are all kept', async () => {
  const steps = ['landing', 'register', 'code', 'name'] as const;
  await Promise.all(steps.map((step) => server.stage.addShownStep(step)));
  expect([...(await shown())].sort()).toEqual(['code', 'landing', 'name', 'register']);
});

test('a jump within the talk, which resets the data, keeps what was shown', async () => {
  await server.stage.addShownStep('landing');
  await server.stage.reset({ scenario: 'sales', same_talk: true });
  expect(await shown()).toEqual(['landing']);
});

test('a restored point keeps what was shown in this talk, not what was shown in a rehearsal', async () => {
  for (const step of ['landing', 'register', 'code'] as const) await server.stage.addShownStep(step);
  await server.stage.saveSnapshot('ensayo');
  await server.stage.reset();
  await server.stage.addShownStep('offer');
  await server.stage.restoreSnapshot('ensayo');
  expect(await shown()).toEqual(['offer']);
  await server.stage.importState(await server.stage.exportState());
  expect(await shown()).toEqual(['offer']);
  await server.stage.deleteSnapshot('ensayo');
});

test('a step that is shown while a point is restored is kept', async () => {
  await server.stage.saveSnapshot('cita');
  const { store } = server.running.demo;
  const { write } = store;
  // The restore has read its file, and changes the data next.
  store.write = async (change) => {
    store.write = write;
    await server.stage.addShownStep('offer');
    return write(change);
  };
  await server.stage.restoreSnapshot('cita');
  expect(await shown()).toEqual(['offer']);
  await server.stage.deleteSnapshot('cita');
});

test('each shown step is streamed', async () => {
  const events = await openEvents(server.stage);
  await server.stage.addShownStep('landing');
  await expect.poll(() => events).toEqual([{ kind: 'shown-steps' }]);
});
