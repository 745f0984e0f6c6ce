import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { makeFolder } from '../../../demo-server/store/fileSystem.ts';
import { replaceFile, serialiser } from '../../../demo-server/store/persistence.ts';
import { temporaryFolder } from '../support/demo.ts';

describe('the text of tables', () => {
  test('is JSON with a row on each line', () => {
    const tables = { owners: [{ id: 'ana', name: 'Ñ' }, { id: 'eva' }], loans: [] };
    const text = serialiser()(tables).toString();
    expect(JSON.parse(text)).toEqual(tables);
    expect(text).toBe('{\n"owners": [\n{"id":"ana","name":"Ñ"},\n{"id":"eva"}\n],\n"loans": []\n}\n');
  });

  test('is made anew only of rows that have changed', () => {
    const serialise = serialiser();
    const row = (id: string) => ({ toJSON: vi.fn(() => ({ id })) });
    const [ana, eva] = [row('ana'), row('eva')];
    serialise({ owners: [ana] });
    expect(JSON.parse(String(serialise({ owners: [ana, eva] })))).toEqual({ owners: [{ id: 'ana' }, { id: 'eva' }] });
    expect([ana.toJSON.mock.calls.length, eva.toJSON.mock.calls.length]).toEqual([1, 1]);
  });
});

test('a file is replaced whole, readable by its user only, with nothing left beside it', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'store.json');
  await writeFile(path, 'a longer text than the new one');
  await replaceFile(path, Buffer.from('new'));
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['store.json']);
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a folder is made with those above it, for its user only, and may be there already', async () => {
  const folder = join(await temporaryFolder(), 'a', 'b');
  await makeFolder(folder);
  await makeFolder(folder);
  if (process.platform !== 'win32') expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
