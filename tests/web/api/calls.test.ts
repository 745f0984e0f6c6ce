import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api/api';
import { createStore } from '../../../web/app/store.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { keepSession, logOut } from '../../../web/features/auth/sessions.ts';
import '../../../web/features/records/profileSlice.ts';
import '../../../web/features/records/applicationsSlice.ts';
import '../../../web/features/applications/bureau/bureauSlice.ts';
import '../../../web/features/records/loansSlice.ts';
import '../../../web/features/installments/installmentsSlice.ts';
import { RelativeRequest } from '../scriptedStore.ts';

const someone = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };
const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-05',
  lease_end_date: '2028-01-04',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};

// Untyped, because the tables below name endpoints of five slices that are injected into the same API.
type Endpoint = { initiate: (arg: unknown) => never };
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** Signs an owner in, as a login does. */
function signIn({ dispatch }: ReturnType<typeof createStore>['store']): void {
  dispatch(signedIn({ token: 'owner-token', user: someone }));
}

/** Sends a request. Returns it with its body and its outcome. */
async function send(name: string, arg: unknown, { as = 'owner', answer = Response.json({}) } = {}) {
  vi.stubGlobal('location', { origin: 'https://app.test' });
  const requests: Request[] = [];
  vi.stubGlobal('Request', RelativeRequest);
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer;
  });
  const { store } = createStore();
  if (as === 'owner') signIn(store);
  const outcome = (await store.dispatch(endpoints[name]?.initiate(arg) as never)) as {
    data?: unknown;
    error?: unknown;
  };
  const [request] = requests;
  if (request === undefined) throw new Error('No request was sent');
  const text = await request.text();
  return { request, body: text === '' ? undefined : JSON.parse(text), outcome, store };
}

afterEach(() => vi.unstubAllGlobals());

describe('a request of the product is sent as', () => {
  test.each<[call: string, endpoint: string, arg: unknown, body: unknown]>([
    ['POST /api/applications', 'createApplication', lease, lease],
    ['GET /api/applications', 'getApplications', undefined, undefined],
    ['GET /api/applications/7', 'getApplication', '7', undefined],
    ['PUT /api/applications/7', 'updateApplication', { id: '7', ...lease }, lease],
    ['DELETE /api/applications/7', 'deleteApplication', '7', undefined],
    ['PUT /api/applications/7/privacy-policy', 'authorizeBureau', '7', { accept_privacy_policy: true }],
    [
      'PUT /api/applications/7/confirm-privacy-policy?time=now',
      'confirmBureau',
      { id: '7', code: '0123' },
      { id: '7', code: '0123' },
    ],
    [
      'POST /api/auth/login',
      'login',
      { email: 'ana@correo.mx', password: 'x' },
      { email: 'ana@correo.mx', password: 'x' },
    ],
    ['POST /api/auth/logout', 'logout', 'owner-token', undefined],
    [
      'POST /api/auth/register',
      'register',
      { email: 'ana@correo.mx', phone: '+52 (55) 1234-5678', password: 'x', confirm_password: 'y' },
      { email: 'ana@correo.mx', phone: '+525512345678', password: 'x', confirm_password: 'y' },
    ],
    ['POST /api/auth/recover-password', 'recoverPassword', { email: 'ana@correo.mx' }, { email: 'ana@correo.mx' }],
    ['PUT /api/auth/r1/verification-code', 'resendPhoneCode', 'r1', undefined],
    ['POST /api/auth/r1/verify-phone-code', 'verifyPhoneCode', { id: 'r1', code: '0123' }, { code: '0123' }],
    [
      'PATCH /api/auth/password',
      'changePassword',
      { current_password: 'a', password: 'b', confirm_password: 'c' },
      { current_password: 'a', password: 'b', confirm_password: 'c' },
    ],
    ['GET /api/calc?principal=120000&months=6', 'calculateOffer', { principal: 120_000, months: 6 }, undefined],
    ['GET /api/zip-codes/06600', 'lookUpZipCode', '06600', undefined],
    ['GET /api/loans', 'getLoans', undefined, undefined],
    ['GET /api/loans/12', 'getLoan', '12', undefined],
    [
      'POST /api/loans/12/account-statement',
      'sendAccountStatement',
      { id: '12', account_statement: 'f1' },
      { account_statement: 'f1' },
    ],
    ['GET /api/user', 'getProfile', undefined, undefined],
    ['PUT /api/user', 'saveProfile', { address: 'Calle 5' }, { address: 'Calle 5' }],
    [
      'POST /api/user/update-password',
      'replaceTemporaryPassword',
      { password: 'a', password_confirmation: 'b' },
      { password: 'a', password_confirmation: 'b' },
    ],
    ['GET /api/installments/31', 'getInstallment', '31', undefined],
    ['PUT /api/installments/31/upload-file', 'sendProof', { id: '31', file: 'f1' }, { file: 'f1' }],
    ['POST /api/verification-code/privacy-policy/resend', 'resendBureauCode', undefined, undefined],
  ])(
    '%s',
    {
      tags: [
        's7-create-application',
        's7-list-applications',
        's7-application',
        's7-update-application',
        's7-delete-application',
        's7-authorise',
        's7-login',
        's7-logout',
        's7-register',
        's7-recover',
        's7-resend',
        's7-verify',
        's7-change-password',
        's7-calc',
        's7-zip',
        's7-loans',
        's7-loan',
        's7-statement',
        's7-user',
        's7-save-user',
        's7-update-password',
        's7-installment',
        's7-proof',
        's7-resend-bureau',
        's7-json-headers',
      ],
    },
    async (call, endpoint, arg, expected) => {
      const { request, body } = await send(endpoint, arg);
      const { pathname, search } = new URL(request.url);
      expect(`${request.method} ${pathname}${search.replace(/(?<=time=)\d{13}$/, 'now')}`).toBe(call);
      expect(body).toEqual(expected);
      expect(request.headers.get('accept')).toBe('application/json');
      expect(request.headers.get('content-type')).toBe('application/json');
      expect(request.headers.get('authorization')).toBe('Bearer owner-token');
    },
  );

  test.each([
    ['register', { email: 'ana@correo.mx', phone: '5512345678', password: 'x', confirm_password: 'x' }],
    ['verifyPhoneCode', { id: 'r1', code: '0123' }],
    ['recoverPassword', { email: 'ana@correo.mx' }],
  ])(
    '%s without a token when nobody is signed in',
    { tags: ['s6-bearer-absent', 's6-public-registration', 's6-public-verification', 's6-public-recovery'] },
    async (endpoint, arg) => {
      const { request } = await send(endpoint, arg, { as: 'visitor' });
      expect(request.headers.has('authorization')).toBe(false);
    },
  );
});

