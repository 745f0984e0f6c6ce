import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../demo-server/openapi/calls/apiCall.ts';
import type { OperatorCall } from '../../../demo-server/routes/operator/call.ts';
import { operatorCalls } from '../../../demo-server/routes/operator/operatorCalls.ts';
import { sharedServer } from '../support/server.ts';

// Whatever is rejected changes nothing.
const server = sharedServer({ scenario: 'sales' });

const prospect = { name: 'Ana', last_name: 'Peña', rent: 20_000, city: 'Puebla', term: 6 };

/** A valid value of each field of each call. Every call and every field of the server's table needs one. */
const validFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'GET /messages': { to: '+525500000011', after: '1', wait: '1' },
  'GET /events': { after: '1' },
  'POST /talk': { ...prospect, tone: 'person' },
  'PUT /talk': { owner_id: 'a', saw_bureau_no: true },
  'POST /personas': { like: 'nueva', ...prospect },
  'POST /applications/:id/reject': { reason: 'Los datos no coinciden.' },
  'POST /loans/:id/refuse': { reason: 'No se lee.' },
  'POST /installments/:id/reject': { reason: 'No se lee.' },
  'PUT /clock': { now: '2026-12-01T10:00:00-06:00', advance: 'P1D', frozen: true },
  'PUT /autopilot': { on: true },
  'PUT /faults': {
    latency_ms: 10,
    jitter_ms: 10,
    offline: false,
    fail: [
      {
        method: 'PUT',
        path: '/api/applications/*',
        status: 500,
        body: {},
        when: { headers: { 'User-Agent': '*iPhone*' }, body: { pre_offer_term_frame: 6 } },
        headers: { 'Retry-After': '5' },
        delay_ms: 10,
        times: 1,
      },
    ],
    upload_kbps: 100,
    cut_upload_at: 0.5,
    bureau: 'auto',
    selfie: 'auto',
    delivery_s: 0,
    once: ['offline'],
  },
  'POST /reset': {
    scenario: 'sales',
    now: '2026-12-01T10:00:00-06:00',
    frozen: true,
    same_talk: true,
    step: 'offer',
  },
  'GET /samples': { owner: '?' },
  'POST /tickets': { owner_id: '?' },
};

/** Values of a wrong type or that mean nothing. Fields with any text take the others as unknown keys, or as any name. */
const wrongValues: readonly unknown[] = [{}, [], '', '§ no existe', -5, { toString: 1 }];
/** Fields in which any text is valid, or unknown to the server only when it looks it up. */
const freeTexts = ['to', 'name', 'last_name', 'reason', 'window'];
const lists = ['fail', 'once'];
const nameOf = ({ method, path }: OperatorCall) => `${method} ${path}`;
const inQuery = ({ method }: OperatorCall) => method === 'GET' || method === 'DELETE';
const structOf = (call: OperatorCall) => (inQuery(call) ? call.query : (call.body as Shape));
const withFields = operatorCalls.filter(({ body }) => typeof body !== 'string');
const takingFields = withFields.filter((call) => Object.keys(structOf(call).schema).length > 0);

/** Sends a call with these fields in its body, or in the query of a GET or DELETE. */
function send(call: OperatorCall, fields: object) {
  const path = `/demo/api${call.path.replace(/:\w+/g, '1')}`;
  if (!inQuery(call)) return server.anyone[call.method === 'PUT' ? 'put' : 'post'](path, fields);
  const query = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return server.anyone[call.method === 'GET' ? 'get' : 'delete'](`${path}?${new URLSearchParams(query)}`);
}

/** Expects a 4xx with a sentence that names the field and is not one of the English ids. */
function expectRejected({ status, body }: Awaited<ReturnType<typeof send>>, field: string): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const sentence = Object.values(body.errors ?? {})[0]?.[0 as never] ?? body.message;
  expect(sentence).toContain(field);
  expect(sentence).toMatch(/[“”].*(debe ser|no existe|no es válid|Falta|necesit|mínim|no hay|Escribe|ingres)|^Falta/iu);
}

test('every field of the calls has a valid value here', () => {
  const fieldsOf = (call: OperatorCall) => Object.keys(structOf(call).schema);
  expect(Object.fromEntries(takingFields.map((call) => [nameOf(call), fieldsOf(call)]))).toEqual(
    Object.fromEntries(Object.entries(validFields).map(([name, fields]) => [name, Object.keys(fields)])),
  );
});

describe.each(takingFields.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  const valid = validFields[name] ?? {};

  test.each(Object.keys(valid))('rejects wrong values of %s in Spanish', async (field) => {
    for (const value of wrongValues) {
      if (freeTexts.includes(field) && typeof value === 'string' && value !== '') continue;
      if (field === 'last_name' && value === '') continue;
      if (lists.includes(field) && Array.isArray(value)) continue;
      // In a query everything is text.
      if (inQuery(call) && field !== 'after' && field !== 'wait' && value !== '') continue;
      expectRejected(await send(call, { ...valid, [field]: value }), field);
    }
  });

  test('rejects what is missing and what it does not know', async () => {
    const isRequired = (field: string) => !structOf(call).is({ ...structOf(call).create(valid), [field]: undefined });
    for (const field of Object.keys(valid).filter((it) => !inQuery(call) && name !== 'PUT /faults' && isRequired(it))) {
      const { [field]: _, ...others } = valid;
      expectRejected(await send(call, others), field);
    }
    expectRejected(await send(call, { ...valid, sobra: 1 }), 'sobra');
  });
});

