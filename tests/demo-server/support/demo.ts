import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { newOwner } from '../../../demo-server/accounts/newOwner.ts';
import { type Config, readConfig } from '../../../demo-server/config.ts';
import type { Machine } from '../../../demo-server/openDemo.ts';
import type { Running } from '../../../demo-server/server.ts';
import { createClock } from '../../../demo-server/simulation/clock.ts';
import { folderStorage, memoryStorage } from '../../../demo-server/store/persistence.ts';
import type { OwnerRow } from '../../../demo-server/store/rows.ts';
import { openStore, type Store } from '../../../demo-server/store/store.ts';

/** The time at which tests start: a Monday noon in Mexico City. */
export const MONDAY_NOON = Date.UTC(2026, 10, 23, 18);

/** Returns a machine whose clock only the test moves. */
export function machineAt(start = MONDAY_NOON) {
  let now = start;
  const pass = (ms: number) => {
    now += ms;
  };
  return { now: () => now, pass };
}

export const configOf = (...flags: string[]): Config =>
  readConfig(['--port', '0', '--data-dir', ':memory:', '--scenario', 'empty', '--log', 'silent', ...flags], {});

/** Creates a folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adelantto-test-'));
  // A server in another process may still be writing there.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Opens a store in memory, or in a folder; closed after the test. */
export async function newStore(folder?: string, logLines: string[] = []): Promise<Store> {
  const store = await openStore(
    folder === undefined ? memoryStorage() : await folderStorage(folder, (line) => logLines.push(line)),
  );
  onTestFinished(() => store.close());
  return store;
}

/** Returns a store and a clock that only the test moves. */
export async function storeAndClock() {
  const machine = machineAt();
  const store = await newStore();
  return { store, machine, clock: createClock(store, machine.now) };
}

/** Starts a demo server that is stopped after the test. */
export async function running(machine: Machine = {}, ...flags: string[]): Promise<Running> {
  // Loaded on demand: tests of the store, the clock or the messages need no server, and loading it takes a second.
  const { startDemo } = await import('../../../demo-server/server.ts');
  const server = await startDemo(configOf(...flags), machine);
  onTestFinished(() => server.stop());
  return server;
}

/** Returns the row of an owner who has only an account. */
export const ownerRow = (id: string, changes: Partial<OwnerRow> = {}): OwnerRow => ({
  ...newOwner({
    id,
    email: `${id}@adelantto.test`,
    phone: '+525512345678',
    created_at: new Date(MONDAY_NOON).toISOString(),
  }),
  phone_verified: true,
  ...changes,
});

/** Returns status, body and headers of the HTTP error that rejects a promise; undefined when it resolves. */
export const httpErrorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => ({ status: error.status, body: error.body, headers: error.headers }),
  );

/** Returns the errors by field of the 422 that a call throws; undefined when it throws none. */
export function fieldErrorsOf(call: () => unknown): Record<string, string[]> | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    const { status, body } = error as { status: number; body: { errors: Record<string, string[]> } };
    expect(status).toBe(422);
    return body.errors;
  }
}
