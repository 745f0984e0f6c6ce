import { expect, onTestFinished, test } from 'vitest';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('a defect of the server is told to the operator in Spanish, and its cause only to the log', async () => {
  const { store, log } = server.running.demo;
  const [write, error] = [store.write, log.error];
  onTestFinished(() => {
    Object.assign(store, { write });
    Object.assign(log, { error });
  });
  const logged: unknown[] = [];
  Object.assign(store, { write: async () => Promise.reject(new Error('an English reason')) });
  Object.assign(log, { error: (_line: string, cause: unknown) => logged.push(cause) });
  const { status, body } = await server.stage.attempt('PUT', 'autopilot', { on: true });
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringMatching(/Something|English/)]);
  expect(body.message).toMatch(/[áéíóú]/);
  expect(String(logged[0])).toContain('an English reason');
});
