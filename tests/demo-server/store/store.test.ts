import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NotStored, RowMissing } from '../../../demo-server/store/errors.ts';
import { folderStorage } from '../../../demo-server/store/persistence.ts';
import type { Tables } from '../../../demo-server/store/rows.ts';
import { openStore, type StorageAdapter } from '../../../demo-server/store/store.ts';
import { newStore, ownerRow, temporaryFolder } from '../support/demo.ts';

const ana = ownerRow('ana');
const eva = ownerRow('eva');

/** Storage that stores nothing, counts its saves, waits for the test, and fails on demand. */
function keepingOfTheTest() {
  const saves: { owners: string[]; end(error?: Error): void }[] = [];
  const keeping: StorageAdapter = {
    load: async () => null,
    save: (tables: Readonly<Tables>) =>
      new Promise((resolve, reject) => {
        const owners = tables.owners.map(({ id }) => id);
        saves.push({ owners, end: (error) => (error ? reject(error) : resolve()) });
      }),
    close: async () => {},
  };
  const next = async (count: number) => {
    while (saves.length < count) await new Promise(setImmediate);
    return saves[count - 1] as (typeof saves)[number];
  };
  return { keeping, saves, next };
}

describe('a change', () => {
  test('is visible at once and resolves when it is on disk', async () => {
    const { keeping, next } = keepingOfTheTest();
    const store = await openStore(keeping);
    let answered = false;
    const write = store.write(() => store.table('owners').insert(ana)).then(() => (answered = true));
    expect(store.table('owners').get('ana')).toEqual(ana);
    const save = await next(1);
    expect(answered).toBe(false);
    save.end();
    await write;
    expect(answered).toBe(true);
  });

  test('that throws is undone and not written', async () => {
    const { keeping, saves } = keepingOfTheTest();
    const store = await openStore(keeping);
    const write = store.write(() => {
      store.table('owners').insert(ana);
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    expect(store.table('owners').all()).toEqual([]);
    expect(saves).toEqual([]);
  });

  test('outside of a write is rejected, also after one, and so is an asynchronous one', async () => {
    const store = await newStore();
    await store.write(() => store.set('scenario', 'empty'));
    expect(() => store.table('owners').insert(ana)).toThrow('outside of a write');
    await expect(store.write(async () => store.table('owners').insert(ana))).rejects.toThrow('must be synchronous');
    expect(store.table('owners').all()).toEqual([]);
  });

  test('during a write shares the next write with all others', async () => {
    const { keeping, saves, next } = keepingOfTheTest();
    const store = await openStore(keeping);
    const first = store.write(() => store.table('owners').insert(ana));
    const save = await next(1);
    const others = ['b', 'c', 'd'].map((id) => store.write(() => store.table('owners').insert(ownerRow(id))));
    save.end();
    await first;
    (await next(2)).end();
    await Promise.all(others);
    expect(saves.map(({ owners }) => owners)).toEqual([['ana'], ['ana', 'b', 'c', 'd']]);
  });

  test('that cannot be stored is undone together with those that follow it, each with an error', async () => {
    const { keeping, next } = keepingOfTheTest();
    const store = await openStore(keeping);
    const written = store.write(() => store.table('owners').insert(ana));
    (await next(1)).end();
    await written;
    const lost = store.write(() => store.table('owners').update('ana', { name: 'Ana' }));
    const save = await next(2);
    const behind = store.write(() => store.table('owners').insert(eva));
    save.end(Object.assign(new Error('disk full'), { code: 'ENOSPC' }));
    await expect(lost).rejects.toThrow(NotStored);
    await expect(behind).rejects.toThrow(NotStored);
    expect(store.table('owners').all()).toEqual([ana]);

    const again = store.write(() => store.table('owners').insert(eva));
    (await next(3)).end();
    await again;
    expect(store.table('owners').all()).toEqual([ana, eva]);
  });

  test('without any effect causes no write', async () => {
    const { keeping, saves } = keepingOfTheTest();
    const store = await openStore(keeping);
    await store.write(() => store.table('owners').remove('nobody'));
    expect(saves).toEqual([]);
  });
});

describe('a table', () => {
  test('finds, updates, puts and removes by id without changing rows that were read before', async () => {
    const store = await newStore();
    const owners = store.table('owners');
    await store.write(() => [ana, eva].forEach(owners.insert));
    const before = owners.all();
    await store.write(() => owners.update('ana', { name: 'Ana' }));
    expect(owners.get('ana')?.name).toBe('Ana');
    expect(before[0]?.name).toBeNull();
    await store.write(() => owners.put(ana));
    expect(owners.all()).toEqual([ana, eva]);
    expect(owners.find(({ email }) => email === eva.email)).toEqual(eva);
    expect(owners.filter(({ email }) => email === eva.email)).toEqual([eva]);
    await store.write(() => owners.removeWhere(({ id }) => id === 'ana'));
    expect(owners.get('ana')).toBeUndefined();
    expect(owners.all()).toEqual([eva]);
  });

  test('rejects an existing id on insert and a missing id on update', async () => {
    const store = await newStore();
    await store.write(() => store.table('owners').insert(ana));
    await expect(store.write(() => store.table('owners').insert(ana))).rejects.toThrow('already there');
    await expect(store.write(() => store.table('owners').update('eva', {}))).rejects.toThrow(RowMissing);
  });

  test("hides an owner's row from other owners", async () => {
    const store = await newStore();
    const file = { id: 'f', owner_id: 'ana', name: 'a.pdf', size: 1, type: 'application/pdf', kept_at: 0 } as const;
    await store.write(() => store.table('files').insert(file));
    expect(store.getOwned('files', 'f', 'ana')).toEqual(file);
    expect(() => store.getOwned('files', 'f', 'eva')).toThrow(RowMissing);
    expect(() => store.getOwned('files', 'g', 'ana')).toThrow(RowMissing);
  });

  test('numbers each kind separately, and a change that throws uses no number', async () => {
    const store = await newStore();
    const next = (kind: string) => store.write(() => store.nextNumber(kind));
    expect([await next('loans'), await next('loans'), await next('events')]).toEqual(['1', '2', '1']);
    await store
      .write(() => {
        store.nextNumber('loans');
        throw new Error('no');
      })
      .catch(() => {});
    expect(await next('loans')).toBe('3');
  });
});

describe('a folder', () => {
  test('restores all tables, secrets included', async () => {
    const folder = await temporaryFolder();
    const store = await openStore(await folderStorage(folder, () => {}));
    expect(store.isNew).toBe(true);
    await store.write(() => {
      store.table('owners').insert(ownerRow('ñandú', { name: 'Ñ "quoted"\n' }));
      store.table('keys').insert({ id: 'k', value: 'secret' });
      store.set('scenario', 'empty');
    });
    const before = store.tables();
    await store.close();
    const again = await newStore(folder);
    expect(again.isNew).toBe(false);
    expect(again.tables()).toEqual(before);
    expect(again.setting('scenario', 'sales')).toBe('empty');
  });

  test('stores changes of writeLater at the latest when the server ends', async () => {
    const folder = await temporaryFolder();
    const store = await openStore(await folderStorage(folder, () => {}));
    store.writeLater(() => store.table('owners').insert(ana));
    await store.close();
    expect((await newStore(folder)).table('owners').get('ana')).toEqual(ana);
  });

  test.each([
    ['cut off', '{"owners": [{"id": "a'],
    ['not a store', '{"name": "adelantto"}'],
    ['with a table that is none', '{"owners": [], "loans": 5}'],
    ['with an empty row', '{"owners": [null]}'],
    ['with a row without an id', '{"owners": [{"name": "Ana"}]}'],
    ['a list', '[]'],
    ['a number', '5'],
    ['null', 'null'],
  ])('a file that is %s is renamed, never overwritten', async (_what, content) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'store.json'), content);
    await mkdir(join(folder, 'files'));
    await writeFile(join(folder, 'files', 'upload'), 'bytes');
    const logLines: string[] = [];
    const store = await newStore(folder, logLines);
    expect(store.isNew).toBe(true);
    await store.write(() => store.table('owners').insert(ana));
    const names = await readdir(folder);
    // No colons: Windows allows none.
    const aside = names.find((name) => /^store\.json\.damaged-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z$/.test(name)) ?? '';
    expect(await readFile(join(folder, aside), 'utf8')).toBe(content);
    // The new store does not know the uploads, and must not sweep them.
    const uploads = names.find((name) => name.startsWith('files.damaged')) ?? '';
    expect(await readFile(join(folder, uploads, 'upload'), 'utf8')).toBe('bytes');
    expect(logLines).toEqual([
      expect.stringMatching(new RegExp(`store\\.json cannot be read.* set aside as .*${aside}`)),
    ]);
  });

  test('with a damaged file and no uploads starts anew', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'store.json'), '{');
    expect((await newStore(folder)).isNew).toBe(true);
    expect((await readdir(folder)).filter((name) => name.includes('damaged'))).toHaveLength(1);
  });
});
