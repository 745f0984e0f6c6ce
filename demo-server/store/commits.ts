import { storageUnavailable } from '../http/errors.ts';
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import type { Tables } from './rows.ts';

const LATER_MS = 1000;

type Listener = (stored: Readonly<Tables>) => void;

/** Creates the writes of a database, made with `save`. One that fails undoes all changes since the last good one. */
export function createCommits(database: Database, changes: Changes, save: (tables: Tables) => Promise<void>) {
  const listeners = new Set<Listener>();
  let stored = database.tables();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    const written = database.tables();
    changes.markWritten();
    await save(written);
    stored = written;
    // Outside of the write: an error in a listener must not look like an error of the disk.
    setImmediate(() => {
      for (const listener of listeners) listener(written);
    });
  };
  const group = groupCommit(write, () => database.restore(stored));
  const commit = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    try {
      await group.commit();
    } catch (error) {
      throw storageUnavailable(error);
    }
  };

  return {
    /** Resolves when all changes so far are on disk; throws a 503 when they cannot be stored. */
    commit,
    /** Commits after a second at the latest. Nobody waits for it; a failure is reported to the next `commit`. */
    commitLater() {
      timer ??= setTimeout(() => void commit().catch(() => {}), LATER_MS).unref();
    },
    onCommit(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    idle: group.idle,
  };
}
