import type { Page } from 'playwright/test';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

const script = (page: Page) => page.getByRole('region', { name: 'Guion' });
const runStepButton = (page: Page) => script(page).getByRole('button', { name: 'Hazlo por mí' });

/** Selects a step in the list. */
async function choose(page: Page, step: string): Promise<void> {
  const allSteps = script(page).getByText('Todos los pasos');
  if (!(await script(page).getByRole('button', { name: step, exact: true }).isVisible())) await allSteps.click();
  await script(page).getByRole('button', { name: step, exact: true }).click();
  await expect(script(page).getByRole('button', { name: step, exact: true })).toHaveAttribute('aria-current', 'step');
}

test('a step of the script', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  const runs = async (step: string) => {
    await choose(page, step);
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
