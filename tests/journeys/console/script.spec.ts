import type { Page } from 'playwright/test';
import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { steps } from '../../../demo-server/console/script/steps.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

const script = (page: Page) => page.getByRole('region', { name: 'Guion' });
const runStepButton = (page: Page) => script(page).getByRole('button', { name: 'Hazlo por mí' });

const titles = steps.map(({ id }) => stepTexts[id].title);

/** Turns the script to a step, without the phone. */
async function turnTo(page: Page, step: string): Promise<void> {
  const title = script(page).getByRole('heading', { level: 3 });
  const distance = titles.indexOf(step) - titles.indexOf((await title.textContent()) ?? '');
  const button = script(page).getByRole('button', { name: distance < 0 ? 'Anterior' : 'Siguiente' });
  for (let turn = 0; turn < Math.abs(distance); turn += 1) await button.click();
  await expect(title).toHaveText(step);
}

test('a step of the script', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  const runs = async (step: string) => {
    await turnTo(page, step);
    await runStepButton(page).click();
  };
  await test.step('that is not possible now shows the reason, and the script stays at it', async () => {
    await runs('La oficina aprueba');
    await expect(page.getByText('Primero entra al celular con una persona o regístrala.')).toBeVisible();
    await console.signsInOnPhoneAs('Javier Ontiveros');
    await runStepButton(page).click();
    await expect(page.getByText('Ahora no hay nada que hacer en este paso.')).toBeVisible();
    await runs('El contrato llega por correo');
    await expect(page.getByText('Aún no llega el correo.')).toBeVisible();
    await expect(script(page).getByRole('heading', { level: 3 })).toHaveText('El contrato llega por correo');
  });
  await test.step('opens its screen', async () => {
    await runs('Su contrato de renta');
    await expect(console.phone.getByRole('heading', { level: 1, name: 'Contrato de renta' })).toBeVisible();
  });
  await test.step('signs the owner out when it is the first one', async () => {
    await runs('Bienvenida');
    await expect(console.phone.getByRole('link', { name: 'Regístrate' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull();
  });
});
