import type { Database } from './database.ts';
import type { TableSource } from './tables.ts';

/** Changes of a database, each done completely or undone. */
export type Changes = {
  /** The tables, which may be replaced only while a change runs. */
  readonly source: TableSource;
  /** Runs a synchronous change and returns its result; undoes it when it throws. A nested change is part of the outer. */
  run<T>(change: () => T): T;
  /** Whether there are changes that are not part of a write to disk yet. */
  hasUnwritten(): boolean;
  /** Called when a write of all changes so far begins; if it fails, they are undone. */
  markWritten(): void;
};

export function createChanges({ tables, read, replace, restore }: Database): Changes {
  let isRunning = false;
  let hasUnwritten = false;
  return {
    source: {
      read,
      replace(name, rows) {
        if (!isRunning) throw new Error(`${name} changed outside of a write`);
        hasUnwritten = true;
        replace(name, rows);
      },
    },
    run(change) {
      if (isRunning) return change();
      const before = tables();
      isRunning = true;
      try {
        const result = change();
        if (result instanceof Promise) throw new Error('A change of the store must be synchronous');
        return result;
      } catch (error) {
        restore(before);
        throw error;
      } finally {
        isRunning = false;
      }
    },
    hasUnwritten: () => hasUnwritten,
    markWritten() {
      hasUnwritten = false;
    },
  };
}
