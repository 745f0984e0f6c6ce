import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createPasswords } from '../../../demo-server/accounts/passwords.ts';
import type { Config } from '../../../demo-server/config.ts';
import { createLog } from '../../../demo-server/http/log.ts';
import { type Running, startDemo } from '../../../demo-server/server.ts';
import type { Row, TableName } from '../../../demo-server/store/rows.ts';
import { Stage } from '../../stage.ts';
import { type Caller, callerOf } from './caller.ts';
import { configOf } from './demo.ts';

/** A Monday, 09:00 in Mexico City, with no bank holiday near. */
export const MONDAY = '2026-11-23T15:00:00.000Z';

export type TestServer = {
  readonly url: string;
  readonly running: Running;
  /** Calls without a session. */
  readonly anyone: Caller;
  /** The operator's calls. */
  readonly stage: Stage;
  as(token: string): Caller;
  /** Returns the rows of a table. */
  rows<Name extends TableName>(name: Name): readonly Row<Name>[];
  /** Sets the demo's clock ahead: an ISO 8601 duration, or business hours. */
  advance(by: string | { business_hours: number }): Promise<void>;
};

const testConfig = configOf('--seed', 'tests', '--app', 'product');

/** Cheap password hashing: hundreds of owners register in these tests. `passwords.test.ts` tests the real cost. */
const cheapPasswords = createPasswords({ N: 16, r: 8, p: 1 });

/** Starts a server in memory, seeded, with its clock frozen on a Monday. */
export async function startTestServer(config: Partial<Config> = {}): Promise<TestServer> {
  const running = await startDemo(
    { ...testConfig, ...config },
    { log: createLog('silent'), passwords: cheapPasswords },
  );
  const server = clientOf(running);
  if (running.demo.store.isNew && config.hasStage !== false) await startMonday(server);
  return server;
}

/** Resets the store and freezes the clock at nine on Monday. */
export async function startMonday({ stage }: TestServer): Promise<void> {
  await stage.reset({ now: '2026-11-23T14:59:00.000Z' });
  await stage.moveClock({ now: MONDAY, frozen: true });
}

/** Starts one server for the tests of a file and resets it before each of them. */
export function freshServer(config: Partial<Config> = {}): TestServer {
  const server = sharedServer(config);
  beforeEach(() => startMonday(server));
  return server;
}

/** Starts one server for the tests of a file, which leave its data as they are. */
export function sharedServer(config: Partial<Config> = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(config));
  });
  afterAll(() => server.running?.stop());
  return server;
}

function clientOf(running: Running): TestServer {
  const { url } = running;
  const stage = new Stage(url);
  return {
    url,
    running,
    anyone: callerOf(url),
    stage,
    as: (token) => callerOf(url, token),
    rows: (name) => running.demo.store.table(name).all(),
    async advance(by) {
      await stage.moveClock({ advance: by });
    },
  };
}
