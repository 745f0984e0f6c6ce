import { findWholeBrowser } from '../browser.mjs';
import { expect, test } from '../journeys/journey.ts';
import config from '../playwright.config.ts';

// Playwright turns the browser's own back-forward cache off; phones have it on.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findWholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  quiet: ['401 (Unauthorized'],
});

test('a page that comes back from the browser’s cache after she left shows nothing of hers', async ({
  page,
  owner,
}) => {
  const back: string[] = [];
  await page.exposeFunction('isBack', (path: string) => void back.push(path));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object(window).isBack(location.pathname)),
  );
  await owner.comesInAs('activa', '/profile/my-data');
  await expect(page.getByText('activa@adelantto.test')).toBeVisible();

  // As the same session it comes back as it was left, without loading anew.
  await page.goto('/profile');
  await owner.reads('Renata Quiroga');
  // Only a page at rest is kept.
  await page.waitForLoadState('networkidle');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('activa@adelantto.test')).toBeVisible();
  await expect.poll(() => back.length).toBe(1);

  await page.goto('/profile');
  const told = page.waitForResponse('**/api/auth/logout');
  await owner.presses('Cerrar sesión');
  await told;
  await expect(page).toHaveURL(/\/$/);
  // The landing took the profile's place in the history; before it lies the page with her data.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await owner.reads('Iniciar sesión');
  await expect.poll(() => back.length).toBeGreaterThan(1);
  await expect(page.getByText('activa@adelantto.test')).toHaveCount(0);
  expect(await owner.keeps()).toEqual({});
});

test('home that comes back from the browser’s cache asks for nothing ahead: later that would be an old answer', async ({
  page,
  owner,
}) => {
  const back: true[] = [];
  await page.exposeFunction('isBack', () => void back.push(true));
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => persisted && Object(window).isBack()));
  const { user } = await owner.comesInAs('activa');
  await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
  await page.goto('/profile/my-data');
  await expect(page.getByText(user.email)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack({ waitUntil: 'commit' });
  await owner.reads('Hola, Renata');
  await expect.poll(() => back.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/files/'))).toEqual([]);
});
