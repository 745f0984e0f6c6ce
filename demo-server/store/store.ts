import { notFound } from '../http/errors.ts';
import { createChanges } from './changes.ts';
import { createCommits } from './commits.ts';
import { createDatabase, type Database } from './database.ts';
import { noRows, type OwnedTable, type Row, type SettingRow, type TableName, type Tables } from './rows.ts';
import { type Table, tableOf } from './tables.ts';

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
  readonly router: Database['router'];
  /** Whether the store was empty when it was opened. */
  readonly isNew: boolean;
  table<Name extends TableName>(name: Name): Table<Row<Name>>;
  /** Returns a row of an owner; throws a 404 when it does not exist or belongs to another owner. */
  getOwned<Name extends OwnedTable>(name: Name, id: string, ownerId: string): Row<Name>;
  /**
   * Changes the tables and resolves when that is on disk. The change runs at once and must be synchronous; when it
   * throws, it is undone. When nothing can be stored, it is undone too and a 503 is thrown.
   */
  write<T>(change: () => T): Promise<T>;
  /** Changes the tables without waiting for the disk: stored with the next write, after a second at the latest. */
  writeLater(change: () => void): void;
  /** Resolves when all changes so far are on disk. */
  commit(): Promise<void>;
  /** Returns a setting of the demo, stored like any row. */
  setting<T>(name: string, defaultValue: T): T;
  /** Changes a setting. Call within `write` or `writeLater`. */
  set(name: string, value: unknown): void;
  /** Returns the next number of a kind (applications, loans, installments, events …) as digits. Call within `write`. */
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

/** Opens a store: tables in memory, the public ones in json-server's lowdb, all stored whole after each change. */
export async function openStore(storage: StorageAdapter): Promise<Store> {
  const loaded = await storage.load();
  const database = createDatabase({ ...noRows(), ...loaded }, () => commits.commit());
  const changes = createChanges(database);
  const commits = createCommits(database, changes, storage.save);
  const table = <Name extends TableName>(name: Name) => tableOf(changes.source, name);
  const commit: Store['commit'] = () => database.router.db.write();
  const memory = createMemory();

  return {
    router: database.router,
    isNew: loaded === null,
    table,
    getOwned: (name, id, ownerId) => ownRow(table(name).get(id), ownerId),
    async write(change) {
      const result = changes.run(change);
      if (changes.hasUnwritten()) await commit();
      return result;
    },
    writeLater(change) {
      changes.run(change);
      commits.commitLater();
    },
    commit,
    ...settingsIn(table('settings')),
    tables: database.tables,
    replaceAll(replacement) {
      const all = { ...noRows(), ...replacement };
      for (const name of Object.keys(all) as TableName[]) changes.source.replace(name, all[name]);
      memory.reset();
    },
    keepInMemory: memory.keep,
    onCommit: commits.onCommit,
    async close() {
      if (changes.hasUnwritten()) await commit();
      await commits.idle();
      await storage.close();
    },
  };
}

/** Throws the same 404 for a missing row and for another owner's: the difference stays secret. */
function ownRow<R extends { owner_id: string }>(row: R | undefined, ownerId: string): R {
  if (row?.owner_id !== ownerId) throw notFound();
  return row;
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

/** Creates the values that live in memory only. */
function createMemory(): { keep: Store['keepInMemory']; reset(): void } {
  const resetters: (() => void)[] = [];
  return {
    keep(create) {
      let value = create();
      resetters.push(() => {
        value = create();
      });
      return () => value;
    },
    reset() {
      for (const reset of resetters) reset();
    },
  };
}
