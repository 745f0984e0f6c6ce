import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import tar from 'tar-stream';
import { beforeAll, expect, test } from 'vitest';
import { leaseAgreement } from '../../../demo-server/files/sampleFiles.ts';
import { Stage } from '../../stage.ts';
import { httpErrorOf, MONDAY_NOON, running } from '../support/demo.ts';
import { uploadFile, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

type Entry = { readonly name: string; readonly content: Buffer | string; readonly type?: 'file' | 'directory' };
type State = { format: number; now: string; tables: Record<string, object[]> };

let snapshot: { state: State; file: Entry };
/** Takes a snapshot with one uploaded file. Each test then begins with an empty server. */
beforeAll(async () => {
  await uploadFile(await verifiedOwner(server), leaseAgreement);
  const extract = tar.extract();
  extract.end(Buffer.from(await server.stage.exportState()));
  const entries: Entry[] = [];
  for await (const entry of extract) entries.push({ name: entry.header.name, content: await buffer(entry) });
  const [state, file] = entries as [Entry, Entry];
  snapshot = { state: JSON.parse(String(state.content)), file };
});

/** Imports a tar of these entries. */
async function imported(entries: readonly Entry[]) {
  const pack = tar.pack();
  for (const { content, ...header } of entries) pack.entry(header, content);
  pack.finalize();
  return server.stage.importState(new Uint8Array(await buffer(pack)));
}

const entryOf = (state: unknown): Entry => ({ name: 'state.json', content: JSON.stringify(state) });
const filesOf = (folder: 'folder' | 'incoming') => readdir(server.running.demo.files[folder]);

test('a snapshot has the whole state and each uploaded file, and restores both', async () => {
  const { state, file } = snapshot;
  expect(state).toMatchObject({ format: 1, now: '2026-11-23T15:00:00.000Z' });
  const [row] = state.tables.files as { id: string; size: number }[];
  expect(file).toEqual({ name: `files/${row?.id}`, content: leaseAgreement.bytes });
  await imported([entryOf(state), file]);
  expect(server.running.demo.store.tables()).toMatchObject({ owners: state.tables.owners, files: [row] });
  expect(await filesOf('folder')).toEqual([row?.id]);
  expect(await filesOf('incoming')).toEqual([]);
});

test('a snapshot of an older version, which lacks a table, has no rows in it', async () => {
  const { files: _, ...tables } = snapshot.state.tables;
  await imported([entryOf({ ...snapshot.state, tables })]);
  expect(server.rows('files')).toEqual([]);
  expect(server.rows('owners')).toHaveLength(1);
});

test.each<[string, (state: State, file: Entry) => Entry[]]>([
  ['another format', (state, file) => [entryOf({ ...state, format: 2 }), file]],
  ['no time', ({ now: _, ...state }, file) => [entryOf(state), file]],
  ['a time that is none', (state, file) => [entryOf({ ...state, now: 'today' }), file]],
  ['a time before the range', (state, file) => [entryOf({ ...state, now: '1969-12-31T23:59:59Z' }), file]],
  ['an unknown table', (state, file) => [entryOf({ ...state, tables: { ...state.tables, wallets: [] } }), file]],
  ['a table that is no list', (state, file) => [entryOf({ ...state, tables: { ...state.tables, loans: {} } }), file]],
  ['a row without an id', (state, file) => [entryOf({ ...state, tables: { ...state.tables, loans: [{}] } }), file]],
  ['an unknown field', (state, file) => [entryOf({ ...state, more: 1 }), file]],
  ['a state that is not JSON', (_, file) => [{ name: 'state.json', content: '{' }, file]],
  ['nothing', () => []],
  ['no state', (_, file) => [file]],
  ['two states', (state, file) => [entryOf(state), entryOf(state), file]],
  ['a file before its state', (state, file) => [file, entryOf(state)]],
  ['a file that no row knows', (state, file) => [entryOf(state), file, named('nobodys')]],
  ['a file twice', (state, file) => [entryOf(state), file, file]],
  ['a missing file', (state) => [entryOf(state)]],
  ['a file of another size', (state, file) => [entryOf(state), { ...file, content: 'short' }]],
  ['a file out of its folder', (state, file) => [entryOf(state), file, { name: 'files/../out', content: '' }]],
  ['a file beside the folder', (state, file) => [entryOf(state), file, { name: 'out', content: '' }]],
  ['a name with a character too many', (state, file) => [entryOf(state), file, named('a'.repeat(65))]],
  ['a file without a name', (state, file) => [entryOf(state), file, named('')]],
  ['a folder', (state, file) => [entryOf(state), file, { name: 'files/sub', content: '', type: 'directory' }]],
])('a snapshot with %s is rejected, and nothing changes', async (_, entriesOf) => {
  const before = server.running.demo.store.tables();
  expect(await httpErrorOf(imported(entriesOf(snapshot.state, snapshot.file)))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('no es un punto guardado') },
  });
  expect(server.running.demo.store.tables()).toEqual(before);
  expect(await filesOf('folder')).toEqual([]);
  expect(await filesOf('incoming')).toEqual([]);
});

const named = (name: string): Entry => ({ name: `files/${name}`, content: '' });

test('a named snapshot can be read by its user only', async () => {
  await server.stage.saveSnapshot('punto');
  const { mode } = await stat(join(server.running.demo.files.root, 'snapshots', 'punto.tar'));
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  await server.stage.deleteSnapshot('punto');
});

test('a snapshot that is cut off, empty or no tar is rejected', async () => {
  const whole = new Uint8Array(await server.stage.exportState());
  const noTar = new Uint8Array(Buffer.from('this is no tar at all'.repeat(60)));
  for (const bytes of [whole.slice(0, whole.length - 1500), new Uint8Array(), noTar])
    expect(await httpErrorOf(server.stage.importState(bytes))).toMatchObject({ status: 400 });
});

test('a snapshot restores a frozen clock to the millisecond', async () => {
  let now = MONDAY_NOON;
  // A machine on which time passes between any two steps.
  const { url } = await running({ now: () => now++ });
  const stage = new Stage(url);
  const { now: stopped } = await stage.moveClock({ frozen: true });
  const tar = await stage.exportState();
  await stage.moveClock({ advance: 'P1D' });
  expect(await stage.importState(tar)).toMatchObject({ now: stopped });
});

test('named snapshots survive a reset', async () => {
  const owner = await verifiedOwner(server);
  const { stage } = server;
  const name = 'Antes de la reunión';
  expect(await stage.saveSnapshot(name)).toMatchObject({ name, size: expect.any(Number) });
  await stage.reset();
  expect(await stage.snapshots()).toMatchObject([{ name }]);
  await stage.restoreSnapshot(name);
  expect((await owner.get('/api/user')).status).toBe(200);
  await stage.deleteSnapshot(name);
  expect(await httpErrorOf(stage.deleteSnapshot(name))).toMatchObject({ status: 404 });
  expect(await httpErrorOf(stage.restoreSnapshot('nada'))).toMatchObject({ status: 404 });
});
