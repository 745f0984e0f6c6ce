import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../journeys/support/journey.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(document.scrollingElement?.scrollTop ?? -1));
const hasFocusRing = (control: Locator) => control.evaluate((element) => element.matches(':focus-visible'));

test('a sheet and the calendar leave the page where it was and return the focus', {
  tag: ['@engines', '@webkit'],
}, async ({ page, owner }) => {
  await test.step('a sheet', async () => {
    await owner.signsInAs('activa', '/profile');
    await owner.seesHeading('Renata Quiroga');
    const open = page.getByRole('button', { name: 'Reportar un problema' });
    await open.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Reportar un problema' });
    const first = dialog.locator('[data-actions] :is(a, button)').first();
    await expect(first).toBeFocused();
    expect(await hasFocusRing(first), 'a focus ring after a press').toBe(false);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  });
  await test.step('the calendar', async () => {
    await owner.signsInAs('lista', '/applications/lease-contract');
    await owner.seesHeading('Contrato de renta');
    const open = page.getByRole('button', { name: 'Abrir calendario, fin del contrato' });
    await open.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Fin del contrato' });
    await dialog.getByRole('button', { name: 'Mes siguiente' }).click();
    await dialog.getByRole('button', { name: /^\S+ 15 de / }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Fin del contrato', { exact: true })).toHaveValue(/^15\/\d\d\/\d{4}$/);
    await expect(open).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  });
});
