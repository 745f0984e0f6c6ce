import type { Page } from 'playwright/test';
import { type Access, sitemap } from '../../sitemap.ts';
import { expect, test } from '../support/journey.ts';

/** Returns the paths of the sitemap with this access; parameters are replaced by an id. */
const pagesFor = (access: Access): string[] =>
  sitemap.filter(([, pageAccess]) => pageAccess === access).map(([path]) => path.replace(/:\w+/g, '1'));

/** Opens each page and waits until it redirects; neither page has to load completely. */
async function expectRedirects(page: Page, from: readonly string[], to: string): Promise<void> {
  for (const path of from) {
    await page.goto(path, { waitUntil: 'commit' }).catch(unlessRedirected);
    await page.waitForURL((url) => url.pathname === to, { waitUntil: 'commit' });
  }
}

/** Firefox reports a page as aborted that redirects while it loads. */
function unlessRedirected(error: Error): void {
  if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
}

// Many pages redirect while they load, and in Firefox Playwright takes one navigation for another.
test('each page opens for those who may see it', {
  tag: ['@not-firefox', '@webkit', '@s2-access-owner-routes', '@s2-access-guest-routes', '@s2-access-open-route'],
}, async ({ page, owner }) => {
  await test.step('redirects a visitor from every owner page to the login', async () => {
    await expectRedirects(page, pagesFor('owner'), '/login');
    await owner.seesHeading('Iniciar sesión');
  });
  const verification = '/verification-code/x?phone=%2B525500004321';
  await test.step('opens the verification page to visitors and to signed-in owners', async () => {
    await page.goto(verification);
    await owner.seesHeading('Verifica tu cuenta');
    await owner.signsInAs('activa', verification);
    await owner.seesHeading('Verifica tu cuenta');
  });
  await test.step('redirects a signed-in owner from every guest page to home', async () => {
    await expectRedirects(page, pagesFor('guest'), '/home');
    await owner.seesHeading('Hola, Renata');
  });
});

test('a link to an owner page leads there through the login, and never out of the app', async ({ page, owner }) => {
  await test.step('from an e-mail, with its query', async () => {
    await page.goto('/loans?from=email');
    await owner.seesHeading('Iniciar sesión');
    await owner.logsIn('activa@adelantto.test');
    await owner.seesHeading('Tus Adelanttos');
    await expect(page).toHaveURL('/loans?from=email');
  });
  await test.step('at once for an owner who is signed in', async () => {
    await page.goto('/login?next=%2Fprofile');
    await owner.seesHeading('Renata Quiroga');
  });
  await test.step('to home where the address is of another host', async () => {
    for (const next of ['https://example.com/', '//example.com', '/\\example.com', '/\t/example.com']) {
      await page.goto(`/login?${new URLSearchParams({ next })}`);
      await owner.seesHeading('Hola, Renata');
    }
  });
});

test.describe('an address without a page', () => {
  // The browser logs the 404 of the API as an error.
  test.use({ expectedErrors: ['404 (Not Found'] });

  test('shows the not-found page with a link home, and the login for an id of an owner page', {
    tag: ['@long', '@webkit'],
  }, async ({ page, owner }) => {
    const expectNotFound = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await owner.seesHeading('No encontramos esta página');
      }
      await owner.followsLink('Ir al inicio');
    };
    await expectNotFound([
      ...['/no-such-page', '/%E0%A4%A', '/%', '/no.such.page', '/assets/gone.js', '/..%2f..%2floans', '/perfil%00'],
    ]);
    await owner.seesHeading('Iniciar sesión');

    const impossibleIds = [
      '/loans/%E0%A4%A',
      '/loans/..%2f..%2fuser',
      '/loans/..%2fuser/installments/1',
      '/loans/1/installments/%E0%A4%A',
      '/applications/%E0%A4%A/desired-loan',
      '/applications/..%2f..%2fuser/property-documents',
    ];
    await expectRedirects(page, impossibleIds, '/login');
    await owner.seesHeading('Iniciar sesión');
    await owner.signsInAs('activa');
    await expectNotFound(impossibleIds);
    await owner.seesHeading('Hola, Renata');
  });
});

