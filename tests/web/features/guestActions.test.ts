import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../web/app/store.ts';
import { createGuestActions } from '../../../web/features/auth/guest-screens/createGuestActions.ts';

const unverified = { message: 'First verify your cellphone', id: 'o1', phone: '+525512345678' };
const credentials = { email: 'ana@correo.mx', password: 'Jacaranda#26' };

/** Logs in with an unverified phone, from a screen that the guest may have left. Returns the calls and the navigation. */
async function logInUnverified(isHere: boolean) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname}`);
    return url.endsWith('/login') ? Response.json(unverified, { status: 403 }) : Response.json({});
  });
  const navigate = vi.fn();
  const screen = { isHere: () => isHere, navigate, announce: () => {} };
  await createGuestActions(createStore().store.dispatch, screen).logIn(credentials);
  return { calls, navigate };
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.test' });
  // Node accepts absolute addresses only.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'https://app.test'), init);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a log-in with an unverified phone sends a new code and opens the verification', async () => {
  const { calls, navigate } = await logInUnverified(true);
  expect(calls).toEqual(['POST /api/auth/login', 'PUT /api/auth/o1/verification-code']);
  expect(navigate).toHaveBeenCalledWith('/verification-code/o1?phone=%2B525512345678', expect.anything());
});

test('a log-in with an unverified phone sends no code to a guest who has left the page', async () => {
  const { calls, navigate } = await logInUnverified(false);
  expect(calls).toEqual(['POST /api/auth/login']);
  expect(navigate).not.toHaveBeenCalled();
});
