import type { Page } from 'playwright/test';
import * as commonTexts from '#i18n/es-MX/common';
import { sessionRecord } from '../../../demo-server/states/sampleResponses.ts';
import { holdRequests, SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { openCopyOfTab, presetStorage } from '../forms/tab.ts';

const expectLogin = async (page: Page, owner: Owner, name: string) => {
  await expect(page, name).toHaveURL(/\/login(\?|$)/);
  await owner.seesHeading('Iniciar sesión');
};

test.describe('a record without a session', () => {
  // The guard, which prefetches the data of home, takes some of these records for sessions; the server answers 401.
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('that is forged leads to the login and is removed', async ({ page, owner }) => {
    const { user } = JSON.parse(sessionRecord());
    await page.goto('/login');
    for (const [path, forged] of [
      ['/home', '{"token":"tok"'],
      // The guard takes it for a session and redirects from a guest page; the app redirects back.
      ['/login', JSON.stringify({ token: 'tok', user: { ...user, phone: 7 }, isAuthenticated: true })],
    ] as const) {
      await page.evaluate((kept) => sessionStorage.setItem('auth', kept), forged);
      await page.goto(path);
      await expectLogin(page, owner, forged);
      await expect.poll(() => owner.tabStorage(), forged).toEqual({});
    }
  });

  test('whose token the server does not know leads to the login after one 401', async ({ page, owner }) => {
    let unauthorized = 0;
    page.on('response', (answer) => {
      if (answer.status() === 401) unauthorized += 1;
    });
    await presetStorage(page, { auth: sessionRecord() });
    await page.goto('/profile/my-data');
    await expectLogin(page, owner, 'unknown token');
    const ended = page.getByText('Tu sesión terminó.');
    await expect(ended).toBeVisible();
    await page.reload();
    await expect(ended).toBeVisible();
    expect(unauthorized).toBe(1);
    await expect.poll(() => owner.tabStorage()).toEqual({});
  });

  test('that has ended shows that the login is loading while its code comes', async ({ page, owner }) => {
    const [login, home] = await Promise.all(
      ['/login', '/home'].map(async (path) => (await page.request.get(path)).text()),
    );
    const code = await holdRequests(page, SCRIPTS, (file) => login?.includes(file) === true && !home?.includes(file));
    await presetStorage(page, { auth: sessionRecord() });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
    code();
    await expectLogin(page, owner, 'unknown token');
  });
});

test('lets the owner log in, visit pages and log out where the storage is forbidden', async ({ page, owner }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/login');
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
  await owner.followsLink('Perfil');
  await owner.seesHeading('Renata Quiroga');
  await owner.presses('Cerrar sesión');
  await owner.seesStatus('Cerraste sesión.');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/home');
  await expectLogin(page, owner, 'forbidden storage');
});

test.describe('in two tabs', () => {
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('logging out in one ends the other at its next call, and a new log-in there does not sign in the first', async ({
    page,
    owner,
    operator,
    context,
  }) => {
    await owner.signsInAs('activa', '/profile');
    await owner.seesHeading('Renata Quiroga');
    const otherOwner = await openCopyOfTab(context, operator, await owner.tabStorage());
    const otherPage = otherOwner.page;
    // All calls that home makes by itself with the session.
    const calls = ['loans', 'user', 'applications', 'notices'];
    const answers = calls.map((call) => otherPage.waitForResponse(`**/api/${call}`));
    await otherPage.goto('/home');
    await otherOwner.seesHeading('Hola, Renata');
    await Promise.all(answers);

    const loggedOut = page.waitForResponse('**/api/auth/logout');
    await owner.presses('Cerrar sesión');
    await loggedOut;
    await otherOwner.followsLink(/^Ver Adelantto/);
    await expect(otherPage.getByText(commonTexts.sessionEnded)).toBeVisible();
    await expect(otherPage.getByText('Renata')).toHaveCount(0);
    await expect.poll(() => otherOwner.tabStorage()).toEqual({});

    await otherOwner.logsIn('activa@adelantto.test');
    await otherOwner.seesHeading(/^Adelantto 0/);
    // The first tab stays where it was: signed out.
    await page.goto('/home');
    await expectLogin(page, owner, 'first tab');
  });
});

test('stores the token only under auth and sends it only in the header of the calls', async ({
  page,
  owner,
  context,
  baseURL,
}) => {
  const lines: string[] = [];
  const addresses: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
  const { token } = await owner.storedSession();
  expect(token.length).toBeGreaterThan(30);

  for (const [path, text] of [
    ['/profile/my-data', 'activa@adelantto.test'],
    ['/loans', 'Adelantto 0003'],
    ['/profile/update-password', 'Nueva contraseña'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    const seen = await page.evaluate(async () => ({
      document: document.documentElement.outerHTML,
      storage: Object.entries({ ...sessionStorage }).filter(([key]) => key !== 'auth'),
      local: [...Object.keys(localStorage), ...(await indexedDB.databases()), ...(await caches.keys())],
      cookie: document.cookie,
      history: JSON.stringify([history.state, window.name, location.href]),
    }));
    expect(JSON.stringify(seen), path).not.toContain(token);
    expect(seen.local, path).toEqual([]);
    expect(seen.cookie, path).toBe('');
  }
  expect(await context.cookies(baseURL)).toEqual([]);
  expect([...lines, ...addresses].join('\n')).not.toContain(token);
});
