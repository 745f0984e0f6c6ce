import jsonServer from 'json-server';
import type { LowdbSync } from 'lowdb';
import low from 'lowdb';
import { type PublicTables, publicTables, secretTables, type TableName, type Tables } from './rows.ts';

/** All tables in memory. Rows and arrays are replaced, never changed. */
export type Database = {
  /** json-server's router over the public tables, which are in its lowdb instance `router.db`. */
  readonly router: ReturnType<typeof jsonServer.router<PublicTables>>;
  /** Returns all tables as they are now. */
  tables(): Tables;
  /** Returns one table; `tables` copies all of them. */
  read<Name extends TableName>(name: Name): Tables[Name];
  replace<Name extends TableName>(name: Name, rows: Tables[Name]): void;
  /** Replaces all tables by former ones, to undo changes. */
  restore(former: Tables): void;
};

/**
 * Creates the tables: the public ones in json-server's lowdb, whose `write` is `commit`; the secret ones beside it,
 * where no filter, search or embedding of the router finds them.
 */
export function createDatabase(initial: Tables, commit: () => Promise<void>): Database {
  const adapter = { read: () => publicTables(initial), write: commit };
  // lowdb's types know only its own adapters.
  const lowdb = low(adapter as never) as unknown as LowdbSync<PublicTables>;
  const router = jsonServer.router<PublicTables>(lowdb, { foreignKeySuffix: '_id' });
  // Its last handler sends the stacks of errors; the server's own sends none.
  router.stack.pop();
  const { db } = router;
  let secrets = secretTables(initial);
  return {
    router,
    tables: () => ({ ...db.getState(), ...secrets }),
    read: (name) => ((name in secrets ? secrets : db.getState()) as Tables)[name],
    replace(name, rows) {
      if (name in secrets) secrets = { ...secrets, [name]: rows };
      else db.set(name, rows).value();
    },
    restore(former) {
      db.setState(publicTables(former));
      secrets = secretTables(former);
    },
  };
}
