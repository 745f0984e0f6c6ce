import type { Page } from 'playwright/test';
import type { Access } from '../../../web/app/routes.ts';
import type { OperatorClient } from '../../operator.ts';
import { sitemap } from '../../sitemap.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

/** Every page of the sitemap that is meant for these people, with an id in place of each parameter. */
const pagesFor = (wanted: Access): string[] =>
  sitemap.filter(([, access]) => access === wanted).map(([path]) => path.replace(/:\w+/g, '1'));

test('a visitor is led from each page of an owner to the login', async ({ page, owner }) => {
  for (const path of pagesFor('owner')) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await owner.reads('Iniciar sesión');
});

test('whoever is signed in is led from each page of a guest to her home', async ({ page, owner }) => {
  await owner.comesInAs('activa');
  for (const path of pagesFor('guest')) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
  await owner.reads('Hola, Renata');
});

test('a verification page is open to everyone', async ({ page, owner }) => {
  await page.goto('/verification-code/x?phone=%2B525500004321');
  await owner.reads('Verifica tu cuenta');
  await owner.comesInAs('activa', '/verification-code/x?phone=%2B525500004321');
  await owner.reads('Verifica tu cuenta');
});

test('an address that does not exist says so and leads on', async ({ page, owner }) => {
  await page.goto('/no-such-page');
  await owner.reads('No encontramos esta página');
  await owner.follows('Ir al inicio');
  await owner.reads('Iniciar sesión');
});

for (const path of ['/%E0%A4%A', '/%', '/no.such.page', '/assets/gone.js', '/..%2f..%2floans', '/perfil%00']) {
  test(`the address ${path} says that the page does not exist and leads on`, async ({ page, owner }) => {
    await page.goto(path);
    await owner.reads('No encontramos esta página');
    await owner.follows('Ir al inicio');
    await owner.reads('Iniciar sesión');
  });
}

test.describe('an address of something that cannot be there', () => {
  // The browser logs the API's 404 as an error of its own.
  test.use({ quiet: ['404 (Not Found'] });

  for (const path of [
    '/loans/%E0%A4%A',
    '/loans/..%2f..%2fuser',
    '/loans/..%2fuser/installments/1',
    '/loans/1/installments/%E0%A4%A',
    '/applications/%E0%A4%A/desired-loan',
    '/applications/..%2f..%2fuser/property-documents',
  ]) {
    test(`an owner reads that the page ${path} does not exist, a visitor is led to the login`, async ({
      page,
      owner,
    }) => {
      await page.goto(path);
      await owner.reads('Iniciar sesión');
      await owner.comesInAs('activa', path);
      await owner.reads('No encontramos esta página');
      await owner.follows('Ir al inicio');
      await owner.reads('Hola, Renata');
    });
  }
});

test('logging in keeps exactly the session under auth, and a reload keeps her in', async ({ page, owner }) => {
  await page.goto('/login');
  await owner.writes('Correo electrónico', 'activa@adelantto.test');
  await owner.writes('Contraseña', 'Adelantto1!');
  await owner.presses('Iniciar sesión');
  await owner.reads('Hola, Renata');
  await expect(page).toHaveURL(/\/home$/);

  expect(Object.keys(await owner.keeps())).toEqual(['auth']);
  const kept = await owner.session();
  expect(Object.keys(kept)).toEqual(['token', 'user', 'isAuthenticated']);
  expect(kept).toMatchObject({ isAuthenticated: true, user: { name: 'Renata', email: 'activa@adelantto.test' } });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.reload();
  await owner.reads('Hola, Renata');
});