/** A field within a list or an object of a body. `path` as the sentence names it, such as `fail.0.when.headers`. */
type InnerField = { readonly path: string; readonly struct: Shape };

/** Returns the fields within a struct's lists and objects, and within these. */
const innerFields = (struct: Shape, path: string): InnerField[] => {
  if (struct.type === 'array') return innerFields(struct.schema, `${path}.0`);
  if (struct.type !== 'object') return [];
  return Object.entries<Shape>(struct.schema).flatMap(([name, inner]) => {
    const innerPath = path === '' ? name : `${path}.${name}`;
    return [...(path === '' ? [] : [{ path: innerPath, struct: inner }]), ...innerFields(inner, innerPath)];
  });
};

/** Returns a copy of a value with another one at a path; without the field when it is undefined. */
function planted(value: unknown, [name = '', ...others]: readonly string[], mistake: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = others.length === 0 ? mistake : planted(copy[name], others, mistake);
  return copy;
}

const inner = takingFields.flatMap((call) =>
  innerFields(structOf(call), '').map((field) => [nameOf(call), field.path, call, field.struct] as const),
);

test('fields within fields are found', () => {
  expect(inner).not.toEqual([]);
});

test.each(inner)(
  '%s rejects wrong values of %s in Spanish, and keys that it does not know',
  async (name, path, call, struct) => {
    const parts = path.split('.');
    const wrong = wrongValues.filter((value) => !struct.is(value));
    // Any value may be the body of a response.
    if (path !== 'fail.0.body') expect(wrong).not.toEqual([]);
    for (const value of wrong)
      expectRejected(await send(call, planted(validFields[name], parts, value) as object), path);
    if (!struct.is(undefined) && !['fail.0.method', 'fail.0.times'].includes(path))
      expectRejected(await send(call, planted(validFields[name], parts, undefined) as object), path);
    if (struct.type !== 'object') return;
    expectRejected(await send(call, planted(validFields[name], [...parts, 'sobra'], 1) as object), `${path}.sobra`);
  },
);

const keyed = operatorCalls.filter(
  ({ path, method }) => path.includes(':') && `${method} ${path}` !== 'PUT /snapshots/:name',
);

test.each(keyed.map((call) => [nameOf(call), call] as const))(
  'an unknown key of %s is a 404 whose sentence names it',
  async (name, call) => {
    const path = call.path.replace(/:\w+/, 'ningún-nadie');
    const { status, body } = await server.stage.attempt(call.method, path.slice(1), validFields[name]);
    expect([status, body.message]).toEqual([404, expect.stringMatching(/^(No existe|No hay|“).*ningún-nadie/)]);
  },
);

const withoutFields = withFields.filter((call) => !takingFields.includes(call));

test.each(withoutFields.map((call) => [nameOf(call), call] as const))('%s rejects any field', async (_name, call) => {
  expectRejected(await send(call, { sobra: 1 }), 'sobra');
});

test.each(['\u200b\u2800', 'x'.repeat(301)])('a reason needs visible letters, at most 300: not %o', async (reason) => {
  const waiting = (await server.stage.decisions()).filter(({ item }) => item.transitions.includes('reject' as never));
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(['applications', 'installments']);
  for (const { kind, item } of waiting)
    expectRejected(await server.anyone.post(`/demo/api/${kind}/${item.id}/reject`, { reason }), 'reason');
});

test('an unknown call is rejected with those that exist, as is a transition that is not the operator’s', async () => {
  const { status, body } = await server.anyone.get('/demo/api/clock/now');
  expect([status, body.message]).toEqual([404, 'No existe la llamada GET /clock/now. Hay: GET /clock, PUT /clock.']);
  expect((await server.anyone.post('/demo/api/nada')).body.message).toMatch(/\/personas, .*\/owners/);
  for (const path of ['loans/1/liquidate', 'applications/1/confirm'])
    expect((await server.anyone.post(`/demo/api/${path}`)).status).toBe(404);
});

test('fields that are not sent as JSON are rejected', async () => {
  const response = await fetch(`${server.url}/demo/api/reset`, { method: 'POST', body: '{"scenario":"empty"}' });
  expect([response.status, await response.json()]).toEqual([
    415,
    { message: 'Manda los datos como application/json.' },
  ]);
});

test('a reset stops the clock when it is told to, and understands a time with an offset', async () => {
  await server.anyone.post('/demo/api/reset', { now: '2026-08-03T10:00:00-06:00', frozen: true });
  expect((await server.anyone.get('/demo/api/clock')).body).toEqual({ now: '2026-08-03T16:00:00.000Z', frozen: true });
});

test.each([
  ...['', 'P', 'PT', '1D', 'P1', 'P-1D', 'P1.5D', 'PT1D', 'P1D; drop'],
  ...[0, -1, 2401].map((business_hours) => ({ business_hours })),
])('the clock is not set ahead by %o', async (advance) => {
  expectRejected(await server.anyone.put('/demo/api/clock', { advance }), 'advance');
});
