import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { screenNamed } from '../../demo-server/states/screens.ts';
import { expectAbove } from '../journeys/support/expectAbove.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { openState } from './openScreen.ts';

test('a toast is above the buttons at the bottom, lets taps through, and ends with its screen', async ({
  page,
  owner,
  api,
}) => {
  await openState({ page, owner, api }, screenNamed('a payment'), { shows: installmentTexts.transferData });
  const toast = page.locator('[role="status"] p:not(.visually-hidden)');
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Copiar CLABE' }).dispatchEvent('click');
    await expectAbove(toast, page.locator('form button[type="submit"]').last());
    // What is beneath the toast gets the tap.
    const isBeneath = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="status"]') === null;
    });
    expect(isBeneath).toBe(true);
  }
  await owner.followsLink('Regresar');
  await owner.seesHeading('Adelantto 0012');
  await expect(toast).toHaveCount(0);
});
