import { describe, expect, test, vi } from 'vitest';
import { loggedOut, sessionEnded } from '#api/session';
import {
  authSlice,
  selectSignOutReason,
  signedIn,
  signOutHandled,
  temporaryPasswordReplaced,
  userNamed,
} from '../../../web/features/auth/authSlice.ts';
import {
  expiryOf,
  parseVerificationState,
  phoneIn,
  verificationAddress,
} from '../../../web/features/verification-code/verificationAddress.ts';
import { prerenderPages } from '../../../web/guest/prerender.tsx';

describe('the guest pages prerendered by the build', async () => {
  const pages = await prerenderPages();
  const pageOf = (path: string) => pages.find((page) => page.path === path) ?? { title: '', body: '' };

  test('link from the landing page to the registration first, then to the log-in and to the calculator', () => {
    const { title, body } = pageOf('/');
    expect(title).toBe('Tu renta de mañana, hoy. · Adelantto');
    expect([...body.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/register',
      '/login',
      '/calculator',
    ]);
    expect(body).not.toContain('style=');
  });

  test('say on the log-in and the registration that all fields are required', () => {
    for (const path of ['/login', '/register', '/create-account']) {
      expect(pageOf(path).body).toContain('Todos los campos son obligatorios.');
      expect(pageOf(path).body).not.toContain('style=');
    }
  });

  test('take the document title from the heading, without its icon', () => {
    expect(pageOf('/forgot-password').title).toBe('Recupera tu contraseña · Adelantto');
  });
});

describe('the address of a verification', () => {
  test('escapes the + of the phone', () => {
    expect(verificationAddress({ id: 'a1', phone: '+525512345678' })).toBe(
      '/verification-code/a1?phone=%2B525512345678',
    );
  });

  test.each([
    ['escaped', '?phone=%2B525512345678'],
    ['with a + that the browser read as a space', '?phone=+525512345678'],
    ['with a space', '?phone=%20525512345678'],
    ['national', '?phone=5512345678'],
  ])('gives the formatted phone: %s', (_, search) => {
    expect(phoneIn(search)).toBe('+52 (55) 1234-5678');
  });

  test.each(['', '?phone=', '?phone=12345', '?phone=%3Cb%3Ehola', '?phone=+15551234567'])(
    'gives no phone for %j',
    (search) => {
      expect(phoneIn(search)).toBeUndefined();
    },
  );
});

describe('the location state of a verification', () => {
  test('keeps the expiry', () => {
    const state = { expiresAt: '2026-11-21T04:00:00.000Z' };
    expect(parseVerificationState(state)).toEqual(state);
  });

  test.each([[null], ['text'], [{ expiresAt: 'soon' }], [{ ended: true }], [{ expiresAt: 2026 }]])(
    'ignores invalid values: %j',
    (state) => {
      expect(parseVerificationState(state)).toEqual({});
    },
  );

  test("gets the expiry from the server, else three minutes from now on the server's clock", () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') });
    expect(expiryOf({ expires_at: '2026-11-21T04:02:00Z' })).toBe('2026-11-21T04:02:00Z');
    expect(expiryOf({})).toBe('2026-11-21T04:03:00.000Z');
    expect(expiryOf(null)).toBe('2026-11-21T04:03:00.000Z');
    vi.useRealTimers();
  });
});

describe('the owner of a session', () => {
  const user = { id: 'o1', name: null, email: 'ana@correo.mx', phone: '+525512345678', has_temporary_password: true };
  const session = authSlice.reducer(undefined, signedIn({ token: 'secret', user }));
  const guest = authSlice.reducer(undefined, { type: 'none' });

  test('has a name once the profile has one', () => {
    expect(authSlice.reducer(session, userNamed('Ana'))).toEqual({ ...session, user: { ...user, name: 'Ana' } });
    expect(authSlice.reducer(guest, userNamed('Ana'))).toEqual(guest);
  });

  test('has no temporary password once it was replaced', () => {
    const changed = { ...session, user: { ...user, has_temporary_password: false } };
    expect(authSlice.reducer(session, temporaryPasswordReplaced())).toEqual(changed);
    expect(authSlice.reducer(guest, temporaryPasswordReplaced())).toEqual(guest);
  });

  test('is named as the one whose session has ended', () => {
    expect(authSlice.reducer(session, sessionEnded())).toEqual({ ...guest, signOutReason: { ended: 'o1' } });
    expect(authSlice.reducer(guest, sessionEnded())).toEqual(guest);
  });
});

describe('the reason of a sign-out', () => {
  const afterLogout = authSlice.reducer(undefined, loggedOut());

  test('is the user after a log-out', () => {
    expect(selectSignOutReason({ auth: afterLogout })).toBe('user');
  });

  test('is cleared once the gate has handled it', () => {
    expect(authSlice.reducer(afterLogout, signOutHandled())).toEqual({
      token: null,
      user: null,
      isAuthenticated: false,
      signOutReason: null,
    });
  });
});
