import { beforeEach, expect, test } from 'vitest';
import { selfie } from '../../../demo-server/files/sampleFiles.ts';
import { callerOf } from '../support/caller.ts';
import { ownerRow, running } from '../support/demo.ts';
import { uploadFile } from '../support/owner.ts';

let url: string;
let token: string;
beforeEach(async () => {
  const { demo, url: address } = await running();
  url = address;
  const due = { due_date: '2026-12-01', total_amount: 1, proof: null, rejection_reason: null, moved_at: '' };
  await demo.store.write(() => {
    const [ana] = ['ana', 'eva'].map((id) => demo.store.table('owners').insert(ownerRow(id)));
    if (ana) token = demo.sessions.open(ana).token;
    demo.store.table('passwords').insert({ id: 'ana', hash: 'the-hash', temporary: null });
    const installment = { id: '1', loan_id: '7', owner_id: 'ana', number: 1, status: 'pending', ...due };
    demo.store.table('installments').insert(installment as never);
  });
});

/** Returns the response to a request of the raw data, and its rows. */
const read = async (path: string) => {
  const answer = await fetch(`${url}/demo/db${path}`);
  return { answer, rows: (await answer.json()) as { id: string; url: string }[] };
};

test('the raw data begin with the addresses of the tables, of which none has secrets', async () => {
  const tables: Record<string, string> = await (await fetch(`${url}/demo/db`)).json();
  expect(tables).toMatchObject({ owners: `${url}/demo/db/owners`, messages: `${url}/demo/db/messages` });
  expect(tables).not.toHaveProperty('passwords');
  for (const address of Object.values(tables)) expect((await fetch(address)).status).toBe(200);
});

test('the raw data have the computed fields of the API, and files with an address to open them', async () => {
  await uploadFile(callerOf(url, token), selfie);
  const [file] = (await read('/files?_sort=id')).rows;
  expect((await fetch(url + file?.url)).status).toBe(200);
  const computed = { next_step: 'identification', is_completed: false, selfie: null };
  expect((await read('/owners/ana')).rows).toMatchObject(computed);
  expect((await read('/owners/nobody')).answer.status).toBe(404);
  expect((await read('/owners?_embed=installments')).rows).toMatchObject([
    { ...computed, installments: [{ loan_id: '7' }] },
    { ...computed, installments: [] },
  ]);
});

test.each([
  ...['/db', '/owners?_embed=passwords', '/owners/ana/passwords'],
  ...['/passwords', '/sessions', '/owners?q=the-hash'],
])('%s of the raw data contains no secret', async (path) => {
  const text = await (await fetch(`${url}/demo/db${path}`)).text();
  expect(text).not.toContain('the-hash');
  expect(text).not.toContain('used_at');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('the raw data cannot be changed by %s', async (method) => {
  const headers = { 'content-type': 'application/json', 'x-http-method-override': 'DELETE' };
  const answer = await fetch(`${url}/demo/db/owners/ana`, { method, headers, body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Not allowed' }]);
  expect((await read('/owners')).rows).toHaveLength(2);
});

test.each(['owners?email_like=.*', 'db?callback=a', 'owners?callback=a', 'owners?_sort=a&_sort=b', 'owners/%E0%A4%A'])(
  'the raw data cannot be searched by patterns, JSONP or two sort keys: %s is a 400 without a stack',
  async (path) => {
    const { answer, rows } = await read(`/${path}`);
    expect([answer.status, rows]).toEqual([400, { message: 'The request could not be read' }]);
  },
);
