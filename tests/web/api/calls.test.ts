import { describe, expect, test, vi } from 'vitest';
import { api } from '#api/api';
import '../../../web/features/auth/authApi.ts';
import '../../../web/features/records/profileSlice.ts';
import '../../../web/features/records/applicationsSlice.ts';
import '../../../web/features/applications/bureau/bureauSlice.ts';
import '../../../web/features/records/loansSlice.ts';
import '../../../web/features/installments/installmentsSlice.ts';
import { scriptedStore } from '../scriptedStore.ts';

const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-05',
  lease_end_date: '2028-01-04',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};

const bureauCode = { id: '7', code: '0123' };
const credentials = { email: 'ana@correo.mx', password: 'x' };
const newOwner = { email: 'ana@correo.mx', phone: '+525512345678', password: 'x', confirm_password: 'y' };
const passwords = { current_password: 'a', password: 'b', confirm_password: 'c' };
const newPassword = { password: 'a', password_confirmation: 'b' };
const statement = { account_statement: 'f1' };

// Untyped, because the tables below name endpoints of five slices that are injected into the same API.
type Endpoint = { initiate: (arg: unknown) => never };
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** Sends a request of a session. Returns it with its body and its outcome. */
async function send(name: string, arg: unknown, answer = Response.json({}), token: string | null = 'owner-token') {
  const { store, calls, requests } = scriptedStore({ '*': async () => answer }, token);
  const outcome = await store.dispatch(endpoints[name]?.initiate(arg) as never);
  const { data, error } = outcome as { data?: unknown; error?: unknown };
  const [request] = requests as [Request];
  return { request, body: calls[0]?.body, data, error, store };
}

describe('a request of the product is sent as', () => {
  test.each<[call: string, endpoint: string, arg: unknown, body: unknown]>([
    ['POST /api/applications', 'createApplication', lease, lease],
    ['GET /api/applications', 'getApplications', undefined, undefined],
    ['GET /api/applications/7', 'getApplication', '7', undefined],
    ['PUT /api/applications/7', 'updateApplication', { id: '7', ...lease }, lease],
    ['DELETE /api/applications/7', 'deleteApplication', '7', undefined],
    ['PUT /api/applications/7/privacy-policy', 'authorizeBureau', '7', { accept_privacy_policy: true }],
    ['PUT /api/applications/7/confirm-privacy-policy?time=now', 'confirmBureau', bureauCode, bureauCode],
    ['POST /api/auth/login', 'login', credentials, credentials],
    ['POST /api/auth/logout', 'logout', 'owner-token', undefined],
    ['POST /api/auth/register', 'register', { ...newOwner, phone: '+52 (55) 1234-5678' }, newOwner],
    ['POST /api/auth/recover-password', 'recoverPassword', { email: 'ana@correo.mx' }, { email: 'ana@correo.mx' }],
    ['PUT /api/auth/r1/verification-code', 'resendPhoneCode', 'r1', undefined],
    ['POST /api/auth/r1/verify-phone-code', 'verifyPhoneCode', { id: 'r1', code: '0123' }, { code: '0123' }],
    ['PATCH /api/auth/password', 'changePassword', passwords, passwords],
    ['GET /api/calc?principal=120000&months=6', 'calculateOffer', { principal: 120_000, months: 6 }, undefined],
    ['GET /api/zip-codes/06600', 'lookUpZipCode', '06600', undefined],
    ['GET /api/loans', 'getLoans', undefined, undefined],
    ['GET /api/loans/12', 'getLoan', '12', undefined],
    ['POST /api/loans/12/account-statement', 'sendAccountStatement', { id: '12', ...statement }, statement],
    ['GET /api/user', 'getProfile', undefined, undefined],
    ['PUT /api/user', 'saveProfile', { address: 'Calle 5' }, { address: 'Calle 5' }],
    ['POST /api/user/update-password', 'replaceTemporaryPassword', newPassword, newPassword],
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
});

describe('a response', () => {
  test('to the deletion of an application is its id, unwrapped', { tags: 's7-delete-unwrapped' }, async () => {
    expect((await send('deleteApplication', '7', Response.json('7'))).data).toBe('7');
  });

  test.each([
    ['authorizeBureau', '7'],
    ['resendBureauCode', undefined],
    ['resendPhoneCode', 'r1'],
    ['recoverPassword', { email: 'ana@correo.mx' }],
    ['changePassword', passwords],
  ])('to %s may be empty', async (endpoint, arg) => {
    const { data, error } = await send(endpoint, arg, new Response(null, { status: 204 }));
    expect({ data, error }).toEqual({ data: null, error: undefined });
  });

  test('to the replacement of a temporary password is a success only for 200', async () => {
    const replace = async (status: number) => {
      const answer = Response.json({ message: 'Not yet' }, { status });
      return (await send('replaceTemporaryPassword', newPassword, answer)).error;
    };
    expect(await replace(200)).toBeUndefined();
    expect(await replace(202)).toMatchObject({ kind: 'http', status: 202, message: 'Not yet' });
  });

  test('to the log-out of another session may be a 401, which does not end the session of the tab', async () => {
    const { store, request } = await send('logout', 'late-token', new Response('{}', { status: 401 }));
    expect(request.headers.get('authorization')).toBe('Bearer late-token');
    expect(store.getState().auth.token).toBe('owner-token');
  });
});

test('cached data are removed 60 seconds after the last screen stopped using them', {
  tags: 's9-cache-60',
}, async () => {
  vi.useFakeTimers();
  const { store } = scriptedStore({ 'GET /loans': [] });
  const pending = store.dispatch(endpoints.getLoans?.initiate(undefined) as never) as Promise<unknown> & {
    unsubscribe: () => void;
  };
  await pending;
  pending.unsubscribe();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(Object.keys(store.getState().api.queries)).toEqual(['getLoans(undefined)']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.getState().api.queries).toEqual({});
});
