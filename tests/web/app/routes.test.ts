import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Access, prepareRoute, routes } from '../../../web/app/routes.ts';
import { createStore } from '../../../web/app/store.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { guestPages, openPaths } from '../../../web/guest/guestPages.ts';
import { sitemap } from '../../sitemap.ts';

test('the sitemap has the pages of the specification, each with its access class, and no other', {
  tags: 's2-sitemap',
}, () => {
  const sorted = (pages: readonly (readonly [string, Access])[]) => pages.map((page) => page.join(' ')).sort();
  expect(sorted(routes.map(({ path, access }) => [path, access]))).toEqual(sorted(sitemap));
});

test('the table of guest pages and open addresses agrees with the access of the routes', () => {
  const pathsOf = (access: Access) => routes.filter((route) => route.access === access).map(({ path }) => path);
  expect(guestPages.map(({ path }) => path)).toEqual(pathsOf('guest'));
  expect(openPaths).toEqual(pathsOf('open'));
});

test('/loans/{id}/success and /profile/congratulations are the same screen', { tags: 's2-loan-success-same' }, () => {
  const screenOf = (path: string) => routes.find((route) => route.path === path)?.Screen;
  expect(screenOf('/loans/:id/success')).toBe(screenOf('/profile/congratulations'));
});

test('/register and /create-account are the same screen', { tags: 's2-register-same-screen' }, () => {
  const screenOf = (path: string) => routes.find((route) => route.path === path)?.Screen;
  expect(screenOf('/register')).toBe(screenOf('/create-account'));
});

describe('before the first render', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Prepares an address and returns what was loaded. */
  async function loadedAt(address: string, isSignedIn: boolean) {
    const { store } = createStore();
    const user = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };
    if (isSignedIn) store.dispatch(signedIn({ token: 'secret', user }));
    const loaded: string[] = [];
    for (const route of routes) {
      vi.spyOn(route, 'load').mockImplementation(async () => loaded.push(route.path));
      if (!route.beforeRender) continue;
      vi.spyOn(route as Required<typeof route>, 'beforeRender').mockImplementation(
        async () => void loaded.push(`data of ${route.path}`),
      );
    }
    await prepareRoute(address, store);
    return loaded;
  }

  test.each<[string, boolean, string[]]>([
    ['/home', true, ['/home', 'data of /home']],
    ['/loans/7', true, ['/loans/:id']],
    ['/login', false, ['/login']],
    ['/verification-code/7', false, ['/verification-code/:id']],
    ['/verification-code/7', true, ['/verification-code/:id']],
    ['/home', false, []],
    ['/login', true, []],
    ['/nowhere', true, []],
  ])('%s, signed in: %s, loads %j', async (address, isSignedIn, loaded) => {
    expect(await loadedAt(address, isSignedIn)).toEqual(loaded);
  });
});

test('a screen renders at once when its code has loaded for another screen', async () => {
  const routeAt = (address: string) => routes.find(({ path }) => path === address);
  const [oops, lease] = [routeAt('/profile/oops'), routeAt('/applications/lease-contract')];
  await routeAt('/profile')?.load();
  expect(oops?.isLoaded()).toBe(true);
  expect(lease?.isLoaded()).toBe(false);
  const screen = createElement(MemoryRouter, null, oops && createElement(oops.Screen));
  expect(renderToStaticMarkup(screen)).toContain('<h1');
});

test('a screen renders at once when its code has loaded', async () => {
  const landing = routes.find(({ path }) => path === '/');
  await landing?.load();
  const screen = createElement(MemoryRouter, null, landing && createElement(landing.Screen));
  expect(renderToStaticMarkup(screen)).toContain('<h1');
});
