import { expect, test } from '../journeys/support/journey.ts';
import { firefoxWith } from './firefox.ts';

// Firefox on a desktop. One for both tests: another one takes five seconds to start.
const { launchOptions } = firefoxWith({
  // The scrollbar takes room beside the page.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'widget.gtk.overlay-scrollbars.enabled': false,
  'ui.useOverlayScrollbars': 0,
  // A page that was left is restored as it was, which is the default.
  'browser.sessionhistory.max_total_viewers': -1,
});
test.use({ launchOptions });

test('opening a sheet does not move the page by the width of the scrollbar', { tag: '@engines' }, async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await owner.signsInAs('activa', '/profile');
  await owner.seesHeading('Renata Quiroga');
  const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(scrollbar, 'the width of the scrollbar').toBeGreaterThan(5);
  const edges = () =>
    page.locator('main').evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      return { left, right };
    });
  const before = await edges();
  await owner.presses('Reportar un problema');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await edges()).toEqual(before);
});

test('after the log-out, Back shows nothing of the owner', { tag: ['@engines', '@webkit'] }, async ({
  page,
  owner,
}) => {
  await page.goto('/login');
  await owner.logsIn('activa@adelantto.test');
  await owner.seesHeading('Hola, Renata');
  await owner.storedSession();
  const email = page.getByText('activa@adelantto.test');
  // Two documents, so that Back leaves one and the browser may restore the other as it was.
  await page.goto('/profile/my-data');
  await expect(email).toBeVisible();
  await page.goto('/profile');
  await owner.seesHeading('Renata Quiroga');
  await owner.presses('Cerrar sesión');
  await owner.seesStatus('Cerraste sesión.');
  await expect.poll(() => owner.tabStorage()).toEqual({});
  // Not `goBack`, which waits for a load event that a restored page does not have.
  await page.evaluate(() => history.back());
  await owner.seesHeading('Iniciar sesión');
  await expect(email).toHaveCount(0);
  await expect(page.getByText('Renata')).toHaveCount(0);
});
