import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { isWhole } from '../../torture/scale.ts';
import { finds, sameTabAgain } from '../forms/tab.ts';
import { forgedSessions, record } from './forgedSessions.ts';

/** Beside the other tests some of each kind. */
const tried = forgedSessions.filter((_, at) => isWhole || at % 4 === 0);

const guestsLogin = async (page: Page, owner: Owner, name: string) => {
  await expect(page, name).toHaveURL(/\/login$/);
  await owner.seesHeading('Iniciar sesión');
};

test.describe('a forged record', () => {
  // The guard, which asks for the home's data before the app is there, takes some for sessions: their token opens nothing.
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('that is no session shows the guests’ view and is swept away', async ({ page, owner }) => {
    expect(new Set(forgedSessions).size).toBe(60);
    test.setTimeout(tried.length * 10_000);
    await page.goto('/login');
    for (const [at, forged] of tried.entries()) {
      await page.evaluate((kept) => sessionStorage.setItem('auth', kept), forged);
      // Half a session is one for the guard, which leads it from the guests' pages: there and back again.
      await page.goto(at % 2 === 0 ? '/home' : '/login');
      await guestsLogin(page, owner, forged);
      await expect.poll(() => owner.tabStorage(), forged).toEqual({});
    }
  });
});

test.describe('a well-made record with a token that the server does not know', () => {
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('ends at the login after one refusal', async ({ page, owner }) => {
    let refused = 0;
    page.on('response', (answer) => {
      if (answer.status() === 401) refused += 1;
    });
    await finds(page, { auth: record() });
    await page.goto('/profile/my-data');
    await guestsLogin(page, owner, 'unknown token');
    const ended = page.getByText('Tu sesión terminó.');
    await expect(ended).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(refused).toBe(1);
    await page.reload();
    await expect(ended).toBeVisible();
    expect(refused).toBe(1);
    expect(await owner.tabStorage()).toEqual({});
  });
});

const storages: Readonly<Record<string, () => void>> = {
  'is missing': () => Object.defineProperty(window, 'sessionStorage', { value: undefined, configurable: true }),
  'is forbidden': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'takes nothing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [how, spoil] of Object.entries(storages)) {
  test(`where the storage ${how}, she comes in, goes about and leaves`, async ({ page, owner }) => {
    await page.addInitScript(spoil);
    await page.goto('/login');
    await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
    await owner.fillsIn('Contraseña', 'Adelantto1!');
    await owner.presses('Iniciar sesión');
    await owner.seesHeading('Hola, Renata');
    await owner.followsLink('Perfil');
    await owner.seesHeading('Renata Quiroga');
    await owner.presses('Cerrar sesión');
    await owner.seesStatus('Cerraste sesión.');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/home');
    await guestsLogin(page, owner, how);
  });
}

test.describe('in two tabs', () => {
  test.use({ expectedErrors: ['401 (Unauthorized'] });

  test('leaving in one ends the other with its next call, and its own log-in stays its own', async ({
    page,
    owner,
    operator,
    context,
  }) => {
    await owner.signsInAs('activa', '/profile');
    await owner.seesHeading('Renata Quiroga');
    const there = await sameTabAgain(context, operator, await owner.tabStorage());
    const other = there.page;
    await other.goto('/home');
    await there.seesHeading('Hola, Renata');

    const told = page.waitForResponse('**/api/auth/logout');
    await owner.presses('Cerrar sesión');
    await told;
    await there.followsLink(/^Ver Adelantto/);
    await expect(other.getByText('Tu sesión terminó. Inicia sesión para seguir donde te quedaste.')).toBeVisible();
    await expect(other.getByText('Renata')).toHaveCount(0);
    expect(await there.tabStorage()).toEqual({});

    await there.fillsIn('Correo electrónico', 'activa@adelantto.test');
    await there.fillsIn('Contraseña', 'Adelantto1!');
    await there.presses('Iniciar sesión');
    await there.seesHeading(/^Adelantto 0/);
    // The first tab stays where it was: signed out.
    await page.goto('/home');
    await guestsLogin(page, owner, 'first tab');
  });
});

test('the token is nowhere but under auth, and in the calls’ own header', async ({ page, owner, context, baseURL }) => {
  const lines: string[] = [];
  const addresses: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await owner.fillsIn('Correo electrónico', 'activa@adelantto.test');
  await owner.fillsIn('Contraseña', 'Adelantto1!');
  await owner.presses('Iniciar sesión');
  await owner.seesHeading('Hola, Renata');
  const { token } = await owner.storedSession();
  expect(token.length).toBeGreaterThan(30);

  for (const path of ['/profile', '/profile/my-data', '/loans', '/profile/update-password', '/home']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(async () => ({
      document: document.documentElement.outerHTML,
      storage: Object.entries({ ...sessionStorage }).filter(([key]) => key !== 'auth'),
      local: Object.entries({ ...localStorage }),
      cookie: document.cookie,
      name: window.name,
      history: JSON.stringify(history.state),
      databases: await indexedDB.databases(),
      caches: await Promise.all(
        (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)),
      ),
      address: location.href,
    }));
    expect(JSON.stringify(seen), path).not.toContain(token);
    expect(seen.local, path).toEqual([]);
    expect(seen.cookie, path).toBe('');
  }
  expect(await context.cookies(baseURL)).toEqual([]);
  expect([...lines, ...addresses].join('\n')).not.toContain(token);
});

test('each link that leaves the product opens a window that cannot reach back', async ({ page, owner, baseURL }) => {
  const pages: readonly (readonly [who: string | undefined, path: string])[] = [
    [undefined, '/register'],
    ['nueva', '/profile/create'],
    ['nueva', '/profile/identification'],
    ['activa', '/home'],
    ['activa', '/profile'],
    ['lista', '/applications/lease-contract'],
    ['borrador', '/home'],
  ];
  let found = 0;
  for (const [who, path] of pages) {
    if (who === undefined) await page.goto(path);
    else await owner.signsInAs(who, path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const links = await page.locator('a[href]').evaluateAll(
      (anchors, own) =>
        (anchors as HTMLAnchorElement[]).map(({ href, target, relList }) => ({
          href,
          leaves: target === '_blank' || !href.startsWith(own),
          safe: target === '_blank' && relList.contains('noopener'),
        })),
      `${baseURL}/`,
    );
    for (const { href, leaves, safe } of links) {
      if (!leaves) continue;
      found += 1;
      expect(safe, `${path}: ${href}`).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(8);
});
