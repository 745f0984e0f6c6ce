import type { Page, Route } from 'playwright/test';
import * as appTexts from '#i18n/es-MX/app';
import * as failureTexts from '#i18n/es-MX/failures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';

/** What networks in hotels, airports and offices answer in place of any server until somebody agrees to something. */
const portals = {
  'a page with status 200': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel Sol</h1>' }),
  'a redirect': (route: Route) => route.fulfill({ status: 302, headers: { location: '/hotel' } }),
};

test.use({
  expectedErrors: ['Failed to load resource', 'MIME type', 'dynamically imported module', 'net::ERR_'],
});

const visible = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

for (const [name, answer] of Object.entries(portals)) {
  test(`says that the network asks for something when it answers with ${name}`, async ({ page, owner, api }) => {
    await test.step('a script', async () => {
      await page.route(SCRIPTS, answer);
      await page.goto('/login');
      await expect(page.getByRole('alert').filter({ hasText: failureTexts.networkAsks })).toBeVisible();
      await page.unroute(SCRIPTS);
      await page.getByRole('link', { name: 'Reintentar' }).click();
      await expect(visible(page, failureTexts.networkAsks)).toHaveCount(0);
    });
    await test.step('a call', async () => {
      await page.route(/\/api\//, answer);
      await api.opens('/loans');
      const failure = page.getByRole('alert').filter({ hasText: loanTexts.couldNotLoadAdelanttos });
      await expect(failure).toContainText(failureTexts.networkAsks);
      await expect(visible(page, /Contacto y menciona|Revisa tu internet/)).toHaveCount(0);
      await page.unroute(/\/api\//);
      await owner.presses('Reintentar');
      await expect(visible(page, failureTexts.networkAsks)).toHaveCount(0);
    });
  });
}

test('a script that is not there is not called a fault of the internet', async ({ page, api, owner }) => {
  const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
  await test.step('on a guest’s page', async () => {
    await page.route(SCRIPTS, missing);
    await page.goto('/login');
    await expect(visible(page, failureTexts.pageIncomplete)).toBeVisible();
    await page.unroute(SCRIPTS);
  });
  await test.step('on the way to another page', async () => {
    await savesData(page);
    await api.opens('/home');
    await owner.seesHeading(/^Hola/);
    await page.route(SCRIPTS, missing);
    await owner.followsLink('Perfil');
    await owner.seesHeading(appTexts.pageNotOpened);
    await expect(visible(page, appTexts.ourFaultAdvice)).toBeVisible();
  });
  await expect(visible(page, /Revisa tu internet/)).toHaveCount(0);
});
