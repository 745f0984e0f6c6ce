import { describe, expect, test } from 'vitest';
import { selfie } from '../../../demo-server/files/sampleFiles.ts';
import { ownerRow, running } from '../support/demo.ts';

describe('the raw data', () => {
  async function withOwners() {
    const { demo, url } = await running();
    let token = '';
    await demo.store.write(() => {
      const [ana] = [ownerRow('ana'), ownerRow('eva')].map((owner) => demo.store.table('owners').insert(owner));
      if (ana) token = demo.sessions.open(ana).token;
      demo.store.table('passwords').insert({ id: 'ana', hash: 'the-hash', temporary: null });
      for (const [id, loan_id] of [
        ['1', '7'],
        ['2', '7'],
        ['3', '8'],
      ] as const) {
        const due = { due_date: '2026-12-01', total_amount: 1, proof: null, rejection_reason: null, moved_at: '' };
        const row = { id, loan_id, owner_id: 'ana', number: 1, status: 'pending', ...due } as never;
        demo.store.table('installments').insert(row);
      }
    });
    const get = async (path: string) => (await fetch(`${url}/demo/db${path}`)).json() as Promise<{ id: string }[]>;
    return { url, get, token };
  }

  test('begins with the addresses of its tables', async () => {
    const { url } = await withOwners();
    const tables: Record<string, string> = await (await fetch(`${url}/demo/db`)).json();
    expect(tables).toMatchObject({ owners: `${url}/demo/db/owners`, messages: `${url}/demo/db/messages` });
    expect(tables).not.toHaveProperty('passwords');
    for (const address of Object.values(tables)) expect((await fetch(address)).status).toBe(200);
  });

  test('is filtered, sorted and paged by json-server', async () => {
    const { url, get } = await withOwners();
    const ids = async (path: string) => (await get(path)).map(({ id }) => id);
    expect(await ids('/owners?email=eva@adelantto.test')).toEqual(['eva']);
    expect(await ids('/owners?_sort=id&_order=desc&_page=1&_limit=1')).toEqual(['eva']);
    expect(await ids('/owners?q=eva@')).toEqual(['eva']);
    expect(await ids('/loans/7/installments')).toEqual(['1', '2']);
    expect((await fetch(`${url}/demo/db/owners`, { method: 'HEAD' })).status).toBe(200);
    expect(await get('/owners/ana')).toMatchObject({ email: 'ana@adelantto.test' });
  });

  test('has the computed fields of the API, and files with an address to open them', async () => {
    const { url, get, token } = await withOwners();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(selfie.bytes)]), 'ine.jpg');
    await fetch(`${url}/api/files`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
    const [file] = (await get('/files?_sort=id')) as { id: string; url: string }[];
    expect((await fetch(url + file?.url)).status).toBe(200);
    expect(await get('/owners/ana')).toMatchObject({ next_step: 'identification', is_completed: false, selfie: null });
    expect(await get('/owners?_embed=installments')).toMatchObject([
      { installments: [{}, {}, {}] },
      { installments: [] },
    ]);
    expect((await fetch(`${url}/demo/db/owners/nobody`)).status).toBe(404);
  });

  test.each([
    '/db',
    '/owners?_embed=passwords',
    '/owners/ana/passwords',
    '/passwords',
    '/sessions',
    '/owners?q=the-hash',
  ])('%s contains no secret', async (path) => {
    const { url } = await withOwners();
    const text = await (await fetch(`${url}/demo/db${path}`)).text();
    expect(text).not.toContain('the-hash');
    expect(text).not.toContain('used_at');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot be changed by %s', async (method) => {
    const { url, get } = await withOwners();
    const headers = { 'content-type': 'application/json', 'x-http-method-override': 'DELETE' };
    const answer = await fetch(`${url}/demo/db/owners/ana`, { method, headers, body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([403, { message: 'Not allowed' }]);
    expect(await get('/owners')).toHaveLength(2);
  });

  test('rejects patterns, JSONP and sorting by two values, and sends no stack', async () => {
    const { url } = await withOwners();
    const unreadable = [400, { message: 'The request could not be read' }];
    for (const path of [
      'owners?email_like=.*',
      'db?callback=a',
      'owners?callback=a',
      'owners?_sort=a&_sort=b',
      'owners/%E0%A4%A',
    ]) {
      const response = await fetch(`${url}/demo/db/${path}`);
      expect([response.status, await response.json()], path).toEqual(unreadable);
    }
  });
});
