import jsonServer from 'json-server';
import type { LowdbSync } from 'lowdb';
import low from 'lowdb';
import { NotStored, RowMissing } from './errors.ts';
import {
  noRows,
  type OwnedTable,
  type PublicTables,
  publicTables,
  type Row,
  type SettingRow,
  secretTables,
  type TableName,
  type Tables,
} from './rows.ts';
import { type Table, type TableSource, tableOf } from './tables.ts';

/** Reads and writes a store's tables; see `persistence.ts`. */
export type StorageAdapter = {
  /** Returns the stored tables, or null for a new store. */
  load(): Promise<Partial<Tables> | null>;
  /** Stores all tables, whole or not at all. Must serialise them before its first await: they change afterwards. */
  save(tables: Readonly<Tables>): Promise<void>;
  close(): Promise<void>;
};

export type Store = {
  /** json-server's router over the public tables; mounted for GET only. */
  readonly router: Data['router'];
  /** Whether the store was empty when it was opened. */
  readonly isNew: boolean;
  table<Name extends TableName>(name: Name): Table<Row<Name>>;
  /** Returns a row of an owner; throws the same RowMissing when it does not exist and when it is another owner's. */
  getOwned<Name extends OwnedTable>(name: Name, id: string, ownerId: string): Row<Name>;
  /**
   * Changes the tables and resolves when that is on disk. The change runs at once and must be synchronous; when it
   * throws, it is undone. When nothing can be stored, it is undone too and NotStored is thrown.
   */
  write<T>(change: () => T): Promise<T>;
  /** Changes the tables without waiting for the disk: stored with the next write, after a second at the latest. */
  writeLater(change: () => void): void;
  /** Returns a setting of the demo, stored like any row. */
  setting<T>(name: string, defaultValue: T): T;
  /** Changes a setting. Call within `write` or `writeLater`. */
  set(name: string, value: unknown): void;
  /** Returns the next number of a kind (applications, loans, installments, messages …) as digits. Call within `write`. */
  nextNumber(kind: string): string;
  /** Returns all tables as they are now. */
  tables(): Readonly<Tables>;
  /** Replaces all tables, and the values of `keepInMemory`. Call within `write`. */
  replaceAll(tables: Partial<Tables>): void;
  /**
   * Creates a value that lives in memory only and is created again when all tables are replaced. Returns its getter.
   */
  keepInMemory<T>(create: () => T): () => T;
  /** Calls the listener after each write with the stored tables. Returns a function that removes it. */
  onCommit(listener: (stored: Readonly<Tables>) => void): () => void;
  /** Finishes pending writes and unlocks the folder. */
  close(): Promise<void>;
};

const LATER_MS = 1000;

/** Opens a store: tables in memory, the public ones in json-server's lowdb, all stored whole after each change. */
export async function openStore(storage: StorageAdapter): Promise<Store> {
  const loaded = await storage.load();
  const data = createData({ ...noRows(), ...loaded }, () => commit());
  const { change, replace, ...changes } = createChanges(data);
  const { commit, ...writes } = createWrites(storage.save, data, changes.markWritten);
  const resetters: (() => void)[] = [];
  const source: TableSource = { read: data.read, replace };
  const table: Store['table'] = (name) => tableOf(source, name);

  return {
    router: data.router,
    isNew: loaded === null,
    table,
    getOwned(name, id, ownerId) {
      const row = table(name).get(id);
      if (row?.owner_id !== ownerId) throw new RowMissing(`${name} ${id}`);
      return row;
    },
    async write(run) {
      const result = change(run);
      if (changes.hasUnwritten()) await commit();
      return result;
    },
    writeLater(run) {
      change(run);
      setTimeout(() => {
        if (changes.hasUnwritten()) void commit();
      }, LATER_MS).unref();
    },
    ...settingsIn(table('settings')),
    tables: data.tables,
    replaceAll(replacement) {
      const all = { ...noRows(), ...replacement };
      for (const name of Object.keys(all) as TableName[]) replace(name, all[name]);
      for (const reset of resetters) reset();
    },
    keepInMemory(create) {
      let value = create();
      resetters.push(() => {
        value = create();
      });
      return () => value;
    },
    onCommit: writes.onCommit,
    async close() {
      if (changes.hasUnwritten()) await commit();
      await writes.idle();
      await storage.close();
    },
  };
}

