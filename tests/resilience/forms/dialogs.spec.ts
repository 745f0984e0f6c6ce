import * as commonTexts from '#i18n/es-MX/common';
import { cutConnection } from '../../journeys/support/cutConnection.ts';
import { expectAbove } from '../../journeys/support/expectAbove.ts';
import { expect, test } from '../../journeys/support/journey.ts';

// The code of the next pages may still be prefetched when the internet is gone.
test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

test('shows a status message inside the open dialog, since screen readers ignore what is behind it', async ({
  page,
  context,
  owner,
}) => {
  await owner.signsInAs('activa', '/profile/update-password');
  await owner.followsLink('Regresar');
  await owner.presses('Reportar un problema');
  const dialog = page.getByRole('dialog', { name: 'Reportar un problema' });
  await expect(dialog.getByRole('status')).toBeEmpty();
  await cutConnection(page);
  await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByRole('status')).toHaveText(commonTexts.onlineAgain);
  // At the top, so that it does not cover the buttons.
  await expectAbove(dialog.getByRole('status'), dialog.getByRole('button', { name: 'Cerrar' }));
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('status').filter({ hasText: commonTexts.onlineAgain })).toBeVisible();
});
