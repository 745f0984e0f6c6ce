import type { Locator } from 'playwright/test';
import { screens } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { openState } from './openScreen.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Returns the upper edge of an element and the lower edge of another one, in px. */
const edges = async (bar: Locator, toast: Locator) => {
  const [below, above] = [await bar.boundingBox(), await toast.boundingBox()];
  if (below === null || above === null) throw new Error('the bar or the toast is not visible');
  return { bar: below.y, toast: above.y + above.height };
};

test('a toast is above the buttons at the bottom, lets taps through, and ends with its screen', async ({
  page,
  owner,
  api,
}) => {
  const payment = screens.find(({ route }) => route === 'installment');
  const copied = payment?.states?.['after a row was copied'];
  if (payment === undefined || copied === undefined) throw new Error('there is no such state');
  await openState({ page, owner, api }, payment, { shows: 'Datos para tu transferencia' });
  const toast = page.locator('[role="status"] p:not(.visually-hidden)');
  const footer = page.locator('form button[type="submit"]').last();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Copiar CLABE' }).dispatchEvent('click');
    await expect(toast).toBeVisible();
    const { bar, toast: bottom } = await edges(footer, toast);
    expect(bottom, JSON.stringify(size)).toBeLessThan(bar);
    // What is beneath the toast gets the tap.
    const isBeneath = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="status"]') === null;
    });
    expect(isBeneath).toBe(true);
  }
  await page.getByRole('link', { name: 'Regresar' }).click();
  await owner.seesHeading('Adelantto 0012');
  await expect(toast).toHaveCount(0);
});
