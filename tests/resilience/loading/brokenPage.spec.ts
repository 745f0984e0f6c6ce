import { expect, test } from '../../journeys/support/journey.ts';
import { recordDocuments } from './failedStart.ts';

test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch dynamically imported module'] });

const BROKEN = 'No pudimos abrir esta página';

test.describe('a page whose code does not load because there is no internet', () => {
  test.beforeEach(async ({ page, context, owner }) => {
    await owner.signsInAs('activa', '/home');
    await expect(page.getByRole('link', { name: /^Ver/ }).first()).toBeVisible();
    await context.setOffline(true);
    await owner.followsLink('Perfil');
    await owner.seesHeading(BROKEN);
  });

  test('has the focus on its heading', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toBeFocused();
  });

  test('lets the owner go to a page that is already loaded, by a link and by Back', async ({ page, owner }) => {
    await owner.followsLink('Inicio');
    await owner.seesHeading('Hola, Renata');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await owner.followsLink('Perfil');
    await owner.seesHeading(BROKEN);
    await page.goBack();
    await owner.seesHeading('Hola, Renata');
  });

  test('opens when it is visited again with internet', async ({ context, owner }) => {
    await context.setOffline(false);
    await owner.followsLink('Inicio');
    await owner.seesHeading('Hola, Renata');
    await owner.followsLink('Perfil');
    await owner.seesHeading('Renata Quiroga');
  });

  test('leads to home without loading a document', async ({ page, owner }) => {
    const loaded = recordDocuments(page);
    await owner.presses('Ir al inicio');
    await owner.seesHeading('Hola, Renata');
    expect(loaded).toEqual([]);
  });

  test('says that there is no connection on a retry, and opens when there is one again', async ({
    page,
    context,
    owner,
  }) => {
    const loaded = recordDocuments(page);
    await owner.presses('Reintentar');
    await owner.seesStatus('No pudimos conectarnos.');
    await owner.seesHeading(BROKEN);
    expect(loaded).toEqual([]);

    await context.setOffline(false);
    await owner.presses('Reintentar');
    await owner.seesHeading('Renata Quiroga');
  });
});

test('a retry of a page whose code loads slowly loads no document without internet', async ({
  page,
  context,
  owner,
}) => {
  await owner.signsInAs('activa', '/profile');
  await owner.seesHeading('Renata Quiroga');
  await page.clock.install();
  const html = await (await page.request.get('/profile/my-data')).text();
  // The code of the app loads, that of the page does not.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) await route.continue();
  });
  await page.goto('/loans', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toHaveAttribute('id', 'main');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('main').getByText('Esto está tardando más de lo normal.')).toBeVisible();
  const loaded = recordDocuments(page);
  await context.setOffline(true);
  await owner.presses('Reintentar');
  await owner.seesStatus('No pudimos conectarnos.');
  expect(loaded).toEqual([]);
});
