import { expect, test } from 'vitest';
import { catalogue, findState } from '../../../demo-server/states/catalogue.ts';
import { screens } from '../../../demo-server/states/screens.ts';
import { ErrorResponse, unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { SCRIPTED_PATH, STATES_PATH } from '../../../demo-server/states/statesPath.ts';
import { screenTitles, stateTitles } from '../../../i18n/es-MX/demo/states.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ app: 'demo' });
const everyState = catalogue.flatMap(({ screen, states }) => states.map((listed) => ({ screen, listed })));

test('has a Spanish title for each screen and state, and no title of one that is gone', () => {
  expect(Object.keys(screenTitles).sort()).toEqual(screens.map(({ name }) => name).sort());
  const names = new Set(everyState.map(({ listed }) => listed.name));
  expect(Object.keys(stateTitles).sort()).toEqual([...names].sort());
});

test('gives each state an address of its own, which finds it', () => {
  expect(new Set(everyState.map(({ listed }) => listed.key)).size).toBe(everyState.length);
  for (const { screen, listed } of everyState) expect(findState(listed.key)).toEqual({ screen, listed });
});

test('serves the page of each state, and none of a state that does not exist', async () => {
  for (const { listed } of everyState) {
    expect((await server.anyone.get(`${STATES_PATH}/${listed.key}`)).status, listed.key).toBe(200);
  }
  expect((await server.anyone.get(`${STATES_PATH}/inicio/nada`)).status).toBe(404);
  expect((await server.anyone.get(`${SCRIPTED_PATH}/inicio/nada/api/user`)).status).toBe(404);
});

test('answers the calls of each state as its script says', async () => {
  for (const { screen, listed } of everyState) {
    const script = { ...screen.script, ...listed.state.script };
    for (const [call, answer] of Object.entries(script)) {
      const [method, path = ''] = call.split(' ');
      if (method !== 'GET' || answer === unanswered || typeof answer === 'function') continue;
      const response = await server.anyone.get(`${SCRIPTED_PATH}/${listed.key}${path}`);
      const expected = answer instanceof ErrorResponse ? answer : { status: 200, body: answer };
      expect(response.status, `${listed.key}: ${call}`).toBe(expected.status);
      const body = JSON.parse(
        JSON.stringify(response.body).replaceAll(`${SCRIPTED_PATH}/${listed.key}/api/files/`, '/api/files/'),
      );
      expect(body, `${listed.key}: ${call}`).toEqual(JSON.parse(JSON.stringify(expected.body)));
    }
  }
});

test('withholds the answer that a state withholds, and keeps the demo data and time out of the others', async () => {
  const path = `${SCRIPTED_PATH}/inicio/mientras-carga/api/loans`;
  const aborted = AbortSignal.timeout(300);
  await expect(fetch(`${server.url}${path}`, { signal: aborted })).rejects.toThrow();
  const response = await fetch(`${server.url}${SCRIPTED_PATH}/inicio/tal-como-abre/api/user`);
  expect((await response.json()).name).toBe('Ana Sofía');
  expect(response.headers.get('date')).toBeNull();
  const picture = await fetch(`${server.url}${SCRIPTED_PATH}/inicio/tal-como-abre/api/files/selfie.jpg`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});
