import { describe, expect, test, vi } from 'vitest';
import { api } from '#api/api';
import { prefetch } from '../../../web/api/prefetch.ts';
import '../../../web/features/applications/bureau/bureauSlice.ts';
import { seedCacheFromPrefetch } from '../../../web/features/home/seedCacheFromPrefetch.ts';
import '../../../web/features/installments/installmentsSlice.ts';
import '../../../web/features/notices/noticesSlice.ts';
import { applicationOf, loanOf, profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { answersOf, errorResponse, noConnection, scriptedStore } from '../scriptedStore.ts';

// Untyped, because the tables below name endpoints of four slices that are injected into the same API.
type Endpoint = { initiate: (arg: unknown) => never; select: (arg: unknown) => (state: object) => { data?: unknown } };
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint>>;

const draft = applicationOf('uncompleted');
const installment = { id: '31', number: 3, status: 'pending', due_date: '2026-11-12', total_amount: 20_000 };
const reads = {
  'GET /applications': [draft],
  'GET /applications/7': draft,
  'GET /loans': [loanOf('active')],
  'GET /loans/12': loanOf('active'),
  'GET /installments/31': installment,
  'GET /notices': [],
  'GET /user': profileOf(),
};

/** Loads all data of an owner, then makes a change. Returns the reads that follow, and what is cached after them. */
async function change(endpoint: string, arg: unknown, answers: Parameters<typeof scriptedStore>[0]) {
  const { store, calls } = scriptedStore({ ...reads, ...answers }, 'secret');
  const call = (name: string, arg?: unknown) => store.dispatch(endpoints[name]?.initiate(arg) as never);
  await Promise.all([
    call('getApplications'),
    call('getApplication', '7'),
    call('getLoans'),
    call('getLoan', '12'),
    call('getInstallment', '31'),
    call('getNotices'),
    call('getProfile'),
  ]);
  const before = calls.length;
  const cached = (name: string, arg?: unknown) => endpoints[name]?.select(arg)(store.getState()).data;
  await call(endpoint, arg);
  await answersOf(store);
  const reread = calls.slice(before + 1).map(({ call }) => call.replace('GET /', ''));
  return { reread: reread.sort(), cached };
}

describe('data that a change may have made old are read again after', () => {
  const APPLICATION = ['applications', 'applications/7', 'notices'];
  const LOANS = ['loans', 'loans/12', 'notices'];
  const CONSENT = 'PUT /applications/7/privacy-policy';
  const CODE = 'PUT /applications/7/confirm-privacy-policy';
  const PROOF = 'PUT /installments/31/upload-file';
  const STATEMENT = 'POST /loans/12/account-statement';
  const conflict = errorResponse(409);

  test.each([
    ['a new application', 'createApplication', {}, 'POST /applications', draft, []],
    ['a saved application', 'updateApplication', { id: '7' }, 'PUT /applications/7', draft, []],
    ['a failed save of an application', 'updateApplication', { id: '7' }, 'PUT /applications/7', conflict, APPLICATION],
    ['a lost save', 'updateApplication', { id: '7' }, 'PUT /applications/7', noConnection, ['applications']],
    ['a deleted application', 'deleteApplication', '7', 'DELETE /applications/7', '7', APPLICATION],
    ['a draft that was gone', 'deleteApplication', '7', 'DELETE /applications/7', errorResponse(404), APPLICATION],
    ['the consent to the bureau', 'authorizeBureau', '7', CONSENT, {}, []],
    ['a failed consent to the bureau', 'authorizeBureau', '7', CONSENT, conflict, APPLICATION],
    ['the code of the bureau', 'confirmBureau', { id: '7', code: '1234' }, CODE, draft, []],
    ['a statement', 'sendAccountStatement', { id: '12' }, STATEMENT, loanOf('active'), LOANS],
    ['a rejected statement', 'sendAccountStatement', { id: '12' }, STATEMENT, conflict, LOANS],
    ['a lost statement', 'sendAccountStatement', { id: '12' }, STATEMENT, noConnection, ['loans']],
    ['a proof', 'sendProof', { id: '31' }, PROOF, installment, ['installments/31', ...LOANS]],
    ['a saved profile', 'saveProfile', {}, 'PUT /user', profileOf(), []],
    ['a conflict in the profile', 'saveProfile', {}, 'PUT /user', conflict, ['user']],
    ['another failed save of the profile', 'saveProfile', {}, 'PUT /user', errorResponse(422), []],
  ])('%s', async (_, endpoint, arg, call, answer, expected) => {
    const { reread } = await change(endpoint, arg, { [call]: answer as never });
    expect(reread).toEqual(expected);
  });
});

describe('the response to a change is cached at once:', () => {
  test('an application that was saved or created, also in the list, and a deletion removes it there', async () => {
    const changed = applicationOf('uncompleted', { pre_offer_term_frame: 9 });
    const saved = await change('updateApplication', { id: '7' }, { 'PUT /applications/7': changed });
    await expect.poll(() => saved.cached('getApplications')).toMatchObject([{ pre_offer_term_frame: 9 }]);
    expect(saved.cached('getApplication', '7')).toMatchObject({ pre_offer_term_frame: 9 });
    const created = await change('createApplication', {}, { 'POST /applications': { ...draft, id: '8' } });
    await expect.poll(() => created.cached('getApplications')).toMatchObject([{ id: '8' }, { id: '7' }]);
    // Without an answer when the list is read again.
    const lists = [Response.json([draft, { ...draft, id: '8' }]), Response.json({}, { status: 500 })];
    const { cached } = await change('deleteApplication', '7', {
      'DELETE /applications/7': '7' as never,
      'GET /applications': async () => lists.shift() as Response,
    });
    expect(cached('getApplications')).toEqual([expect.objectContaining({ id: '8' })]);
  });

  test('a new application, but not as a list of one where the list was never read', async () => {
    const { store } = scriptedStore({ 'POST /applications': draft }, 'secret');
    await store.dispatch(endpoints.createApplication?.initiate({}) as never);
    expect(endpoints.getApplications?.select(undefined)(store.getState()).data).toBeUndefined();
  });

  test('a saved profile, but not one that the server rejected', async () => {
    const saved = await change('saveProfile', {}, { 'PUT /user': profileOf({ name: 'Eva' }) });
    expect(saved.cached('getProfile')).toMatchObject({ name: 'Eva' });
    const rejected = await change('saveProfile', {}, { 'PUT /user': errorResponse(422) });
    expect(rejected.cached('getProfile')).toMatchObject({ name: 'Ana Sofía' });
  });
});

test('data that the page has prefetched are in the cache when home opens', async () => {
  const { store, calls } = scriptedStore(reads, 'secret');
  vi.stubGlobal('prefetched', undefined);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string | Request, init?: RequestInit) =>
    fetch(typeof url === 'string' ? new Request(new URL(url, 'https://app.test'), init) : url),
  );
  prefetch('secret', ['/loans', '/user', '/applications']);
  await expect.poll(() => calls).toHaveLength(3);
  await new Promise((resolve) => setImmediate(resolve));
  await seedCacheFromPrefetch(store.dispatch, 'secret');
  const cached = (name: string) => endpoints[name]?.select(undefined)(store.getState()).data;
  expect(cached('getLoans')).toMatchObject([{ id: '12', status: 'active' }]);
  expect(cached('getProfile')).toMatchObject({ name: 'Ana Sofía' });
  expect(cached('getApplications')).toMatchObject([{ id: '7', status: 'uncompleted' }]);
});
