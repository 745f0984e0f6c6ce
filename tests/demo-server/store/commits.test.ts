import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotStored } from '../../../demo-server/store/errors.ts';
import type { Tables } from '../../../demo-server/store/rows.ts';
import { openStore, type Store } from '../../../demo-server/store/store.ts';
import { ownerRow } from '../support/demo.ts';

const ana = ownerRow('ana');
const eva = ownerRow('eva');

let saved: string[][];
let isFull: boolean;
let store: Store;
/** Opens a store that keeps the names of the owners of each save, on a disk that can be full. */
beforeEach(async () => {
  saved = [];
  isFull = false;
  const save = async ({ owners }: Readonly<Tables>) => {
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

test('a write within another one is part of it: both are undone', async () => {
  const outer = store.write(() => {
    void store.write(inserts(ana));
    throw new Error('no');
  });
  await expect(outer).rejects.toThrow('no');
  await written();
  expect(store.table('owners').all()).toEqual([]);
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

test('a store is closed when its last write has ended', async () => {
  const write = store.write(inserts(ana));
  await store.close();
  expect(saved).toEqual([['ana']]);
  await write;
});
