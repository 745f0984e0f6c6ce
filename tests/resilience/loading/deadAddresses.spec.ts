import type { Page, Route } from 'playwright/test';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../../journeys/support/journey.ts';

test.use({ expectedErrors: ['403 (Forbidden'] });

/** Makes this signed URL answer 403, as it does after ten minutes; later ones stay valid. */
async function expireAddress(page: Page, address: string): Promise<void> {
  const expired = (route: Route) => route.fulfill({ status: 403, json: { message: 'Not allowed' } });
  await page.context().route((url) => `${url.pathname}${url.search}` === address, expired);
}

test('"Ver" requests a new signed URL when the old one has expired', async ({ page, owner, context }) => {
  await owner.signsInAs('borrador');
  await page
    .getByRole('link', { name: /^Continuar/ })
    .first()
    .click();
  await owner.seesHeading(propertyTexts.propertyDocuments);
  await owner.fillsIn('Folio real', 'FR-204518');
  await owner.uploads(propertyTexts.propertyLabels.property_lease_agreement, samples.leaseAgreement);
  await owner.presses('Guardar como borrador');
  await owner.seesStatus('Guardamos tu borrador.');
  await page.reload();
  await page
    .getByRole('link', { name: /^Continuar/ })
    .first()
    .click();

  const view = page.getByRole('link', { name: /^Ver contrato/ });
  const old = (await view.getAttribute('href')) ?? '';
  await expireAddress(page, old);
  const window = context.waitForEvent('page');
  await view.click();
  await expect.poll(async () => (await window).isClosed()).toBe(true);
  await owner.seesStatus(fileTexts.fileLinkExpired({ name: 'contrato-de-arrendamiento.pdf' }));

  await expect(view).not.toHaveAttribute('href', old);
  const fresh = (await view.getAttribute('href')) ?? '';
  const opened = page.waitForResponse((answer) => answer.url().endsWith(fresh));
  await view.click();
  expect((await opened).status()).toBe(200);
  // The new URL is not stored as a draft, since the owner did not type it.
  expect(Object.keys(await owner.tabStorage())).toEqual(['auth']);
});
