import { expect, test } from '../../journeys/support/journey.ts';

// The code of the next pages may still be prefetched when the internet is gone.
test.use({ expectedErrors: ['401 (Unauthorized', 'ERR_INTERNET_DISCONNECTED'] });

test('a page restored with its old storage shows no data of its owner without internet, nor after the session has ended', async ({
  page,
  context,
  owner,
}) => {
  // As in Firefox, which keeps the storage of the tab.
  const restorePage = () =>
    page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const { token } = await owner.signsInAs('activa', '/profile/my-data');
  const personal = page.getByText('activa@adelantto.test');
  await expect(personal).toBeVisible();

  await test.step('without internet, until there is internet again', async () => {
    await context.setOffline(true);
    await restorePage();
    await expect(personal).toHaveCount(0);
    const strip = page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
    await expect(strip).toBeVisible();
    // The strip is visible before the retry fails, and the internet must not be back while it still runs.
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await strip.getByRole('link', { name: 'Reintentar' }).click();
    await failed;
    await expect(strip).toBeVisible();

    await context.setOffline(false);
    await strip.getByRole('link', { name: 'Reintentar' }).click();
    await expect(personal).toBeVisible();
  });
  await test.step('after the session has ended', async () => {
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await restorePage();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await owner.seesHeading('Iniciar sesión');
    await expect(personal).toHaveCount(0);
    await expect.poll(() => owner.tabStorage()).toEqual({});
  });
});
