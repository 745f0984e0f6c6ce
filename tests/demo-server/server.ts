import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Config } from '../../demo-server/config.ts';
import { createLog } from '../../demo-server/log.ts';
import type { Row, TableName } from '../../demo-server/rows.ts';
import { type Running, startDemo } from '../../demo-server/server.ts';

// Passwords cost time on purpose, and a machine may have much else to do.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** A Monday morning in Mexico City, with no bank holiday near: 09:00 there. */
export const MONDAY = '2026-11-23T15:00:00.000Z';

/** An answer as the tests look at it. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every call pass here; each test says what it expects of its own.
export type Answer = { status: number; body: any; headers: Headers };

/** A caller, with the token of a session or without. */
export type Caller = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** POST /api/files, the bytes under a name. */
  upload(name: string, bytes: Buffer, type?: string): Promise<Answer>;
};

export type TestServer = {
  readonly url: string;
  readonly running: Running;
  /** Somebody who is not signed in, and the operator. */
  readonly anyone: Caller;
  as(token: string): Caller;
  /** The rows of a table as they are. */
  rows<Name extends TableName>(name: Name): readonly Row<Name>[];
  /** The newest code sent to a phone. */
  codeFor(phone: string): Promise<string>;
  /** Sets the demo's clock ahead: an ISO 8601 duration, or business hours. */
  advance(by: string | { business_hours: number }): Promise<Answer>;
};

const quiet: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: null,
  scenario: 'empty',
  smsCode: null,
  seed: 'tests',
  stage: true,
  app: 'product',
  log: 'silent',
};

/** Starts a server of its own: in memory, seeded, its clock stopped on a Monday. */
export async function startTestServer(config: Partial<Config> = {}): Promise<TestServer> {
  const running = await startDemo({ ...quiet, ...config }, { log: createLog('silent') });
  const server = clientOf(running);
  if (running.demo.store.isNew && config.stage !== false) await startMonday(server);
  return server;
}

/** A fresh store, its clock stopped at nine on Monday. */
export async function startMonday({ anyone }: TestServer): Promise<void> {
  await anyone.post('/demo/api/reset', { now: '2026-11-23T14:59:00.000Z' });
  await anyone.put('/demo/api/clock', { now: MONDAY, frozen: true });
}

/** One server for the tests of a file, fresh before each of them. */
export function freshServer(config: Partial<Config> = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(config));
  });
  beforeEach(() => startMonday(server));
  afterAll(() => server.running?.stop());
  return server;
}

function clientOf(running: Running): TestServer {
  const { url } = running;
  const callerWith = (token?: string): Caller => {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const call = (method: string) => async (path: string, body?: unknown) =>
      answered(
        await fetch(url + path, {
          method,
          headers: { ...authorization, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
          redirect: 'manual',
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      );
    return {
      get: call('GET'),
      post: call('POST'),
      put: call('PUT'),
      patch: call('PATCH'),
      delete: call('DELETE'),
      async upload(name, bytes, type = 'application/octet-stream') {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
        return answered(await fetch(`${url}/api/files`, { method: 'POST', headers: authorization, body: form }));
      },
    };
  };
  const anyone = callerWith();
  return {
    url,
    running,
    anyone,
    as: callerWith,
    rows: (name) => running.demo.store.table(name).all(),
    async codeFor(phone) {
      const { body } = await anyone.get(`/demo/api/messages?to=${encodeURIComponent(phone)}`);
      return body.find((message: { code?: string }) => message.code !== undefined)?.code;
    },
    advance: (by) => anyone.put('/demo/api/clock', { advance: by }),
  };
}

async function answered(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: parsed(text), headers: response.headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page or nothing: the test sees the text.
    return text;
  }
}