test('a new store has no token and no user', { tags: 's4-session-start' }, () => {
  expect(createStore().store.getState().auth).toMatchObject({ token: null, user: null, isAuthenticated: false });
});

describe('a response', () => {
  test('to the deletion of an application is its id, unwrapped', { tags: 's7-delete-unwrapped' }, async () => {
    const { outcome } = await send('deleteApplication', '7', { answer: Response.json('7') });
    expect(outcome.data).toBe('7');
  });

  test.each([
    ['authorizeBureau', '7'],
    ['resendBureauCode', undefined],
    ['resendPhoneCode', 'r1'],
  ])('to %s may be empty: only the demo server returns the expiry of a code', async (endpoint, arg) => {
    const { outcome } = await send(endpoint, arg, { answer: new Response(null, { status: 204 }) });
    expect(outcome).toMatchObject({ data: null });
    expect(outcome).not.toHaveProperty('error');
  });

  test.each([
    ['recoverPassword', { email: 'ana@correo.mx' }],
    ['changePassword', { current_password: 'a', password: 'b', confirm_password: 'b' }],
  ])('to %s may be empty: the app uses nothing of it', async (endpoint, arg) => {
    const { outcome } = await send(endpoint, arg, { answer: new Response(null, { status: 204 }) });
    expect(outcome).not.toHaveProperty('error');
  });

  test.each([
    [200, undefined],
    [202, { kind: 'http', status: 202, message: 'Not yet' }],
  ])('with status %i to the replacement of a temporary password is a success only for 200', async (status, problem) => {
    const answer = Response.json({ message: 'Not yet' }, { status });
    const { outcome } = await send(
      'replaceTemporaryPassword',
      { password: 'a', password_confirmation: 'a' },
      { answer },
    );
    if (problem === undefined) expect(outcome).not.toHaveProperty('error');
    else expect(outcome.error).toMatchObject(problem);
  });

  test.each(['login', 'verifyPhoneCode'])(
    'to %s becomes the session',
    { tags: ['s4-session-login', 's7-login-session'] },
    async (endpoint) => {
      const session = { token: 'new-token', user: someone };
      const answer = Response.json(session);
      const arg = { id: 'r1', code: '0123', email: '', password: '' };
      const { store, outcome } = await send(endpoint, arg, { as: 'visitor', answer });
      keepSession(store.dispatch, outcome.data as typeof session, true);
      expect(store.getState().auth).toMatchObject({ ...session, isAuthenticated: true });
    },
  );

  test('to the log-out, even a failed one, leaves nothing in the store', { tags: 's4-logout-resets' }, async () => {
    const fetched = vi.fn(async ({ url }: Request) =>
      url.endsWith('/logout') ? new Response('', { status: 500 }) : Response.json([]),
    );
    vi.stubGlobal('Request', RelativeRequest);
    vi.stubGlobal('fetch', fetched);
    const { store } = createStore();
    const initial = store.getState();
    signIn(store);
    await store.dispatch(endpoints.getLoans?.initiate(undefined) as never);
    expect(Object.keys(store.getState().api.queries)).toEqual(['getLoans(undefined)']);
    logOut(store.dispatch, 'owner-token');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    const { auth, api: cache } = store.getState();
    expect(auth).toMatchObject({ token: null, user: null, isAuthenticated: false });
    expect([cache.queries, cache.provided]).toEqual([initial.api.queries, initial.api.provided]);
  });

  test('to a login whose screen was left opens no session and ends the one on the server', async () => {
    const session = { token: 'late-token', user: someone };
    const { store } = await send('lookUpZipCode', '06600', { as: 'visitor' });
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request);
      return new Response(null, { status: 204 });
    });
    keepSession(store.dispatch, session, false);
    expect(store.getState().auth.token).toBeNull();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.url).toMatch(/\/api\/auth\/logout$/);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer late-token');
  });

  test('to the log-out of another session may be a 401, which does not end the session of the tab', async () => {
    const { store, request } = await send('logout', 'late-token', { answer: new Response('{}', { status: 401 }) });
    expect(request.headers.get('authorization')).toBe('Bearer late-token');
    expect(store.getState().auth.token).toBe('owner-token');
  });
});

describe('cached data', () => {
  test('are removed 60 seconds after the last screen stopped using them', { tags: 's9-cache-60' }, async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Request', RelativeRequest);
    vi.stubGlobal('fetch', async () => Response.json([]));
    const { store } = createStore();
    const pending = store.dispatch(endpoints.getLoans?.initiate(undefined) as never) as Promise<unknown> & {
      unsubscribe: () => void;
    };
    await pending;
    pending.unsubscribe();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(Object.keys(store.getState().api.queries)).toEqual(['getLoans(undefined)']);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.getState().api.queries).toEqual({});
    vi.useRealTimers();
  });
});
