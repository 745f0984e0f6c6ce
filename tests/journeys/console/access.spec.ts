import { findingsOf } from '../../screens/axe.ts';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

for (const [width, colorScheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [800, 'light'],
  [390, 'dark'],
] as const) {
  test(`at ${width} px, ${colorScheme}, axe finds nothing and nothing is cut off`, async ({ page, operator: _ }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const console = new Console(page);
    await console.opens();
    if (width >= 1100) await console.signsInOnPhoneAs('Renata Quiroga');
    expect(await findingsOf(page)).toEqual([]);
    await console.presses('Personas', 'Personalizar');
    expect(await findingsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // Backstage targets are at least 36 px high (design §10).
    const low = await page
      .locator('main :is(button, select, input:not([type]), a)')
      .evaluateAll((elements) =>
        elements
          .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 35.5)
          .map((it) => it.outerHTML.slice(0, 120)),
      );
    expect(low).toEqual([]);
  });
}

test('with the keyboard alone: from the list of sections to a persona, a jump and a decision', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  const reach = async (name: string | RegExp) => {
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const shown = await focused
        .evaluate((it) => it.getAttribute('aria-label') ?? it.textContent ?? '')
        .catch(() => '');
      if (typeof name === 'string' ? shown === name : name.test(shown)) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Personas' }).focus();
  await page.keyboard.press('Enter');
  await reach('Entrar como Renata Quiroga');
  const look = await page.locator(':focus').evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(look).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(console.phone.getByText('Hola, Renata')).toBeVisible();
  await reach('+1 min');
  await page.keyboard.press('Space');
  await expect(console.section('Bitácora')).toContainText('El reloj está en lun 03 ago 2026, 10:01');
  await reach(/^Rechazar pago…/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rechazar pago' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Rechazar pago…/);
});