test('after logging out nothing of her is left: storage, cache, history, token', async ({ page, owner, baseURL }) => {
  const { token } = await owner.comesInAs('activa');
  await owner.reads('Hola, Renata');
  await owner.follows('Perfil');
  await owner.reads('Renata Quiroga');

  const told = page.waitForResponse('**/api/auth/logout');
  await owner.presses('Cerrar sesión');
  await owner.hears('Cerraste sesión.');
  await expect(page).toHaveURL(/\/$/);
  expect((await told).status()).toBe(204);

  expect(await owner.keeps()).toEqual({});
  const refused = await fetch(`${baseURL}/api/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status).toBe(401);

  await page.goBack();
  await expect(page).toHaveURL(/\/(login)?$/);
  await expect(page.getByText('Renata')).toHaveCount(0);
  expect(await owner.keeps()).toEqual({});
});

test.describe('when her session ends on the server', () => {
  test.use({ quiet: ['401 (Unauthorized'] });

  const logsIn = async (owner: Owner, persona: string) => {
    await owner.writes('Correo electrónico', `${persona}@adelantto.test`);
    await owner.writes('Contraseña', 'Adelantto1!');
    await owner.presses('Iniciar sesión');
  };
  /** Stands at her loans after somebody ended her session. */
  const losesHerSession = async (page: Page, owner: Owner, stage: OperatorClient) => {
    const { token } = await owner.comesInAs('activa', '/profile');
    await owner.reads('Renata Quiroga');
    await stage.endSession(token);
    await owner.follows('Adelanttos');
    await expect(page).toHaveURL(/\/login$/);
  };

  test('she is asked to log in once, not over and over', async ({ page, owner, stage }) => {
    const refused: string[] = [];
    page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
    await losesHerSession(page, owner, stage);

    await expect(page.getByText('Tu sesión terminó. Inicia sesión para seguir donde te quedaste.')).toBeVisible();
    expect(await owner.keeps()).toEqual({});
    await page.waitForLoadState('networkidle');
    expect(refused.length).toBeLessThanOrEqual(3);
  });

  test('the next login returns her to where she was', async ({ page, owner, stage }) => {
    await losesHerSession(page, owner, stage);
    await logsIn(owner, 'activa');
    await owner.reads('Tus Adelanttos');
    await expect(page).toHaveURL(/\/loans$/);
    await expect(owner.card('Adelantto 0003')).toBeVisible();
  });

  test('another owner who logs in there goes to her own home', async ({ page, owner, stage }) => {
    await losesHerSession(page, owner, stage);
    await logsIn(owner, 'lista');
    await owner.reads('Hola, Javier');
    await expect(page).toHaveURL(/\/home$/);
  });

  test('what she had typed waits for her, and for nobody else', async ({ page, owner, stage }) => {
    const { token } = await owner.comesInAs('perfil', '/profile/identification');
    const address = page.getByLabel('Domicilio', { exact: true });
    // What is saved stands there first.
    await expect(address).toHaveValue(/^Calle del Colibrí/);
    await address.fill('Calle 5 de Mayo 12');
    await expect.poll(async () => Object.keys(await owner.keeps()).length).toBe(2);
    await stage.endSession(token);
    await owner.writes('Código postal', '06600');
    await expect(page).toHaveURL(/\/login$/);

    await logsIn(owner, 'perfil');
    await expect(address).toHaveValue('Calle 5 de Mayo 12');
    await stage.endSession((await owner.session()).token);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await logsIn(owner, 'lista');
    await owner.reads('Hola, Javier');
    expect(Object.keys(await owner.keeps())).toEqual(['auth']);
  });
});

test('a login right before the logout does not bring the token back', async ({ page, owner }) => {
  await page.goto('/login');
  await owner.writes('Correo electrónico', 'activa@adelantto.test');
  await owner.writes('Contraseña', 'Adelantto1!');
  await owner.presses('Iniciar sesión');
  // As quick as a machine can: from the first frame that offers it.
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  await owner.presses('Cerrar sesión');
  await expect(page).toHaveURL(/\/$/);
  await page.waitForLoadState('networkidle');
  expect(await owner.keeps()).toEqual({});
  await page.reload();
  await owner.follows('Iniciar sesión');
  expect(await owner.keeps()).toEqual({});
});

test('a temporary password goes no further than its replacement', async ({ page, owner }) => {
  await owner.comesInAs('temporal');
  await expect(page).toHaveURL(/\/update-temporary-password$/);
  await owner.reads('Bienvenido');
  await owner.writes('Nueva contraseña', 'Jacaranda#26');
  await owner.writes('Repite tu nueva contraseña', 'Jacaranda#26');
  await owner.presses('Cambiar contraseña');
  await owner.reads('Documentos que vas a necesitar');
  await owner.follows('Continuar');
  await owner.reads(/^Hola/);
});
