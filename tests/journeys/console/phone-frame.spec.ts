import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as frameTexts from '#i18n/es-MX/demo/phoneFrame';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('width and colour scheme of the phone can be chosen, and on narrow pages it is a part of its own', {
  tag: '@long',
}, async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  const phone = page.getByRole('complementary', { name: 'Celular' });
  const inner = () => page.frames()[1]?.evaluate(() => innerWidth);
  await phone.getByRole('button', { name: 'Vista' }).click();
  for (const width of [320, 430, 390]) {
    await phone.getByRole('radio', { name: String(width) }).check({ force: true });
    await expect.poll(inner).toBe(width);
  }
  await phone
    .getByRole('group', { name: frameTexts.schemeOfPage })
    .getByRole('radio', { name: consoleTexts.dark })
    .check({ force: true });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.setViewportSize({ width: 390, height: 844 });
  await console.presses('Momentos', 'Entrar como Renata Quiroga');
  const parts = page.getByRole('navigation');
  await parts.getByRole('button', { name: /^Celular/ }).click();
  await expect(console.phone.getByText('Hola, Renata')).toBeInViewport();
});
