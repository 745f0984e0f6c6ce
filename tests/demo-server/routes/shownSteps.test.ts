import { expect, test } from 'vitest';
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
  const leaving = new AbortController();
  const stream = await server.stage.eventStream(leaving.signal);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await server.stage.keepShownSteps(['landing']);
  let text = '';
  while (!text.includes('event: shown-steps')) text += (await reader?.read())?.value ?? '';
  leaving.abort();
  expect(text).not.toContain('event: place');
});
