import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RowMissing } from '../../../demo-server/store/errors.ts';
import { folderStorage } from '../../../demo-server/store/persistence.ts';
import { openStore } from '../../../demo-server/store/store.ts';
import { newStore, ownerRow, temporaryFolder } from '../support/demo.ts';

const ana = ownerRow('ana');
const eva = ownerRow('eva');

// What is written when, and what is undone: `commits.test.ts`.

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
