import jsonServer from 'json-server';
import type { LowdbSync } from 'lowdb';
import low from 'lowdb';
import { storageUnavailable } from '../http/errors.ts';
import { groupCommit } from './groupCommit.ts';
import {
  noPublicRows,
  noSecretRows,
  type OwnedTable,
  type PublicTables,
  type Row,
  type TableName,
  type Tables,
} from './rows.ts';
import { ownedRow, type Table, type TableSource, tableOf } from './tables.ts';

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
  readonly router: ReturnType<typeof jsonServer.router<PublicTables>>;
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
  onCommit(listener: (kept: Readonly<Tables>) => void): () => void;
  /** Finishes pending writes and unlocks the folder. */
  close(): Promise<void>;
};

const LATER_MS = 1000;

/** Opens a store: tables in memory, read and written through json-server's lowdb, stored whole after each change. */
export async function openStore(storage: StorageAdapter): Promise<Store> {
  const kept = await storage.load();
  const initial = { ...noPublicRows(), ...noSecretRows(), ...kept };

  // Secret tables never enter json-server's database: no filter, search or embedding of its router finds them.
  const publicRows: PublicTables = publicPart(initial);
  const secretRows = secretPart(initial);
  const db = databaseOf(publicRows, () => commit());
  const router = jsonServer.router<PublicTables>(db, { foreignKeySuffix: '_id' });

  const listeners = new Set<(kept: Readonly<Tables>) => void>();
  const resetters: (() => void)[] = [];
  let changing = false;
  let changed = false;
  let timer: NodeJS.Timeout | undefined;
  const tables = (): Tables => ({ ...publicRows, ...secretRows });
  let stored = tables();

  const restoreTables = (former: Tables) => {
    Object.assign(publicRows, publicPart(former));
    Object.assign(secretRows, secretPart(former));
  };
  const save = async () => {
    const written = tables();
    changed = false;
    await storage.save(written);
    stored = written;
    // Outside of the write: an error in a listener must not look like an error of the disk.
    setImmediate(() => {
      for (const listener of listeners) listener(written);
    });
  };
  const group = groupCommit(save, () => restoreTables(stored));

  async function commit(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await group.commit();
    } catch (error) {
      throw storageUnavailable(error);
    }
  }

  const source: TableSource = {
    read: (name) =>
      (name in publicRows
        ? publicRows[name as keyof typeof publicRows]
        : secretRows[name as keyof typeof secretRows]) as never,
    replace(name, rows) {
      if (!changing) throw new Error(`${name} changed outside of a write`);
      changed = true;
      Object.assign(name in publicRows ? publicRows : secretRows, { [name]: rows });
    },
  };
  const table = <Name extends TableName>(name: Name) => tableOf(source, name);

  /** Runs a change; undoes it when it throws. */
  function changeNow<T>(change: () => T): T {
    // A nested change is part of the outer one.
    if (changing) return change();
    const before = tables();
    changing = true;
    try {
      const result = change();
      if (result instanceof Promise) throw new Error('A change of the store must be synchronous');
      return result;
    } catch (error) {
      restoreTables(before);
      throw error;
    } finally {
      changing = false;
    }
  }

  const setting = <T>(name: string, defaultValue: T): T =>
    (table('settings').get(name)?.value as T | undefined) ?? defaultValue;
  const set = (name: string, value: unknown) => void table('settings').put({ id: name, value });

  return {
    router,
    isNew: kept === null,
    table,
    getOwned: (name, id, ownerId) => ownedRow(source, name, id, ownerId),
    async write(change) {
      const result = changeNow(change);
      if (changed) await commit();
      return result;
    },
    writeLater(change) {
      changeNow(change);
      // Nobody waits for this write; a failure is reported to the next caller of `write`.
      timer ??= setTimeout(() => void commit().catch(() => {}), LATER_MS).unref();
    },
    commit,
    setting,
    set,
    nextNumber(kind) {
      const counters = setting<Record<string, number>>('counters', {});
      const next = (counters[kind] ?? 0) + 1;
      set('counters', { ...counters, [kind]: next });
      return String(next);
    },
    tables,
    replaceAll(replacement) {
      const complete: Tables = { ...noPublicRows(), ...noSecretRows(), ...replacement };
      for (const name of Object.keys(tables()) as TableName[]) source.replace(name, complete[name] as never);
      for (const reset of resetters) reset();
    },
    keepInMemory(create) {
      let value = create();
      resetters.push(() => {
        value = create();
      });
      return () => value;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      if (changed) await commit();
      await group.idle();
      await storage.close();
    },
  };
}

/** Returns lowdb over the tables; its `write` is the group commit. */
function databaseOf(publicRows: PublicTables, write: () => Promise<void>): LowdbSync<PublicTables> {
  const adapter = { read: () => publicRows, write };
  // lowdb's types know only its own adapters.
  return low(adapter as never) as unknown as LowdbSync<PublicTables>;
}

const pick = <T extends object>(names: object, from: T) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name as keyof T]]));
const publicPart = (tables: Tables) => pick(noPublicRows(), tables) as PublicTables;
const secretPart = (tables: Tables) => pick(noSecretRows(), tables) as Omit<Tables, keyof PublicTables>;
