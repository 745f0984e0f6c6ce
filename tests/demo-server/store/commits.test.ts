import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotStored } from '../../../demo-server/store/errors.ts';
import type { Tables } from '../../../demo-server/store/rows.ts';
import { openStore, type Store } from '../../../demo-server/store/store.ts';
import { deferred } from '../../deferred.ts';
import { ownerRow } from '../support/demo.ts';

const ana = ownerRow('ana');
const eva = ownerRow('eva');

let saved: string[][];
let isFull: boolean;
/** While there is one, a save waits for it. */
let disk: ReturnType<typeof deferred<void>> | undefined;
let store: Store;
/** Opens a store that keeps the names of the owners of each save, on a disk that can be full or busy. */
beforeEach(async () => {
  saved = [];
  isFull = false;
  disk = undefined;
  const save = async ({ owners }: Readonly<Tables>) => {
    await disk?.promise;
    if (isFull) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    saved.push(owners.map(({ id }) => id));
  };
  store = await openStore({ load: async () => null, save, close: async () => {} });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  isFull = false;
  await store.close();
});

const inserts = (row: typeof ana) => () => void store.table('owners').insert(row);
/** Lets the writes that have begun end. */
const written = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

describe('a change', () => {
  test('is visible at once and resolves when it is on disk', async () => {
    disk = deferred();
    let isDone = false;
    const write = store.write(inserts(ana)).then(() => (isDone = true));
    expect(store.table('owners').get('ana')).toEqual(ana);
    await written();
    expect(isDone).toBe(false);
    disk.resolve();
    await write;
    expect(saved).toEqual([['ana']]);
  });

  test('that throws is undone with those within it, and not written', async () => {
    const outer = store.write(() => {
      void store.write(inserts(ana));
      inserts(eva)();
      throw new Error('no');
    });
    await expect(outer).rejects.toThrow('no');
    await written();
    expect([store.table('owners').all(), saved.flat()]).toEqual([[], []]);
  });

  test('outside of a write is rejected, also after one, and so is an asynchronous one', async () => {
    await store.write(() => store.set('scenario', 'empty'));
    expect(inserts(ana)).toThrow('outside of a write');
    await expect(store.write(async () => store.table('owners').insert(ana))).rejects.toThrow('must be synchronous');
    expect(store.table('owners').all()).toEqual([]);
  });

  test('during a write shares the next write with all others', async () => {
    disk = deferred();
    const first = store.write(inserts(ana));
    await written();
    const others = ['b', 'c', 'd'].map((id) => store.write(inserts(ownerRow(id))));
    disk.resolve();
    await Promise.all([first, ...others]);
    expect(saved).toEqual([['ana'], ['ana', 'b', 'c', 'd']]);
  });

  test('that cannot be stored is undone together with those that follow it, each with an error', async () => {
    await store.write(inserts(ana));
    [disk, isFull] = [deferred(), true];
    const lost = store.write(() => store.table('owners').update('ana', { name: 'Ana' }));
    await written();
    const behind = store.write(inserts(eva));
    disk.resolve();
    await expect(lost).rejects.toThrow(NotStored);
    await expect(behind).rejects.toThrow(NotStored);
    expect(store.table('owners').all()).toEqual([ana]);

    isFull = false;
    await store.write(inserts(eva));
    expect(store.table('owners').all()).toEqual([ana, eva]);
  });

  test('without any effect causes no write', async () => {
    await store.write(() => store.table('owners').remove('nobody'));
    await written();
    expect(saved).toEqual([]);
  });
});

describe('a change that nobody waits for', () => {
  test('is stored a second after the first of them, with those that came since', async () => {
    store.writeLater(inserts(ana));
    vi.advanceTimersByTime(900);
    store.writeLater(inserts(eva));
    await written();
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(100);
    await written();
    expect(saved).toEqual([['ana', 'eva']]);
    vi.advanceTimersByTime(5000);
    await written();
    expect(saved).toHaveLength(1);
  });

  test('is stored with the next write, and not again after its second', async () => {
    store.writeLater(inserts(ana));
    await store.write(inserts(eva));
    vi.advanceTimersByTime(5000);
    await written();
    expect(saved).toEqual([['ana', 'eva']]);
    store.writeLater(() => store.table('owners').remove('eva'));
    vi.advanceTimersByTime(1000);
    await written();
    expect(saved[1]).toEqual(['ana']);
  });

  test('is undone when it cannot be stored, and the next write is', async () => {
    isFull = true;
    store.writeLater(inserts(ana));
    vi.advanceTimersByTime(1000);
    await written();
    expect(store.table('owners').all()).toEqual([]);
    isFull = false;
    await store.write(inserts(eva));
    expect(saved).toEqual([['eva']]);
  });
});

test('a listener hears of each stored state, of none that was not stored, and of none once it is removed', async () => {
  const heard: string[][] = [];
  const stop = store.onCommit(({ owners }) => heard.push(owners.map(({ id }) => id)));
  await store.write(inserts(ana));
  await written();
  isFull = true;
  await expect(store.write(inserts(eva))).rejects.toThrow(NotStored);
  await written();
  expect(heard).toEqual([['ana']]);
  isFull = false;
  stop();
  await store.write(inserts(eva));
  await written();
  expect(heard).toHaveLength(1);
});

test('values in memory are created again when all tables are replaced', async () => {
  const create = vi.fn(() => new Map());
  const value = store.keepInMemory(create);
  const first = value();
  expect(value()).toBe(first);
  await store.write(() => store.replaceAll({ owners: [ana] }));
  expect(value()).not.toBe(first);
  expect(create).toHaveBeenCalledTimes(2);
  expect(store.tables()).toMatchObject({ owners: [ana], loans: [], keys: [] });
});

test('a store is closed when its last write has ended, with what nobody waits for', async () => {
  disk = deferred();
  const write = store.write(inserts(ana));
  await written();
  let isClosed = false;
  const closed = store.close().then(() => (isClosed = true));
  await written();
  expect(isClosed).toBe(false);
  disk.resolve();
  await Promise.all([write, closed]);
  store.writeLater(inserts(eva));
  await store.close();
  expect(saved).toEqual([['ana'], ['ana', 'eva']]);
});
