import { expect, test } from 'vitest';
import { openEvents, readEventsUntil } from '../support/readEventsUntil.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const shown = async () => (await server.stage.shownSteps()).steps;

test('no step was shown in a new talk, each shown step is kept once, and a reset forgets them', async () => {
  expect(await shown()).toEqual([]);
  await server.stage.keepShownSteps(['landing', 'register', 'landing']);
  expect(await shown()).toEqual(['landing', 'register']);
  await server.stage.reset();
  expect(await shown()).toEqual([]);
});

test('a restored point keeps what was shown in this talk, not what was shown in a rehearsal', async () => {
  await server.stage.keepShownSteps(['landing', 'register', 'code']);
  await server.stage.saveSnapshot('ensayo');
  await server.stage.reset();
  await server.stage.keepShownSteps(['offer']);
  await server.stage.restoreSnapshot('ensayo');
  expect(await shown()).toEqual(['offer']);
  await server.stage.importState(await server.stage.exportState());
  expect(await shown()).toEqual(['offer']);
  await server.stage.deleteSnapshot('ensayo');
});

test('each shown step is streamed', async () => {
  const stream = await openEvents(server.stage);
  await server.stage.keepShownSteps(['landing']);
  const text = await readEventsUntil(stream, (it) => it.includes('event: shown-steps'));
  expect(text).not.toContain('event: place');
});
