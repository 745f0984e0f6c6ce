import type { Page } from 'playwright/test';
import { screens } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { openState } from './openScreen.ts';

/** Returns the names of the controls that the toast covers, or undefined while there is no toast. */
const coveredByToast = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const toast = document.querySelector('[role="status"] p:not(.visually-hidden)');
    if (toast === null) return undefined;
    const place = toast.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, summary')]
      .filter((control) => control.checkVisibility() && !control.className.includes('skip'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.id);
  });

test('a toast covers no button, also when the page is scrolled, and ends with its screen', async ({
  page,
  owner,
  api,
}) => {
  const payment = screens.find(({ route }) => route === 'installment');
  const copied = payment?.states?.['after a row was copied'];
  if (payment === undefined || copied === undefined) throw new Error('there is no such state');
  await openState({ page, owner, api }, payment, { shows: 'Datos para tu transferencia' });
  for (const height of [844, 740, 640]) {
    await page.setViewportSize({ width: height === 844 ? 390 : 320, height });
    for (const y of [0, 60, 120]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.getByRole('button', { name: 'Copiar CLABE' }).dispatchEvent('click');
      await expect.poll(() => coveredByToast(page), `${height} high, scrolled by ${y}`).toEqual([]);
    }
  }
  await page.getByRole('link', { name: 'Regresar' }).click();
  await owner.seesHeading('Adelantto 0012');
  expect(await coveredByToast(page)).toBeUndefined();
});
