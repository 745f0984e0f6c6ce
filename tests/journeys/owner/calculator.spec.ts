import * as estimateTexts from '#i18n/es-MX/applications/estimate';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import * as landingTexts from '#i18n/es-MX/landing';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { pesos } from '../../../domain/money.ts';
import { repaymentOf } from '../../../domain/repayment.ts';
import { costLine } from '../../../i18n/costLine.ts';
import { money, percent } from '../../../i18n/format.ts';
import { changeSettings } from '../support/changeSettings.ts';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';

// What the page loads when it is idle fails to load without internet.
test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

test('a visitor calculates what a rent would bring, also without internet, and goes on to the registration', async ({
  page,
  owner,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const rent = page.getByLabel(calculatorTexts.monthlyRent);
  const slider = page.getByRole('slider', { name: 'Meses que adelantas' });

  /** Expects the same figures as those of the pre-offer. */
  const seesTermsOf = async (pesosOfRent: number, term: number) => {
    const repayment = repaymentOf({ rent: pesos(pesosOfRent), term });
    const { received, monthly, yearlyCost } = repayment;
    await expect(page.getByText(money(received.value), { exact: true }).first()).toBeVisible();
    const sentence = `Pagas ${term} mensualidades de ${money(monthly)}. ${costLine(repayment)}`;
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(
      page.getByText(`CAT ${percent(yearlyCost, 1)} sin IVA. Para fines informativos y de comparación.`),
    ).toBeVisible();
  };

  await test.step('from the landing page, with an example of all months', async () => {
    await page.goto('/');
    await owner.followsLink('¿Cuánto recibirías?');
    await owner.seesHeading('¿Cuánto recibirías?');
    await expect(rent).toHaveValue('20,000.00');
    await seesTermsOf(20_000, 12);
  });
  await test.step('by typing a rent and moving the slider with the keyboard', async () => {
    await rent.fill('18500.5');
    await seesTermsOf(18_500.5, 12);
    await slider.press('Home');
    await seesTermsOf(18_500.5, 3);
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await seesTermsOf(18_500.5, 5);
    await expect(page.getByText(estimateTexts.offerAnnouncement({ term: 5, amount: 74_976.35 }))).toBeAttached();
  });
  await test.step('without internet', async () => {
    await page.context().setOffline(true);
    await rent.fill('31250');
    await page.getByRole('button', { name: 'Un mes más' }).click();
    await seesTermsOf(31_250, 6);
  });
  await test.step('with no amount for a rent that is too low, or for none', async () => {
    await rent.fill('14999.99');
    await rent.blur();
    await expect(page.getByText(ruleTexts['The minimum amount is {amount} MXN']({ amount: '15,000' }))).toBeVisible();
    await expect(page.getByText('Por definir')).toBeVisible();
    await rent.fill('');
    await rent.press('Enter');
    await expect(page.getByText(ruleTexts['Write your monthly rent.'])).toBeVisible();
    await expect(rent).toBeFocused();
    await expect(page.locator('main')).not.toContainText(/NaN|\$\d+,\d+\.\d\d (?!o más)/);
    await rent.fill('15000');
    await rent.press('Enter');
    await expect(page.getByText(ruleTexts['Write your monthly rent.'])).toHaveCount(0);
    await seesTermsOf(15_000, 6);
  });
  await test.step('and registers', async () => {
    await page.context().setOffline(false);
    expect(calls).toEqual([]);
    await owner.followsLink('Regístrate');
    await owner.seesHeading('Crea tu cuenta');
    await page.goBack();
    await owner.seesHeading('¿Cuánto recibirías?');
    await owner.followsLink('Regresar');
    await owner.seesHeading(landingTexts.rentOfTomorrowToday);
  });
});

test('the calculator keeps what was typed before its code had loaded, and takes no focus', async ({ page }) => {
  const rent = page.getByLabel(calculatorTexts.monthlyRent);
  const slider = page.getByRole('slider');
  await test.step('with the example', async () => {
    await page.goto('/calculator');
    await expect(page.getByText('CAT 134.0% sin IVA.')).toBeVisible();
    await expect(rent).not.toBeFocused();
  });
  await test.step('with the whole rent in view on a narrow phone with large text', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await rent.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await test.step('with another rent and term', async () => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/calculator', { waitUntil: 'commit' });
    await rent.fill('25000');
    await slider.press('Home');
    release();
    const { received } = repaymentOf({ rent: pesos(25_000), term: 3 });
    await expect(page.getByText(money(received.value)).first()).toBeVisible();
    await expect(slider).toBeFocused();
  });
});

test('the calculator leaves the place of the yearly cost empty where the setting hides it', async ({ page }) => {
  await changeSettings(page, '**/calculator', { 'show-cat': 'no' });
  await page.goto('/calculator');
  await expect(page.getByText(/^CAT/)).toBeHidden();
});
