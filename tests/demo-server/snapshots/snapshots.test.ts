import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../../demo-server/demo.ts';
import { deleteSnapshot, listSnapshots, saveSnapshot } from '../../../demo-server/snapshots/snapshots.ts';
import { temporaryFolder } from '../support/demo.ts';

const demoIn = (root: string) => ({ files: { root } }) as Demo;

test('named snapshots are listed newest first, without files of other origin', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'snapshots'));
  for (const [name, savedAt] of [
    ['a', '2026-11-20T12:00:00.000Z'],
    ['b', '2026-11-22T12:00:00.000Z'],
    ['c', '2026-11-21T12:00:00.000Z'],
  ] as const) {
    const file = join(root, 'snapshots', `${name}.tar`);
    await writeFile(file, '');
    await utimes(file, new Date(savedAt), new Date(savedAt));
  }
  for (const name of ['copy of it.tar', '%E0%A4.tar', '..%2fout.tar', '...tar', 'note.txt'])
    await writeFile(join(root, 'snapshots', name), '');
  expect((await listSnapshots(demoIn(root))).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
});

const wrongName = fieldTexts.wrongField({ name: 'name', expected: fieldTexts.snapshotName });

test.each([
  ['a letter too many', 'a'.repeat(61)],
  ['more bytes than a file may have', '本'.repeat(30)],
  ['no letter', ''],
  ['only spaces', '   '],
  ['only dots', ' ..'],
  ['a line break', 'a\nb'],
  ['half a character', '\ud83d'],
  ['a mark that turns it around', 'Punto\u202e 1'],
  ['two spaces, which would look like one', 'a  b'],
])('a snapshot is not named by %s', async (_, name) => {
  const demo = demoIn(await temporaryFolder());
  const rejection = { status: 422, body: { errors: { name: [wrongName] } } };
  await expect(saveSnapshot(demo, name)).rejects.toMatchObject(rejection);
  await expect(async () => deleteSnapshot(demo, name)).rejects.toMatchObject(rejection);
});

test.each([
  ...['a'.repeat(60), '本'.repeat(27), '.a', 'Cita: 10:30 (Peña)'],
  ...['🏠 Casa de Ana & Luis/2', '¿Listo? *', '../fuera', 'O’Neill "50%"'],
])('a snapshot may be named %s', async (name) => {
  await expect(deleteSnapshot(demoIn(await temporaryFolder()), name)).rejects.toMatchObject({ status: 404 });
});
