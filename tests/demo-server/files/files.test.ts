import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beginUpload } from '../support/beginUpload.ts';
import { callerOf } from '../support/caller.ts';
import { MONDAY_NOON, machineAt, ownerRow, running } from '../support/demo.ts';

const HOUR = 3_600_000;
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(20, 1)]);
const pdf = Buffer.from('%PDF-1.7\nhello');

async function serverWithAna() {
  const machine = machineAt(MONDAY_NOON);
  const { demo, url } = await running(machine);
  const { store, files } = demo;
  const { token } = await store.write(() => demo.sessions.open(store.table('owners').insert(ownerRow('ana'))));
  const owner = callerOf(url, token);
  const upload = (content: Buffer, name: string, type?: string) => owner.upload(name, content, type);
  const leftIn = (folder: 'incoming' | 'files') => readdir(join(files.root, folder));
  return { machine, demo, url, store, files, token, owner, upload, leftIn };
}

const until = (holds: () => Promise<boolean>) => expect.poll(holds).toBe(true);

describe('an upload', () => {
  test.each([
    [jpeg, 'foto.jpg', 'image/jpeg'],
    [png, 'foto.png', 'image/png'],
    [pdf, 'estado.pdf', 'application/pdf'],
    [Buffer.concat([Buffer.from('\r\n'), pdf]), 'linea.pdf', 'application/pdf'],
    [Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\r\n'), pdf]), 'impresora.pdf', 'application/pdf'],
    [Buffer.concat([Buffer.alloc(1019, ' '), pdf]), 'espacios.pdf', 'application/pdf'],
    [Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), pdf]), 'encabezado.pdf', 'application/pdf'],
    [jpeg, 'mal.pdf', 'image/jpeg'],
    [pdf, 'Contrato S.A', 'application/pdf'],
    [jpeg, 'Recibo 12.05.2026', 'image/jpeg'],
  ])(
    '%# is stored with the type of its bytes, whatever its name says',
    { tags: 's7-files-answer' },
    async (content, name, type) => {
      const { upload, store, leftIn } = await serverWithAna();
      const { status, body } = await upload(content, name, 'text/html');
      expect(status).toBe(200);
      expect(body).toEqual({ id: expect.any(String), name, size: content.length, url: expect.any(String) });
      expect(store.table('files').all()).toMatchObject([{ id: body.id, owner_id: 'ana', type }]);
      expect(await leftIn('files')).toEqual([body.id]);
      expect(await leftIn('incoming')).toEqual([]);
    },
  );

  test('keeps the accents of its name and drops a path and unseen characters', async () => {
    const { upload } = await serverWithAna();
    expect((await upload(pdf, 'año ñandú 50%.pdf')).body.name).toBe('año ñandú 50%.pdf');
    expect((await upload(pdf, '../../store.json')).body.name).toBe('store.json');
    expect((await upload(pdf, '\u202Econtrato\u2067  Peña\u200B.pdf')).body.name).toBe('contrato Peña.pdf');
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'foto.jpg', 422, { errors: { file: ['File is empty'] } }],
    ['what is called VACÍO', jpeg, 'Archivo VACÍO.jpg', 422, { errors: { file: ['File is empty'] } }],
    [
      'a web page',
      Buffer.from('<html><script>alert(1)</script>'),
      'foto.jpg',
      415,
      { message: 'File type not allowed' },
    ],
    [
      'a text with a PDF in it after 1,024 bytes',
      Buffer.concat([Buffer.alloc(1020, ' '), pdf]),
      'texto.pdf',
      415,
      { message: 'File type not allowed' },
    ],
    ['a GIF', Buffer.from('GIF89a-----------------'), 'foto.gif', 415, { message: 'File type not allowed' }],
  ])('of %s is rejected and leaves nothing behind', async (_what, content, name, status, body) => {
    const { upload, store, leftIn } = await serverWithAna();
    expect(await upload(content, name, 'image/jpeg')).toMatchObject({ status, body });
    expect(store.table('files').all()).toEqual([]);
    expect([await leftIn('files'), await leftIn('incoming')]).toEqual([[], []]);
  });

  test('without a file, or with the file in another field, is rejected', async () => {
    const { owner, url, token } = await serverWithAna();
    expect((await owner.post('/api/files', {})).status).toBe(422);
    const other = new FormData();
    other.append('other', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'foto.jpg');
    const authorization = `Bearer ${token}`;
    const send = async (body: FormData | string, headers = {}) =>
      (await fetch(`${url}/api/files`, { method: 'POST', headers: { authorization, ...headers }, body })).status;
    expect(await send(other)).toBe(422);
    expect(await send('without a boundary', { 'content-type': 'multipart/form-data' })).toBe(400);
  });

  test('without a session is rejected before a byte is stored', async () => {
    const { url, leftIn } = await serverWithAna();
    const { call } = beginUpload(url, 'nobodys', { name: 'foto.jpg', size: 1_000_000 });
    call.on('error', () => {});
    call.write(Buffer.alloc(300_000, 7));
    let status: number | undefined;
    call.on('response', ({ statusCode }) => {
      status = statusCode;
    });
    // It never ends: a server that stores it first would wait for the rest.
    await expect.poll(async () => [status, await leftIn('incoming')]).toEqual([401, []]);
    call.destroy();
  });

  test('that is aborted half-way leaves nothing behind', async () => {
    const { url, token, leftIn, store } = await serverWithAna();
    const { call } = beginUpload(url, token, { name: 'foto.jpg', size: 1_000_000 });
    call.on('error', () => {});
    call.write(Buffer.alloc(300_000, 7));
    await until(async () => (await leftIn('incoming')).length === 1);
    call.destroy();
    await until(async () => (await leftIn('incoming')).length === 0);
    expect(store.table('files').all()).toEqual([]);
  });

  test('with corte50 in its name is cut the first time and succeeds the second time', async () => {
    const { machine, upload, leftIn } = await serverWithAna();
    const content = Buffer.concat([jpeg, Buffer.alloc(400_000)]);
    await expect(upload(content, 'corte50.jpg')).rejects.toThrow('fetch failed');
    // A repetition within 600 ms is the browser's own and belongs to the first attempt.
    await expect(upload(content, 'corte50.jpg')).rejects.toThrow('fetch failed');
    await until(async () => (await leftIn('incoming')).length === 0);
    machine.pass(600);
    expect((await upload(content, 'corte50.jpg')).status).toBe(200);
  });

  test('with lento in its name runs at 64 kB a second', async () => {
    const { upload } = await serverWithAna();
    const start = performance.now();
    expect((await upload(Buffer.concat([jpeg, Buffer.alloc(64_000)]), 'Lento.jpg')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(900);
  });
});

