import type { Page } from 'playwright/test';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

const script = (page: Page) => page.getByRole('region', { name: 'Guion' });
const doIt = (page: Page) => script(page).getByRole('button', { name: 'Hazlo por mí' });

/** Goes to a step by hand. */
async function choose(page: Page, step: string): Promise<void> {
  const all = script(page).getByText('Todos los pasos');
  if (!(await script(page).getByRole('button', { name: step, exact: true }).isVisible())) await all.click();
  await script(page).getByRole('button', { name: step, exact: true }).click();
  await expect(script(page).getByRole('button', { name: step, exact: true })).toHaveAttribute('aria-current', 'step');
}

test('a step begins where it is played, the first one with nobody on the phone', async ({ page, operator: _ }) => {
  const console = new Console(page);
  const phone = page.frameLocator('iframe');
  await console.opens();
  await console.signsInOnPhoneAs('Javier Ontiveros');
  await choose(page, 'Su contrato de renta');
  await doIt(page).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Contrato de renta' })).toBeVisible();
  await choose(page, 'Bienvenida');
  await doIt(page).click();
  await expect(phone.getByRole('link', { name: 'Regístrate' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull();
});

test('a step for which nothing waits says so, and the talk stays where it is', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  await choose(page, 'La oficina aprueba');
  await doIt(page).click();
  await expect(page.getByText('Primero entra al celular con una persona o regístrala.')).toBeVisible();
  await console.signsInOnPhoneAs('Javier Ontiveros');
  await doIt(page).click();
  await expect(page.getByText('Ahora no hay nada que hacer en este paso.')).toBeVisible();
  await choose(page, 'El contrato llega por correo');
  await doIt(page).click();
  await expect(page.getByText('Aún no llega el correo.')).toBeVisible();
  await expect(script(page).getByRole('heading', { level: 3 })).toHaveText('El contrato llega por correo');
});

test('without the phone beside it the script is there to be read', async ({ page, operator: _ }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/demo');
  await expect(doIt(page)).toBeDisabled();
  await expect(script(page).getByText(/abre esta página en una pantalla más ancha/)).toBeVisible();
  await script(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(script(page).getByRole('heading', { level: 3 })).toHaveText('Crear su cuenta');
});
