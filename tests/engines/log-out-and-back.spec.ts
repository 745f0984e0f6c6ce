import { expect, test } from '../journeys/support/journey.ts';
import { firefoxWith } from './firefox.ts';

// Firefox restores a page that it left as it was, which it does by default.
const { launchOptions } = firefoxWith({ 'browser.sessionhistory.max_total_viewers': -1 });
test.use({ launchOptions });

test('after the log-out, Back shows nothing of the owner', async ({ page, owner }) => {
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