/**
 * Creates the tables in memory: the public ones in json-server's lowdb, whose `write` is `commit`; the secret ones beside
 * it, where no filter, search or embedding of the router finds them. Rows and arrays are replaced, never changed, so that
 * `set` can restore a former state.
 */
function createData(initial: Tables, commit: () => Promise<void>) {
  // lowdb's types know only its own adapters.
  const lowdb = low({ read: () => publicTables(initial), write: commit } as never);
  const router = jsonServer.router(lowdb as unknown as LowdbSync<PublicTables>, { foreignKeySuffix: '_id' });
  // Its last handler sends the stacks of errors; the server's own sends none.
  router.stack.pop();
  let secrets = secretTables(initial);
  return {
    router,
    tables: (): Tables => ({ ...router.db.getState(), ...secrets }),
    /** Returns one table; `tables` copies all of them. */
    read: <Name extends TableName>(name: Name): Tables[Name] =>
      ((name in secrets ? secrets : router.db.getState()) as Tables)[name],
    set(tables: Tables) {
      router.db.setState(publicTables(tables));
      secrets = secretTables(tables);
    },
  };
}
type Data = ReturnType<typeof createData>;

/** Creates what changes the data in memory, each change completely or not at all. */
function createChanges({ tables, set }: Data) {
  let isChanging = false;
  let hasUnwritten = false;
  return {
    /** Runs a synchronous change and returns its result; undoes it when it throws. A nested change is part of the outer. */
    change<T>(run: () => T): T {
      if (isChanging) return run();
      const before = tables();
      isChanging = true;
      try {
        const result = run();
        if (result instanceof Promise) throw new Error('A change of the store must be synchronous');
        return result;
      } catch (error) {
        set(before);
        throw error;
      } finally {
        isChanging = false;
      }
    },
    replace<Name extends TableName>(name: Name, rows: Tables[Name]): void {
      if (!isChanging) throw new Error(`${name} changed outside of a write`);
      hasUnwritten = true;
      set({ ...tables(), [name]: rows });
    },
    hasUnwritten: () => hasUnwritten,
    /** Called when a write of all changes so far begins; if it fails, they are undone. */
    markWritten() {
      hasUnwritten = false;
    },
  };
}

/**
 * Creates the writes of the data to disk. Commits that are requested while a write is under way share the next one, so
 * that many owners cost few writes.
 */
function createWrites(save: StorageAdapter['save'], { tables, set }: Data, markWritten: () => void) {
  const listeners = new Set<Parameters<Store['onCommit']>[0]>();
  let stored = tables();
  let last: Promise<void> = Promise.resolve();
  /** The write that has not begun yet. */
  let next: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    // One turn of the event loop: calls handled in the same turn share the write.
    await new Promise(setImmediate);
    next = undefined;
    markWritten();
    const written = tables();
    try {
      await save(written);
    } catch (cause) {
      // A write that waits for this one fails with it: its changes build on the lost ones.
      set(stored);
      next = undefined;
      last = Promise.resolve();
      throw new NotStored('Nothing can be stored now', { cause });
    }
    stored = written;
    // Outside of the write: an error in a listener must not look like an error of the disk.
    setImmediate(() => {
      for (const listener of listeners) listener(written);
    });
  };

  return {
    /** Resolves when all changes so far are on disk; throws NotStored, and undoes them, when they cannot be stored. */
    commit(): Promise<void> {
      if (next) return next;
      next = last.then(write);
      last = next;
      // Its callers see the failure; a commit that nobody awaits must not end the process.
      next.catch(() => {});
      return next;
    },
    onCommit(listener: Parameters<Store['onCommit']>[0]) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when no write is under way. */
    idle: () => last.catch(() => {}),
  };
}

function settingsIn(rows: Table<SettingRow>): Pick<Store, 'setting' | 'set' | 'nextNumber'> {
  const setting = <T>(name: string, defaultValue: T): T => (rows.get(name)?.value as T | undefined) ?? defaultValue;
  const set = (name: string, value: unknown) => void rows.put({ id: name, value });
  return {
    setting,
    set,
    nextNumber(kind) {
      const counters = setting<Record<string, number>>('counters', {});
      const next = (counters[kind] ?? 0) + 1;
      set('counters', { ...counters, [kind]: next });
      return String(next);
    },
  };
}
