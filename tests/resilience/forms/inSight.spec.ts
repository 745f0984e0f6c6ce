import type { Locator } from 'playwright/test';
import * as leaseLabelTexts from '#i18n/es-MX/applications/leaseLabels';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { ERROR_SUMMARY } from '../../../demo-server/states/screen.ts';
import { DEFAULT_STATE, screenNamed, stateNamed } from '../../../demo-server/states/screens.ts';
import { expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';
import { loadScreen, openState } from '../../screens/openScreen.ts';

// As high as a small phone: messages appear below its edge or behind its fixed footer.
test.use({ viewport: { width: 390, height: 640 }, expectedErrors: ['Failed to load resource'] });

/** Whether a tap in the element's middle, at the present scroll position, would hit it and no bar above it. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

test('scrolls to what appears after a press or typing, and does not scroll for saved values', async ({
  page,
  owner,
  api,
}) => {
  const openNamed = async (screenName: string, stateName: string) => {
    const screen = screenNamed(screenName);
    await openState({ page, owner, api }, screen, stateNamed(screen, stateName));
  };

  await test.step('the retry of a zip code that could not be looked up', async () => {
    await openNamed('the identification', 'with a zip code that could not be looked up');
    await expect.poll(() => isInSight(page.getByRole('button', { name: 'Reintentar' }))).toBe(true);
  });
  await test.step('a zip code that was saved', async () => {
    await openNamed('the identification', 'with what was saved');
    await expect(page.getByText('Juárez, Cuauhtémoc, Ciudad de México')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('the rules of a password', async () => {
    await openNamed('the registration', 'with a weak password');
    await expect.poll(() => isInSight(page.getByText('Al menos un caracter especial'))).toBe(true);
  });
  await test.step('the summary of an invalid form, submitted by its button and by Enter', async () => {
    const summary = page.getByRole('region', { name: ERROR_SUMMARY });
    await openNamed('the registration', DEFAULT_STATE);
    await owner.presses('Continuar');
    await expect(summary).toBeFocused();
    await expect(page.getByText('Nivel de seguridad')).toBeVisible();
    await expect.poll(() => isInSight(summary)).toBe(true);

    await openNamed('the registration', DEFAULT_STATE);
    await page.getByLabel('Contraseña', { exact: true }).press('Enter');
    await expect(summary).toBeFocused();
    await expect(page.getByText('Nivel de seguridad')).toBeVisible();
    await expect.poll(() => isInSight(summary)).toBe(true);
  });
  await test.step('why another loan cannot be requested', async () => {
    await openNamed('the loans', 'after a request while the profile fails to load');
    await expect.poll(() => isInSight(page.getByText(menuTexts.couldNotLoadProfile))).toBe(true);
  });
});

test('shows what the bank statement must be, and where to choose and send it, without scrolling', async ({
  page,
  owner,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openState(
    { page, owner, api },
    screenNamed('the bank statement'),
    stateNamed(screenNamed('the bank statement'), DEFAULT_STATE),
  );
  const statement = page.getByRole('group', { name: loanTexts.uploadStatement });
  for (const part of [...(await statement.getByRole('listitem').all()), page.getByText(/^Validaremos tus datos/)])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isInSight(page.getByText(/^Validaremos tus datos/))).toBe(true);
  await expect.poll(() => isInSight(page.getByRole('button', { name: 'Elegir PDF', exact: true }))).toBe(true);
  await owner.uploads('Estado de cuenta', samples.accountStatement);
  await expect.poll(() => isInSight(page.getByRole('button', { name: 'Enviar' }))).toBe(true);
});

test('shows the error of a field on blur only after a press in progress, so that nothing moves under it', async ({
  page,
  owner,
  api,
}) => {
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await loadScreen({ page, owner, api }, screenNamed('the lease'));
  await owner.fillsIn('Renta mensual', '14999');
  const box = page.getByRole('checkbox', { name: /aviso de privacidad/ });
  await box.scrollIntoViewIfNeeded();
  const fieldError = page.getByText(ruleTexts['The minimum amount is {amount} MXN']({ amount: '15,000' }));
  await page.clock.pauseAt(new Date(Date.parse(SATURDAY_NOON) + 60_000));
  await page.getByText(leaseLabelTexts.leaseLabels.lease_payment_method).click();
  await expect(fieldError).toHaveCount(0);

  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.runFor(1000);
  await expect(fieldError).toHaveCount(0);
  await page.mouse.up();
  await expect(box).toBeChecked();
  await page.clock.runFor(1000);
  await expect(fieldError).toBeVisible();
});
