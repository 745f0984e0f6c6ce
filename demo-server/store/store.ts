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

/** Where a store's tables are kept. */
export type StorageAdapter = {
  /** What was kept, or null for a new store. */
  load(): Promise<Partial<Tables> | null>;
  /** Keeps all tables, whole or not at all; must take its picture of them before it first waits. */
  save(tables: Readonly<Tables>): Promise<void>;
  close(): Promise<void>;
};

export type Store = {
  /** json-server's own router over the public tables; mounted GET only (contract §6). */
  readonly router: ReturnType<typeof jsonServer.router<PublicTables>>;
  /** Whether the store held nothing when it was opened. */
  readonly isNew: boolean;
  table<Name extends TableName>(name: Name): Table<Row<Name>>;
  /** A row of the owner's own; 404 when it is not there or not hers. */
  own<Name extends OwnedTable>(name: Name, id: string, ownerId: string): Row<Name>;
  /**
   * Changes the tables and answers when that is on disk. The change runs at once and must not wait for anything; when it
   * throws, nothing was changed. When nothing can be stored, everything is as it was and a 503 is thrown.
   */
  write<T>(change: () => T): Promise<T>;
  /** Changes the tables without waiting: it is kept with the next write, at the latest after a second. */
  later(change: () => void): void;
  /** Resolves when all changes so far are on disk. */
  commit(): Promise<void>;
  /** One switch of the demo, kept with the rest. */
  setting<T>(name: string, otherwise: T): T;
  /** Sets a switch; within `write` or `later`. */
  set(name: string, value: unknown): void;
  /** The next number of a kind (applications, loans, installments, events …), as digits; within `write`. */
  nextNumber(kind: string): string;
  /** All tables as they are. */
  tables(): Readonly<Tables>;
  /** Puts other tables in the place of all there are, and forgets what is remembered beside them; within `write`. */
  replaceAll(tables: Partial<Tables>): void;
  /** Keeps a value beside the tables, in memory only, and returns how to read it; created anew when all are replaced. */
  remember<T>(create: () => T): () => T;
  /** Called with what is on disk after each write. Answers how to stop that. */
  onCommit(listener: (kept: Readonly<Tables>) => void): () => void;
  /** Finishes what is being written and lets the folder go. */
  close(): Promise<void>;
};

const LATER_MS = 1000;

/** Opens a store: tables in memory, read and written through json-server's lowdb, kept whole after each change. */
export async function openStore(keeping: StorageAdapter): Promise<Store> {
  const kept = await keeping.load();
  const initial = { ...noPublicRows(), ...noSecretRows(), ...kept };

  // Secrets never enter the database that json-server sees: no filter, search or embedding of its router finds them.
  const shown: PublicTables = publicPart(initial);
  const secret = secretPart(initial);
  const db = databaseOf(shown, () => commit());
  const router = jsonServer.router<PublicTables>(db, { foreignKeySuffix: '_id' });

  const listeners = new Set<(kept: Readonly<Tables>) => void>();
  const forgetters: (() => void)[] = [];
  let changing = false;
  let changed = false;
  let timer: NodeJS.Timeout | undefined;
  const tables = (): Tables => ({ ...shown, ...secret });
  let durable = tables();

  const putBack = (former: Tables) => {
    Object.assign(shown, publicPart(former));
    Object.assign(secret, secretPart(former));
  };
  const save = async () => {
    const written = tables();
    changed = false;
    await keeping.save(written);
    durable = written;
    // Outside of the write: a listener's fault must not look like a disk's.
    setImmediate(() => {
      for (const listener of listeners) listener(written);
    });
  };
  const group = groupCommit(save, () => putBack(durable));

  async function commit(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await group.commit();
    } catch (error) {
      throw storageUnavailable(error);
    }
  }

  const ground: TableSource = {
    read: (name) => (name in shown ? shown[name as keyof typeof shown] : secret[name as keyof typeof secret]) as never,
    replace(name, rows) {
      if (!changing) throw new Error(`${name} changed outside of a write`);
      changed = true;
      Object.assign(name in shown ? shown : secret, { [name]: rows });
    },
  };
  const table = <Name extends TableName>(name: Name) => tableOf(ground, name);

  /** Runs a change; takes all of it back when it throws. */
  function changeNow<T>(change: () => T): T {
    // A change within a change is part of it.
    if (changing) return change();
    const before = tables();
    changing = true;
    try {
      const result = change();
      if (result instanceof Promise) throw new Error('A change of the store must not wait');
      return result;
    } catch (error) {
      putBack(before);
      throw error;
    } finally {
      changing = false;
    }
  }

  const setting = <T>(name: string, otherwise: T): T =>
    (table('settings').get(name)?.value as T | undefined) ?? otherwise;
  const set = (name: string, value: unknown) => void table('settings').put({ id: name, value });

  return {
    router,
    isNew: kept === null,
    table,
    own: (name, id, ownerId) => ownedRow(ground, name, id, ownerId),
    async write(change) {
      const result = changeNow(change);
      if (changed) await commit();
      return result;
    },
    later(change) {
      changeNow(change);
      // A failure is told to whoever writes next; nobody waits for this one.
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
    replaceAll(others) {
      const whole: Tables = { ...noPublicRows(), ...noSecretRows(), ...others };
      for (const name of Object.keys(tables()) as TableName[]) ground.replace(name, whole[name] as never);
      for (const forget of forgetters) forget();
    },
    remember(create) {
      let value = create();
      forgetters.push(() => {
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
      await keeping.close();
    },
  };
}

/** lowdb over the tables; its writes are our shared, synced ones. */
function databaseOf(shown: PublicTables, write: () => Promise<void>): LowdbSync<PublicTables> {
  const adapter = { read: () => shown, write };
  // The types know adapters of lowdb's own making only.
  return low(adapter as never) as unknown as LowdbSync<PublicTables>;
}

const pick = <T extends object>(names: object, from: T) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name as keyof T]]));
const publicPart = (tables: Tables) => pick(noPublicRows(), tables) as PublicTables;
const secretPart = (tables: Tables) => pick(noSecretRows(), tables) as Omit<Tables, keyof PublicTables>;
