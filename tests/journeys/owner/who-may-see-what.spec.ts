import type { Page } from 'playwright/test';
import type { Access } from '../../../web/app/routes.ts';
import type { OperatorClient } from '../../operator.ts';
import { sitemap } from '../../sitemap.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

/** Returns the paths of the sitemap with this access; parameters are replaced by an id. */
const pagesFor = (access: Access): string[] =>
  sitemap.filter(([, pageAccess]) => pageAccess === access).map(([path]) => path.replace(/:\w+/g, '1'));

test('redirects a visitor from every owner page to the login', async ({ page, owner }) => {
  for (const path of pagesFor('owner')) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await owner.seesHeading('Iniciar sesión');
});

test('redirects a signed-in owner from every guest page to home', async ({ page, owner }) => {
  await owner.signsInAs('activa');
  for (const path of pagesFor('guest')) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
  await owner.seesHeading('Hola, Renata');
});

test('opens the verification page to visitors and to signed-in owners', async ({ page, owner }) => {
  await page.goto('/verification-code/x?phone=%2B525500004321');
  await owner.seesHeading('Verifica tu cuenta');
  await owner.signsInAs('activa', '/verification-code/x?phone=%2B525500004321');
  await owner.seesHeading('Verifica tu cuenta');
});

test('shows the not-found page with a link home for an unknown address', async ({ page, owner }) => {
  await page.goto('/no-such-page');
  await owner.seesHeading('No encontramos esta página');
  await owner.followsLink('Ir al inicio');
  await owner.seesHeading('Iniciar sesión');
});

for (const path of ['/%E0%A4%A', '/%', '/no.such.page', '/assets/gone.js', '/..%2f..%2floans', '/perfil%00']) {
  test(`shows the not-found page with a link home for the address ${path}`, async ({ page, owner }) => {
    await page.goto(path);
    await owner.seesHeading('No encontramos esta página');
    await owner.followsLink('Ir al inicio');
    await owner.seesHeading('Iniciar sesión');
  });
}

test.describe('an address with an id that cannot exist', () => {
  // The browser logs the 404 of the API as an error.
  test.use({ expectedErrors: ['404 (Not Found'] });

  for (const path of [
    '/loans/%E0%A4%A',
    '/loans/..%2f..%2fuser',
    '/loans/..%2fuser/installments/1',
    '/loans/1/installments/%E0%A4%A',
    '/applications/%E0%A4%A/desired-loan',
    '/applications/..%2f..%2fuser/property-documents',
  ]) {
    test(`shows an owner the not-found page at ${path} and redirects a visitor to the login`, async ({
      page,
      owner,
    }) => {
      await page.goto(path);
      await owner.seesHeading('Iniciar sesión');
      await owner.signsInAs('activa', path);
      await owner.seesHeading('No encontramos esta página');
      await owner.followsLink('Ir al inicio');
      await owner.seesHeading('Hola, Renata');
    });
  }
});

test('stores exactly the session under "auth" at login, and a reload keeps the owner signed in', async ({
  page,
  owner,
}) => {
  await page.goto('/login');
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
  await expect(page).toHaveURL(/\/home$/);

  const session = await owner.storedSession();
  expect(Object.keys(await owner.tabStorage())).toEqual(['auth']);
  expect(Object.keys(session)).toEqual(['token', 'user', 'isAuthenticated']);
  expect(session).toMatchObject({ isAuthenticated: true, user: { name: 'Renata', email: 'activa@adelantto.test' } });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.reload();
  await owner.seesHeading('Hola, Renata');
});

test('leaves nothing of the owner after logout: storage, cache, history, token', async ({ page, owner, baseURL }) => {
  const { token } = await owner.signsInAs('activa');
  await owner.seesHeading('Hola, Renata');
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

test.describe('when the session ends on the server', () => {
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  /** Opens the loans after the session was ended on the server, which redirects to the login. */
  const losesSession = async (page: Page, owner: Owner, operator: OperatorClient) => {
    const { token } = await owner.signsInAs('activa', '/profile');
    await owner.seesHeading('Renata Quiroga');
    await operator.endSession(token);
    await owner.followsLink('Adelanttos');
    await expect(page).toHaveURL(/\/login$/);
  };

  test('redirects to the login after at most three rejected calls', async ({ page, owner, operator }) => {
    const rejected: string[] = [];
    page.on('response', (response) => response.status() === 401 && rejected.push(response.url()));
    await losesSession(page, owner, operator);

    await expect(page.getByText('Tu sesión terminó. Inicia sesión para seguir donde te quedaste.')).toBeVisible();
    await expect.poll(() => owner.tabStorage()).toEqual({});
    await page.waitForLoadState('networkidle');
    expect(rejected.length).toBeLessThanOrEqual(3);
  });

  test('returns the owner to the same page after the next login', async ({ page, owner, operator }) => {
    await losesSession(page, owner, operator);
    await owner.logsIn('activa@adelantto.test');
    await owner.seesHeading('Tus Adelanttos');
    await expect(page).toHaveURL(/\/loans$/);
    await expect(owner.card('Adelantto 0003')).toBeVisible();
  });

  test('sends another owner who logs in there to home', async ({ page, owner, operator }) => {
    await losesSession(page, owner, operator);
    await owner.logsIn('lista@adelantto.test');
    await owner.seesHeading('Hola, Javier');
    await expect(page).toHaveURL(/\/home$/);
  });

  test('restores unsaved form values for the same owner and for nobody else', async ({ page, owner, operator }) => {
    const { token } = await owner.signsInAs('perfil', '/profile/identification');
    const address = page.getByLabel('Domicilio', { exact: true });
    // Wait for the saved value before it is changed.
    await expect(address).toHaveValue(/^Calle del Colibrí/);
    await address.fill('Calle 5 de Mayo 12');
    await expect.poll(async () => Object.keys(await owner.tabStorage()).length).toBe(2);
    await operator.endSession(token);
    await owner.fillsIn('Código postal', '06600');
    await expect(page).toHaveURL(/\/login$/);

    await owner.logsIn('perfil@adelantto.test');
    await expect(address).toHaveValue('Calle 5 de Mayo 12');
    await operator.endSession((await owner.storedSession()).token);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await owner.logsIn('lista@adelantto.test');
    await owner.seesHeading('Hola, Javier');
    await expect.poll(async () => Object.keys(await owner.tabStorage())).toEqual(['auth']);
  });
});

test('does not store the token again when the owner logs out right after the login', async ({ page, owner }) => {
  await page.goto('/login');
  await owner.logsIn('activa@adelantto.test');
  // Playwright clicks in the first frame in which the link exists, before the session is stored.
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  await owner.presses('Cerrar sesión');
  await expect(page).toHaveURL(/\/$/);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => owner.tabStorage()).toEqual({});
  await page.reload();
  await owner.followsLink('Iniciar sesión');
  expect(await owner.tabStorage()).toEqual({});
});

test('lets an owner with a temporary password only replace it', async ({ page, owner }) => {
  await owner.signsInAs('temporal');
  await expect(page).toHaveURL(/\/update-temporary-password$/);
  await owner.seesHeading('Bienvenido');
  await owner.fillsIn('Nueva contraseña', 'Jacaranda#26');
  await owner.fillsIn('Repite tu nueva contraseña', 'Jacaranda#26');
  await owner.presses('Cambiar contraseña');
  await owner.seesHeading('Documentos que vas a necesitar');
  await owner.followsLink('Continuar');
  await owner.seesHeading(/^Hola/);
});