describe('a file', () => {
  test('is served by its signed URL: inline, private, without sniffing, with the accents of its name', async () => {
    const { upload, url } = await serverWithAna();
    const { body } = await upload(pdf, 'año.pdf');
    const answer = await fetch(url + body.url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''a%C3%B1o.pdf",
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
    });
  });

  test('has a URL that is valid for ten minutes of the machine’s clock', async () => {
    const { upload, url, machine, demo } = await serverWithAna();
    const address = url + (await upload(jpeg, 'foto.jpg')).body.url;
    await demo.store.write(() => demo.clock.set(demo.clock.instantAfter('P1D')));
    machine.pass(10 * 60_000 - 1);
    expect((await fetch(address)).status).toBe(200);
    machine.pass(1);
    expect((await fetch(address)).status).toBe(403);
  });

  test('has one URL: neither another spelling of it nor a changed one is served', async () => {
    const { upload, url } = await serverWithAna();
    const { id, url: address } = (await upload(jpeg, 'foto.jpg')).body;
    const { id: other } = (await upload(jpeg, 'otra.jpg')).body;
    const [, signature = ''] = /signature=(.*)$/.exec(address) ?? [];
    // The last letter of the signature has two bits that decoding drops.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const sibling = letters[letters.indexOf(signature.slice(-1)) ^ 1];
    const changed = [
      address.replace(/expires=\d+/, 'expires=9999999999999'),
      address.replace(signature, `${signature.startsWith('a') ? 'b' : 'a'}${signature.slice(1)}`),
      address.replace(signature, ''),
      address.replace(id, other),
      address.replace(/\?.*/, ''),
      `${address}!`,
      `${address}=`,
      `${address}%20`,
      address.slice(0, -1) + sibling,
      `${address}&more=1`,
      `${address}&expires=1`,
      `${address}&signature=x`,
      address.replace('expires=', 'expires=0'),
      address.replace('expires=', 'expires=+'),
      address.replace(/\?(expires=\d+)&(signature=.*)/, '?$2&$1'),
      address.replace(`signature=${signature[0]}`, `signature=%${signature.charCodeAt(0).toString(16)}`),
      address.replace(id, `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`),
      address.replace('/files/', '/FILES/'),
      address.replace('?', '/?'),
    ];
    expect((await fetch(url + address)).status).toBe(200);
    for (const each of changed) expect((await fetch(url + each)).status, each).toBe(403);
  });

  test('is swept after 24 hours when nothing refers to it, and else stays', async () => {
    const { upload, files, store, machine, leftIn } = await serverWithAna();
    const used = (await upload(jpeg, 'selfie.jpg')).body.id;
    const unused = (await upload(jpeg, 'otra.jpg')).body.id;
    await store.write(() => store.table('owners').update('ana', { selfie: used }));
    machine.pass(24 * HOUR);
    await files.sweep();
    expect(await leftIn('files')).toEqual(expect.arrayContaining([used, unused]));
    machine.pass(1);
    await files.sweep();
    expect(await leftIn('files')).toEqual([used]);
    expect(store.table('files').all()).toMatchObject([{ id: used }]);
  });

  test('of an owner stays, whether a document, a lease, a statement or the proof of a payment', async () => {
    const machine = machineAt(MONDAY_NOON);
    const { store, files } = (await running(machine, '--scenario', 'sales')).demo;
    const idsOf = () =>
      store
        .table('files')
        .all()
        .map(({ id }) => id);
    const before = idsOf();
    machine.pass(25 * HOUR);
    await files.sweep();
    expect(idsOf()).toEqual(before);
  });

  test('is not swept between its move into place and the write of its row', async () => {
    const { files, leftIn, store, upload } = await serverWithAna();
    const write = store.write;
    store.write = async (change) => {
      if ((await leftIn('files')).length > 0) await files.sweep();
      return write(change);
    };
    const { body } = await upload(jpeg, 'foto.jpg');
    expect(await readFile(join(files.folder, String(body.id)))).toEqual(jpeg);
  });

  test('without a row is removed by the next sweep, as is an upload that a killed server was receiving', async () => {
    const { files, leftIn, store, upload } = await serverWithAna();
    await writeFile(join(files.folder, 'nobodys'), jpeg);
    const { body } = await upload(jpeg, 'ejemplo.jpg');
    await files.sweep();
    expect(await leftIn('files')).toEqual([body.id]);
    await store.write(() => store.replaceAll({}));
    await files.sweep();
    expect(await leftIn('files')).toEqual([]);
  });
});