test('a session', { tag: ['@s2-login-success', '@s4-session-saved', '@s4-session-logout', '@s9-session-key'] }, async ({
  page,
  owner,
  baseURL,
}) => {
  let token = '';
  await test.step('stores exactly the session under "auth" at login, and a reload keeps the owner signed in', async () => {
    await page.goto('/login');
    await owner.logsIn('activa@adelantto.test');
    await owner.seesHeading('Hola, Renata');
    await expect(page).toHaveURL(/\/home$/);

    const session = await owner.storedSession();
    token = session.token;
    expect(Object.keys(await owner.tabStorage())).toEqual(['auth']);
    expect(Object.keys(session)).toEqual(['token', 'user', 'isAuthenticated']);
    expect(session).toMatchObject({ isAuthenticated: true, user: { name: 'Renata', email: 'activa@adelantto.test' } });

    await page.reload();
    await owner.seesHeading('Hola, Renata');
  });
  await test.step('leaves nothing of the owner after logout: storage, cache, history, token', async () => {
    await owner.followsLink('Perfil');
    await owner.seesHeading('Renata Quiroga');
    const logout = page.waitForResponse('**/api/auth/logout');
    await owner.presses('Cerrar sesión');
    await owner.seesStatus('Cerraste sesión.');
    await expect(page).toHaveURL(/\/$/);
    expect((await logout).status()).toBe(204);

    await expect.poll(() => owner.tabStorage()).toEqual({});
    const response = await fetch(`${baseURL}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(401);

    await page.goBack();
    await expect(page).toHaveURL(/\/(login)?$/);
    await expect(page.getByText('Renata')).toHaveCount(0);
    await expect.poll(() => owner.tabStorage()).toEqual({});
  });
});

test.describe('a session that ends on the server', () => {
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('redirects to the login after at most three rejected calls, and the next login returns to the page', async ({
    page,
    owner,
    operator,
  }) => {
    const rejected: string[] = [];
    page.on('response', (response) => response.status() === 401 && rejected.push(response.url()));
    const { token } = await owner.signsInAs('activa', '/profile');
    await owner.seesHeading('Renata Quiroga');
    await operator.endSession(token);
    await owner.followsLink('Adelanttos');
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByText('Tu sesión terminó. Inicia sesión para seguir donde te quedaste.')).toBeVisible();
    await expect.poll(() => owner.tabStorage()).toEqual({});

    await owner.logsIn('activa@adelantto.test');
    await owner.seesHeading('Tus Adelanttos');
    await expect(page).toHaveURL(/\/loans$/);
    await expect(owner.card('Adelantto 0003')).toBeVisible();
    expect(rejected.length).toBeLessThanOrEqual(3);
  });

  test('restores unsaved form values for the same owner; another owner comes home', {
    tag: ['@engines', '@webkit'],
  }, async ({ page, owner, operator }) => {
    const { token } = await owner.signsInAs('perfil', '/profile/identification');
    const address = page.getByLabel('Domicilio', { exact: true });
    // Wait for the saved value before it is changed.
    await expect(address).toHaveValue(/^Calle del Colibrí/);
    await address.fill('Calle 5 de Mayo 12');
    await expect.poll(async () => Object.keys(await owner.tabStorage()).length).toBe(2);
    await operator.endSession(token);
    await owner.fillsIn('Código postal', '06600');
    await expect(page).toHaveURL(/\/login(\?|$)/);

    await owner.logsIn('perfil@adelantto.test');
    await expect(address).toHaveValue('Calle 5 de Mayo 12');
    await operator.endSession((await owner.storedSession()).token);
    await page.reload();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await owner.logsIn('lista@adelantto.test');
    await owner.seesHeading('Hola, Javier');
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(async () => Object.keys(await owner.tabStorage())).toEqual(['auth']);
  });
});
