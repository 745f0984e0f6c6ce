import { RowMissing } from './errors.ts';
import type { Row, TableName, Tables } from './rows.ts';

/** A typed collection. Rows are never changed in place: a row that was read stays as it is. */
export type Table<R extends { id: string }> = {
  all(): readonly R[];
  get(id: string): R | undefined;
  find(matches: (row: R) => boolean): R | undefined;
  filter(matches: (row: R) => boolean): R[];
  /** Adds a row; throws when its id exists. */
  insert(row: R): R;
  /** Changes some fields of a row; throws RowMissing when it does not exist. */
  update(id: string, changes: Partial<Omit<R, 'id'>>): R;
  /** Adds a row, or replaces the one with its id. */
  put(row: R): R;
  remove(id: string): void;
  removeWhere(matches: (row: R) => boolean): void;
};

/** The arrays behind the tables. They are replaced, never changed, so that a former state can be restored. */
export type TableSource = {
  read<Name extends TableName>(name: Name): Tables[Name];
  replace<Name extends TableName>(name: Name, rows: Tables[Name]): void;
};

// An index for each array. A change passes the index to the new array; if it is undone, the old array gets a new one.
const indexes = new WeakMap<readonly object[], Map<string, object>>();

function indexOf<R extends { id: string }>(rows: readonly R[]): Map<string, R> {
  const index = (indexes.get(rows) as Map<string, R> | undefined) ?? new Map(rows.map((row) => [row.id, row]));
  indexes.set(rows, index);
  return index;
}

/** Passes the index of an array to its successor, which has one more or one other row. */
function passIndex<R extends { id: string }>(from: readonly R[], to: readonly R[], row: R): void {
  indexes.set(to, indexOf(from).set(row.id, row));
  indexes.delete(from);
}

/** Returns the typed table over a source's array. */
export function tableOf<Name extends TableName>(source: TableSource, name: Name): Table<Row<Name>> {
  type R = Row<Name>;
  const all = () => source.read(name) as readonly R[];
  const replace = (rows: readonly R[]) => source.replace(name, rows as unknown as Tables[Name]);
  const get = (id: string) => indexOf(all()).get(id);

  /** Replaces the array by one with a new or changed row. */
  const setRow = (rows: readonly R[], row: R): R => {
    passIndex(all(), rows, row);
    replace(rows);
    return row;
  };
  const insert = (row: R): R => {
    if (get(row.id)) throw new Error(`${name} ${row.id} is already there`);
    return setRow([...all(), row], row);
  };
  const put = (row: R): R => {
    const before = get(row.id);
    if (!before) return insert(row);
    const rows = all().map((other) => (other === before ? row : other));
    return setRow(rows, row);
  };
  const removeWhere = (matches: (row: R) => boolean) => {
    const remaining = all().filter((row) => !matches(row));
    if (remaining.length < all().length) replace(remaining);
  };
  return {
    all,
    get,
    insert,
    put,
    find: (matches) => all().find(matches),
    filter: (matches) => all().filter(matches),
    update: (id, changes) => put({ ...(get(id) ?? throwMissing(name, id)), ...changes }),
    remove: (id) => removeWhere((row) => row.id === id),
    removeWhere,
  };
}

const throwMissing = (name: TableName, id: string): never => {
  throw new RowMissing(`${name} ${id}`);
};
