import { findingsOf } from '../../screens/axe.ts';
import { expect, test } from '../support/journey.ts';

// The document does not describe its own address.
test.use({ app: 'demo', expectedErrors: ['GET /demo/api/openapi.json is not documented'] });

test('the page of the API shows a call with its errors and an example, in wide windows and on narrow phones', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/demo/api');
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
  await page.getByRole('button', { name: "Returns the owner's loans, newest first" }).click();
  for (const width of [1280, 390, 320]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText('missing_installments_counter')).toBeVisible();
      await expect(page.getByText('There is no session, or it has ended.')).toBeVisible();
      await expect(page.getByRole('row', { name: 'The code has expired' })).toBeVisible();
      expect(await findingsOf(page)).toEqual([]);
      // Not against `innerWidth`: a phone's browser zooms out until a page that is too wide fits.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});
