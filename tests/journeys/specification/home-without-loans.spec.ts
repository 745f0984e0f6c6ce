import * as calculatorTexts from '#i18n/es-MX/calculator';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { pesos } from '../../../domain/money.ts';
import { repaymentOf } from '../../../domain/repayment.ts';
import { LONGEST_TERM } from '../../../domain/terms.ts';
import { money } from '../../../i18n/format.ts';
import { applicationOf, expect, profileAtStep, SATURDAY_NOON, sampleOwner, test } from '../support/scriptedApi.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('home without loans', {
  tag: [
    '@s2-profile-steps-identification',
    '@s2-profile-steps-biometric',
    '@s2-profile-steps-income',
    '@s2-home-no-banner-complete',
    '@s2-home-promo-complete',
    '@s2-home-promo',
    '@s2-home-promo-incomplete',
    '@s2-home-banner',
  ],
}, async ({ page, api }) => {
  const completion = page.getByRole('main').getByRole('link', { name: /^Completa tu perfil Paso [2-4] de 4 Sigue: / });
  const request = page.getByRole('button', { name: loanTexts.requestFirstAdelantto });
  await api.opens('/home');
  await test.step('asks for no part of the profile when it is complete', async () => {
    await expect(page.getByRole('heading', { name: loanTexts.turnRentsIntoMoney })).toBeVisible();
    await expect(completion).toHaveCount(0);
  });
  await test.step('opens /applications/lease-contract from the promotion', async () => {
    await request.click();
    await expect(page).toHaveURL(/\/applications\/lease-contract$/);
  });
  await test.step('has text and button of the promotion after a rejection too', async () => {
    api.answers({ 'GET /api/applications': [applicationOf('rejected')] });
    await page.goto('/home');
    await expect(
      page.getByRole('heading', { name: nextStepTexts.applicationRejected({ number: 'S0007' }) }),
    ).toBeVisible();
    const promotion = page.locator('section').filter({ hasText: loanTexts.turnRentsIntoMoney });
    await expect(promotion).toContainText(loanTexts.getMonthsOfRent({ months: 12 }));
    await promotion.getByRole('button', { name: loanTexts.requestAdelantto }).click();
    await expect(page).toHaveURL(/\/applications\/lease-contract$/);
    api.answers({ 'GET /api/applications': [] });
  });
  for (const [step, route] of [
    ['identification', '/profile/identification'],
    ['biometric_validation', '/profile/biometric-validation'],
    ['income_and_taxes', '/profile/income-and-taxes'],
  ] as const) {
    await test.step(`opens ${route} from "Completa tu perfil" when ${step} comes next`, async () => {
      api.answers({ 'GET /api/user': profileAtStep(step) });
      await page.goto('/home');
      await completion.click();
      await expect(page).toHaveURL(new RegExp(`${route}$`));
    });
  }
  await test.step('asks to complete the profile before the first advance and opens the identification', async () => {
    api.answers({ 'GET /api/user': profileAtStep('identification') });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${sampleOwner.name}`);
    await request.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Ups, debes completar tu perfil para solicitar tu primer Adelantto');
    await dialog.getByRole('link', { name: 'Completa tu perfil' }).click();
    await expect(page).toHaveURL(/\/profile\/identification$/);
  });
  await test.step('tells the same to who opens the address of the lease, and not again on the way back', async () => {
    await page.goto('/applications/lease-contract');
    await page.getByRole('dialog').getByRole('button', { name: commonTexts.notNow }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/profile\/identification$/);
  });
});

test('asks an owner without a name to complete the profile, whose identification asks for the name first', {
  tag: ['@s1-greeting-plain', '@s2-home-promo-nameless'],
}, async ({ page, api }) => {
  api.answers({ 'GET /api/user': { ...profileAtStep('identification'), name: null } });
  await api.signsIn({ name: null });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola');
  await page.getByRole('button', { name: loanTexts.requestFirstAdelantto }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Completa tu perfil' });
  await expect(link).toHaveAttribute('href', '/profile/identification');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu perfil');
  await expect(page).toHaveURL(/\/profile\/create$/);
});

test('an owner who cannot request yet sees what a rent would bring', async ({ page, owner, api }) => {
  await api.opens('/home', { 'GET /api/user': profileAtStep('identification') });
  await owner.followsLink(guestTexts.howMuchWouldYouReceive);
  await owner.seesHeading(guestTexts.howMuchWouldYouReceive);
  await page.getByLabel(calculatorTexts.monthlyRent).fill('25000');
  const { received } = repaymentOf({ rent: pesos(25_000), term: LONGEST_TERM });
  await expect(page.getByText(money(received.value)).first()).toBeVisible();
  await owner.followsLink(commonTexts.goToStart);
  await expect(page).toHaveURL(/\/home$/);
});
