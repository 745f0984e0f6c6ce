import { notFound } from '../http/errors.ts';
import type { OwnedTable, Row, TableName, Tables } from './rows.ts';

/** One collection, typed. Rows are never changed in place: what is read may be kept and compared. */
export type Table<R extends { id: string }> = {
  all(): readonly R[];
  get(id: string): R | undefined;
  find(matches: (row: R) => boolean): R | undefined;
  filter(matches: (row: R) => boolean): R[];
  /** Throws when the id is taken. */
  insert(row: R): R;
  /** Changes some fields; throws a 404 when there is no such row. */
  update(id: string, changes: Partial<Omit<R, 'id'>>): R;
  /** Puts a whole row in the place of the one with its id, or adds it. */
  put(row: R): R;
  remove(id: string): void;
  removeWhere(matches: (row: R) => boolean): void;
};

/** What the tables stand on: arrays that are replaced, never changed, so that any former state can be put back. */
export type TableSource = {
  read<Name extends TableName>(name: Name): Tables[Name];
  replace<Name extends TableName>(name: Name, rows: Tables[Name]): void;
};

// One index for each array. A change hands its index on to the new array: should it be taken back, the old one gets another.
const indexes = new WeakMap<readonly object[], Map<string, object>>();

function indexOf<R extends { id: string }>(rows: readonly R[]): Map<string, R> {
  const index = (indexes.get(rows) as Map<string, R> | undefined) ?? new Map(rows.map((row) => [row.id, row]));
  indexes.set(rows, index);
  return index;
}

/** Takes the index of an array for its successor, with one row more or another one. */
function handOn<R extends { id: string }>(from: readonly R[], to: readonly R[], row: R): void {
  indexes.set(to, indexOf(from).set(row.id, row));
  indexes.delete(from);
}

/** The typed view of one collection. */
export function tableOf<Name extends TableName>(ground: TableSource, name: Name): Table<Row<Name>> {
  type R = Row<Name>;
  const all = () => ground.read(name) as readonly R[];
  const replace = (rows: readonly R[]) => ground.replace(name, rows as unknown as Tables[Name]);
  const get = (id: string) => indexOf(all()).get(id);

  const exchange = (before: R, after: R): R => {
    const rows = all().map((row) => (row === before ? after : row));
    handOn(all(), rows, after);
    replace(rows);
    return after;
  };
  const insert = (row: R): R => {
    if (get(row.id)) throw new Error(`${name} ${row.id} is already there`);
    const rows = [...all(), row];
    handOn(all(), rows, row);
    replace(rows);
    return row;
  };
  return {
    all,
    get,
    insert,
    find: (matches) => all().find(matches),
    filter: (matches) => all().filter(matches),
    update(id, changes) {
      const before = get(id);
      if (!before) throw notFound();
      return exchange(before, { ...before, ...changes });
    },
    put(row) {
      const before = get(row.id);
      return before ? exchange(before, row) : insert(row);
    },
    remove(id) {
      const before = get(id);
      if (before) replace(all().filter((row) => row !== before));
    },
    removeWhere(matches) {
      const left = all().filter((row) => !matches(row));
      if (left.length < all().length) replace(left);
    },
  };
}

/** A row of the owner's own. 404 when it is not there or not hers: never tell which (contract §2). */
export function ownedRow<Name extends OwnedTable>(
  ground: TableSource,
  name: Name,
  id: string,
  ownerId: string,
): Row<Name> {
  const row = tableOf(ground, name).get(id);
  if (row?.owner_id !== ownerId) throw notFound();
  return row;
}
