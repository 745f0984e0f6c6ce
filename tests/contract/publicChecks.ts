import { apiCalls } from '../../demo-server/openapi/calls/apiCalls.ts';
import { NoResponse } from './apiClient.ts';
import { type Context, callOf, expectError, expectSuccess, nameOf } from './checks.ts';

/** Whether the API responds at all. Adds why not. */
export async function isReachable({ api, report }: Context): Promise<boolean> {
  try {
    await api.fetch('/api/user');
    return true;
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    report.add('every call', 'broken', `${api.address} cannot be reached: ${error.message}`);
    return false;
  }
}

/** Tries what needs no account: the forms of guests with wrong values, and calls without a session. */
export async function checkPublicCalls(context: Context): Promise<void> {
  const nobody = { email: `nobody-${crypto.randomUUID()}@example.com`, password: 'Renta2026!' };
  await expectError(context, 'login', { body: nobody, status: 401, because: 'for an unknown e-mail' });
  const malformed = { email: 'x', phone: '', password: 'x', confirm_password: 'y' };
  await expectError(context, 'register', {
    ...{ body: malformed, status: 422, because: 'for an e-mail that is none', field: 'email' },
  });
  await expectError(context, 'recoverPassword', {
    ...{ body: { email: 'x' }, status: 422, because: 'for an e-mail that is none', field: 'email' },
  });
  const code = { path: `/api/auth/${crypto.randomUUID()}/verify-phone-code`, body: { code: '1234' } };
  await expectError(context, 'verifyPhoneCode', { ...code, status: 404, because: 'for an unknown registration' });
  await checkSessionIsNeeded(context);
}

/** Every call with a session must respond 401 without one, and with a token that does not exist. */
async function checkSessionIsNeeded(context: Context): Promise<void> {
  const reading = apiCalls.filter(({ method, isPublic }) => method === 'GET' && !isPublic);
  for (const { id, path } of reading) {
    // The list of notices is beyond the specification: an API may not know it.
    if (id === 'getNotices') continue;
    const query = id === 'calculateOffer' ? '?principal=60000&months=3' : '';
    const options = { path: `${path.replace(/\{\w+\}/g, '1')}${query}` };
    await expectError(context, id, { ...options, status: 401, because: 'without a token' });
    await expectError(context, id, { ...options, token: 'no-such-token', status: 401, because: 'for a wrong token' });
  }
}

/** Tries the articles of the marketing site, which is another host; skipped without its address. */
export async function checkArticles({ api, report, headers }: Context, marketing: string | undefined): Promise<void> {
  const call = callOf('getArticles');
  if (marketing === undefined) return report.skip(nameOf(call), 'needs --marketing, its address');
  const { pathname, origin } = new URL(marketing);
  const address = `${pathname.replace(/\/$/, '')}${call.path.replace('/marketing', '')}?_format=json`;
  // The time is taken from the API only.
  await expectSuccess({ api: api.at(origin), report, headers }, call.id, { path: address });
}
