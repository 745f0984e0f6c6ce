import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as serverTexts from '#i18n/es-MX/demo/server';
import packageJson from '../package.json' with { type: 'json' };
import { createCodes } from './accounts/codes.ts';
import { createLimits } from './accounts/limits.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { createSessions } from './accounts/sessions.ts';
import { type Config, ConfigError } from './config.ts';
import type { Demo } from './demo.ts';
import { openFiles } from './files/files.ts';
import { createLog, type Log } from './http/log.ts';
import { createCallLog } from './simulation/callLog.ts';
import { createClock } from './simulation/clock.ts';
import { createEvents } from './simulation/events.ts';
import { createFaults } from './simulation/faults.ts';
import { createMessages } from './simulation/messages.ts';
import { createTickets } from './simulation/tickets.ts';
import { folderStorage, memoryStorage } from './store/persistence.ts';
import { createRandom } from './store/random.ts';
import { openStore, type Store } from './store/store.ts';

const HOUR_MS = 3_600_000;

/** What tests replace: the machine's clock, the log, and the (slow) password hashing. */
export type Machine = {
  readonly now?: () => number;
  readonly log?: Log;
  readonly passwords?: Passwords;
};

/**
 * Creates all services of the server. Throws FolderInUse when another server uses the folder, ConfigError when nothing
 * can be stored there. `close` finishes pending writes; for a store in memory it also deletes the uploads.
 */
export async function openDemo(config: Config, machine: Machine = {}): Promise<Demo & { close(): Promise<void> }> {
  const log = machine.log ?? createLog(config.log);
  const root = config.dataDir ?? (await mkdtemp(join(tmpdir(), 'adelantto-')));
  const store = await (config.dataDir === null ? openStore(memoryStorage()) : openStoreIn(root, log));
  const clock = createClock(store, machine.now);
  const random = createRandom(store, config.seed);
  const limits = createLimits(store, clock);
  const events = createEvents(store, clock);
  const sessions = createSessions(store, clock, random);
  const faults = createFaults(store, () => events.record({ kind: 'faults', line: serverTexts.faultStruck }));
  const files = await openFiles(root, { store, clock, random, faults });
  await files.sweep();
  const sweeping = setInterval(() => void files.sweep().catch((error) => log.error('sweep', error)), HOUR_MS).unref();

  return {
    config,
    // The build fills in its version, the same as in its pages; from source there is none.
    version: process.env.VERSION ?? packageJson.version,
    store,
    clock,
    random,
    limits,
    events,
    faults,
    files,
    log,
    passwords: machine.passwords ?? createPasswords(),
    sessions,
    calls: createCallLog({ store, clock, sessions }),
    codes: createCodes({ store, clock, random, limits }, config.smsCode),
    tickets: createTickets({ store, clock, random }),
    messages: createMessages({ store, clock, faults, events }),
    async close() {
      clearInterval(sweeping);
      await store.close();
      // Calls that were cut off may still be writing there.
      if (config.dataDir === null) await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openStoreIn(folder: string, log: Log): Promise<Store> {
  try {
    return await openStore(await folderStorage(folder, log.info));
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new ConfigError(`DATA_DIR (--data-dir) is '${folder}'; nothing can be stored there (${code}).`);
  }
}
