import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { expect, test } from '../support/journey.ts';
import { profileOf, test as scripted } from '../support/scriptedApi.ts';

test('an owner with a verified phone gives the name before the first step, and only once', async ({ page, owner }) => {
  await test.step('every way into the steps leads to the creation of the profile', async () => {
    await owner.signsInAs('nueva', '/profile');
    await owner.followsLink('Continuar');
    await owner.seesHeading('Crea tu perfil');
    await page.goto('/home');
    await owner.presses('Solicitar mi primer Adelantto');
    await page.getByRole('dialog').getByRole('link', { name: 'Completa tu perfil' }).click();
    await owner.seesHeading('Crea tu perfil');
    await page.goto('/profile/income-and-taxes');
    await owner.seesHeading('Crea tu perfil');
    await expect(page).toHaveURL(/\/profile\/create$/);
  });
  await test.step('the name opens the welcome page and the way to the steps', async () => {
    await owner.fillsInFields({ 'Nombre(s)': newcomer.name, Apellidos: newcomer.last_name });
    await page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
    await page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await owner.presses('Continuar');
    await owner.seesHeading(`¡Listo, ${newcomer.name}!`);
    await page.goto('/profile');
    await owner.followsLink('Continuar');
    await owner.seesHeading('Identificación');
  });
  await test.step('the creation of the profile then leads home', async () => {
    await page.goto('/profile/create');
    await owner.seesHeading(`Hola, ${newcomer.name}`);
    await expect(page).toHaveURL(/\/home$/);
  });
});

scripted(
  'an owner without a name requests no loan, even when the API calls the profile complete',
  async ({ page, api }) => {
    const dialog = page.getByRole('dialog', { name: /^Ups, debes completar tu perfil/ });
    await api.opens('/home', { 'GET /api/user': profileOf({ name: null }), 'GET /api/loans': [] });
    await page.getByRole('button', { name: 'Solicitar mi primer Adelantto' }).click();
    await expect(dialog).toBeVisible();
    await page.goto('/applications/lease-contract');
    await expect(page).toHaveURL(/\/home$/);
    await expect(dialog).toBeVisible();
  },
);
