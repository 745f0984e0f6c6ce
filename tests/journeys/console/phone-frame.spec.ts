import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('width and colour scheme can be chosen, and the phone is visible on wide pages only', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  const phone = page.getByRole('complementary', { name: 'El celular' });
  const inner = () => page.frames()[1]?.evaluate(() => innerWidth);
  for (const width of [320, 430, 390]) {
    await phone.getByRole('radio', { name: String(width) }).check();
    await expect.poll(inner).toBe(width);
  }
  await page.getByRole('button', { name: 'Luz de este panel: Como el sistema' }).click();
  await page.getByRole('button', { name: 'Luz de este panel: Clara' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.setViewportSize({ width: 1099, height: 900 });
  await expect(phone).toHaveCount(0);
  await test.step('without it the script can be read but not executed', async () => {
    const script = console.section('Guion');
    await expect(script.getByRole('button', { name: 'Hazlo por mí' })).toBeDisabled();
    await expect(script.getByText(/abre esta página en una pantalla más ancha/)).toBeVisible();
    await script.getByRole('button', { name: 'Siguiente' }).click();
    await expect(script.getByRole('heading', { level: 3 })).toHaveText('Crear su cuenta');
  });
  const opened = page.waitForEvent('popup');
  await console.presses('Personas', 'Entrar como Renata Quiroga');
  await expect((await opened).getByRole('heading', { name: 'Hola, Renata' })).toBeVisible();
});
