import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { expect, test } from '../support/journey.ts';

test('the product build shows neither the demo mark nor the sample files', { tag: '@webkit' }, async ({
  page,
  owner,
}) => {
  await owner.beginsIdentification();
  await owner.seesHeading('Identificación');
  await expect(page.getByRole('button', { name: /Tomar foto/ })).toHaveCount(2);
  await expect(page.getByText(phoneTexts.useSampleFile)).toHaveCount(0);
  await expect(page.getByText('Demostración: datos ficticios')).toHaveCount(0);
  await expect(page.locator('body > #mark')).toHaveCount(0);
});
