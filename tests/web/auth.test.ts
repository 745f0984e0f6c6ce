import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createStore } from '../../web/app/store.ts';
import { LandingScreen } from '../../web/features/auth/LandingScreen.tsx';
import { LoginScreen } from '../../web/features/auth/LoginScreen.tsx';
import { RegisterScreen } from '../../web/features/auth/RegisterScreen.tsx';
import { expiryOf, handoverIn, phoneIn, verificationAddress } from '../../web/features/auth/verificationAddress.ts';

const written = async (screen: () => React.ReactElement, location = '/') => {
  const app = createElement(StaticRouter, { location }, createElement(screen));
  const { prelude } = await prerenderToNodeStream(
    // biome-ignore lint/correctness/noChildrenProp: its types want the child among the props
    createElement(Provider, { store: createStore().store, children: app }),
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

describe('the pages of a visitor are written by the build, without a window', () => {
  test('the landing page leads on by plain links, signing up first', async () => {
    const html = await written(LandingScreen);
    expect(html).toContain('Tu renta de mañana, hoy.');
    expect([...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/register', '/login']);
    expect(html).not.toContain('style=');
  });

  test('the login and the registration say that all fields are required', async () => {
    for (const screen of [LoginScreen, RegisterScreen]) {
      const html = await written(screen);
      expect(html).toContain('Todos los campos son obligatorios.');
      expect(html).not.toContain('style=');
    }
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
  ])('shows the phone under its mask: %s', (_, search) => {
    expect(phoneIn(search)).toBe('+52 (55) 1234-5678');
  });

  test.each(['', '?phone=', '?phone=12345', '?phone=%3Cb%3Ehola', '?phone=+15551234567'])(
    'shows no phone where there is none: %s',
    (search) => {
      expect(phoneIn(search)).toBeUndefined();
    },
  );
});

describe('what is handed over to a verification', () => {
  test('keeps the expiry, the clock it is read by, and the e-mail', () => {
    const handover = { expiresAt: '2026-11-21T04:00:00.000Z', lead: -2500, email: 'ana@correo.mx' };
    expect(handoverIn(handover)).toEqual(handover);
  });

  test.each([[null], ['text'], [{ expiresAt: 'soon', lead: '5', email: 7 }], [{ ended: true }]])(
    'takes nothing from %j',
    (state) => {
      expect(handoverIn(state)).toEqual({});
    },
  );

  test("a code dies when the server says, else three minutes from now on the server's clock", () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') });
    expect(expiryOf({ expires_at: '2026-11-21T04:02:00Z' })).toBe('2026-11-21T04:02:00Z');
    expect(expiryOf({})).toBe('2026-11-21T04:03:00.000Z');
    expect(expiryOf(null)).toBe('2026-11-21T04:03:00.000Z');
    vi.useRealTimers();
  });
});
