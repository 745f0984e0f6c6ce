import type { Page } from 'playwright/test';
import { holdRequests, SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';

// What differs in Safari, imitated in the browser of the tests.

/** Safari does not focus a button or a link that is pressed: the focus goes to the page. */
function leavePressedButtonsWithoutFocus(): void {
  addEventListener('mousedown', (event) => {
    if (!(event.target as Element).closest('button, a')) return;
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

const scrollTop = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop ?? -1);

test.describe('where a pressed button gets no focus', () => {
  test.beforeEach(({ page }) => page.addInitScript(leavePressedButtonsWithoutFocus));

  test('closing a sheet leaves the page where it was and focuses what opened it', async ({ page, owner }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await owner.signsInAs('activa', '/profile');
    const open = page.getByRole('button', { name: 'Reportar un problema' });
    await open.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(50);
    await open.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await expect(open).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  });

  test('a sheet whose button is gone focuses the title of the page without scrolling', async ({ page, owner }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await owner.signsInAs('activa', '/profile');
    const open = page.getByRole('button', { name: 'Reportar un problema', includeHidden: true });
    await open.click();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(50);
    // A copy, so that the page keeps its height.
    await open.evaluate((button) => button.replaceWith(button.cloneNode(true)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Renata Quiroga' })).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  });
});

test('a log-in that is pressed before the code has come is sent where forms have no requestSubmit', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await owner.logsIn('activa@adelantto.test');
  release();
  await owner.seesHeading('Hola, Renata');
});

test('the page behind a sheet is dimmed where a backdrop inherits no variables', async ({ page, owner }) => {
  await owner.signsInAs('activa', '/profile');
  await owner.seesHeading('Renata Quiroga');
  // Before the rules of the product, so that only what these declare for the backdrop itself counts.
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule(
      '::backdrop { --c-scrim: initial; --lightningcss-light: initial; --lightningcss-dark: initial }',
    ),
  );
  await owner.presses('Reportar un problema');
  const dimmed = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(dimmed).toMatch(/^rgba\(23, 10, 51, 0\.5\d*\)$/);
});

test('a button that its own press disables keeps the focus', async ({ page }) => {
  await page.goto('/calculator');
  const more = page.getByRole('button', { name: 'Un mes más' });
  const slider = page.getByRole('slider', { name: 'Meses que adelantas' });
  await slider.press('End');
  await slider.press('ArrowLeft');
  const longest = await slider.getAttribute('max');
  await more.click();
  await expect(slider).toHaveValue(longest ?? '');
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  // Pressing it again does nothing.
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue(longest ?? '');
});
