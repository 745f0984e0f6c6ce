import type { Page } from 'playwright/test';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
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
    await page.goto(`/login?${new URLSearchParams({ next: '//example.com' })}`);
    await owner.seesHeading('Hola, Renata');
  });
});

test.describe('a page that is not there', () => {
  // The browser logs the 404 and 403 of the API as errors.
  test.use({ expectedErrors: ['404 (Not Found', '403 (Forbidden'] });

  test('shows the not-found page, the same for missing data and for data of another owner', { tag: '@webkit' }, async ({
    page,
    owner,
    operator,
  }) => {
    const foreignLoan = await operator.newestId('loans', await operator.session('vencida'));
    const foreignDraft = await operator.newestId('applications', await operator.session('borrador'));
    await page.goto('/%E0%A4%A');
    await owner.seesHeading(failureTexts.pageNotFound);
    await owner.followsLink('Ir al inicio');
    await owner.seesHeading('Iniciar sesión');
    await owner.signsInAs('activa');
    for (const path of [
      '/no-such-page',
      '/loans/%E0%A4%A',
      '/loans/..%2f..%2fuser',
      '/loans/987654',
      `/loans/${foreignLoan}`,
      `/loans/${foreignLoan}/success`,
      `/loans/${foreignLoan}/installments/1`,
      `/applications/${foreignDraft}/property-documents`,
    ]) {
      await page.goto(path);
      await owner.seesHeading(failureTexts.pageNotFound);
    }
    await operator.faults({ fail: [{ method: 'GET', path: '/api/loans/*', status: 403, times: 1 }] });
    await page.goto(`/loans/${foreignLoan}`);
    await owner.seesHeading(failureTexts.pageNotAllowed);
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

  test('leads to the login and back, with unsaved form values for the same owner; another owner comes home', {
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
    await expect(page.getByText(commonTexts.sessionEnded)).toBeVisible();

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
