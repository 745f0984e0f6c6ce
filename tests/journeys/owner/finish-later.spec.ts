import type { Browser } from 'playwright/test';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import * as formTexts from '#i18n/es-MX/kit/forms';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import type { Stage } from '../../stage.ts';
import { expect, test } from '../support/journey.ts';
import { Owner } from '../support/owner.ts';

const ADDRESS = 'Av. Ámsterdam 142, int. 5, Hipódromo';

/** Opens the app in another browser, as on another phone. */
async function onAnotherPhone(browser: Browser, baseURL: string, operator: Stage): Promise<Owner> {
  const context = await browser.newContext({ baseURL });
  return new Owner(await context.newPage(), operator);
}

test('finds on another phone what was filled in before "Terminar después", and is asked for the rest', async ({
  page,
  owner,
  operator,
  browser,
  baseURL,
}) => {
  await test.step('half of the identification, with a photo and without the CURP that is too short', async () => {
    await owner.beginsIdentification();
    await owner.seesHeading('Identificación');
    await owner.uploads(stepTexts.ineFront, samples.identityFront);
    // The product build has neither the mark nor the sample files of the demo.
    await expect(page.getByText(phoneTexts.useSampleFile)).toHaveCount(0);
    await expect(page.getByText('Demostración: datos ficticios')).toHaveCount(0);
    await owner.fillsInFields({ CURP: 'RICM870214', Domicilio: ADDRESS, 'Código postal': '06600' });
    await owner.followsLink('Terminar después');
    await owner.seesStatus(formTexts.savedForLaterExcept({ fields: 'CURP' }));
    await expect(page).toHaveURL(/\/profile$/);
    // What is still to be corrected stays in the tab.
    await page.goto('/profile/identification');
    await expect(page.getByLabel('CURP', { exact: true })).toHaveValue('RICM870214');
  });

  const other = await onAnotherPhone(browser, baseURL, operator);
  const field = (label: string) => other.page.getByLabel(label, { exact: true });
  await test.step('is there on another phone, and only the missing part is asked for', async () => {
    await other.signsInAs('nueva', '/profile/identification');
    await expect(other.page.getByRole('group', { name: stepTexts.ineFront })).toContainText('Listo');
    await expect(field('Domicilio')).toHaveValue(ADDRESS);
    await expect(field('Código postal')).toHaveValue('06600');
    await expect(other.page.getByText('Cuauhtémoc, Ciudad de México')).toBeVisible();
    await expect(field('CURP')).toHaveValue('');
    await other.uploads(stepTexts.ineBack, samples.identityBack);
    await other.fillsIn('CURP', newcomer.curp_number);
    await other.presses('Continuar');
    await other.seesHeading('Validación biométrica');
    await other.page.context().close();
  });
});
