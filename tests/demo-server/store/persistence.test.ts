import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../demo-server/store/fileSystem.ts';
import { replaceFile, serialiser } from '../../../demo-server/store/persistence.ts';
import { temporaryFolder } from '../support/demo.ts';

test('the text of tables is JSON with a row on each line, also when only some rows have changed', () => {
  const serialise = serialiser();
  const [ana, eva] = [{ id: 'ana', name: 'Ñ' }, { id: 'eva' }];
  serialise({ owners: [ana], loans: [] });
  expect(serialise({ owners: [ana, eva], loans: [] }).toString()).toBe(
    '{\n"owners": [\n{"id":"ana","name":"Ñ"},\n{"id":"eva"}\n],\n"loans": []\n}\n',
  );
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
