import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createPasswords } from '../../../demo-server/accounts/passwords.ts';
import type { Config } from '../../../demo-server/config.ts';
import { createLog } from '../../../demo-server/http/log.ts';
import { type Running, startDemo } from '../../../demo-server/server.ts';
import type { Row, TableName } from '../../../demo-server/store/rows.ts';
import { type Answer, type Caller, callerOf } from './caller.ts';

// Passwords cost time on purpose, and a machine may have much else to do.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** A Monday morning in Mexico City, with no bank holiday near: 09:00 there. */
export const MONDAY = '2026-11-23T15:00:00.000Z';

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

/** Kept like all others, only not dear: hundreds of owners sign up here. What a hash costs is the passwords' own test. */
const cheap = createPasswords({ N: 16, r: 8, p: 1 });

/** Starts a server of its own: in memory, seeded, its clock stopped on a Monday. */
export async function startTestServer(config: Partial<Config> = {}): Promise<TestServer> {
  const running = await startDemo({ ...quiet, ...config }, { log: createLog('silent'), passwords: cheap });
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
  const anyone = callerOf(url);
  return {
    url,
    running,
    anyone,
    as: (token) => callerOf(url, token),
    rows: (name) => running.demo.store.table(name).all(),
    async codeFor(phone) {
      const { body } = await anyone.get(`/demo/api/messages?to=${encodeURIComponent(phone)}`);
      return body.find((message: { code?: string }) => message.code !== undefined)?.code;
    },
    advance: (by) => anyone.put('/demo/api/clock', { advance: by }),
  };
}
