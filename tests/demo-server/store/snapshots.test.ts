import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Demo } from '../../../demo-server/demo.ts';
import { createSnapshots } from '../../../demo-server/store/snapshots.ts';
import { temporaryFolder } from '../support/demo.ts';

test('named snapshots are listed newest first', async () => {
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
  const snapshots = createSnapshots({ files: { root } } as Demo);
  expect((await snapshots.list()).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
});
