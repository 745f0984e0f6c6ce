import type { Page } from 'playwright/test';
import { zipCodeOf } from '../../../demo-server/states/answers.ts';
import { formOn } from '../../../demo-server/states/screens.ts';
import { ErrorResponse, expect, test } from '../../journeys/support/scriptedApi.ts';
import type { Fixtures } from '../../screens/fixtures.ts';
import { fillInForm, loadScreen } from '../../screens/openScreen.ts';

const LOOK_UP = 'GET /api/zip-codes/06600';
const UNCHECKED = 'No pudimos revisar tu código postal.';
const forms = [
  { screen: 'the identification', label: 'Código postal' },
  { screen: 'the documents of the property', label: 'Código postal de la propiedad' },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in a form with this answer to the look-up of its zip code; returns the call that the form makes. */
async function fillForm(fixtures: Fixtures, name: string, answer: unknown): Promise<string> {
  const { screen, write } = formOn(name);
  await loadScreen(fixtures, screen, { script: { [LOOK_UP]: answer } });
  await fillInForm(fixtures, write);
  fixtures.api.answers({ [write.call]: write.answer, ...write.script });
  return write.call;
}

for (const { screen, label } of forms) {
  test(`${screen} shows a failed check of the zip code as the field's error, and leaves one that fails offline to the server`, async ({
    page,
    owner,
    api,
  }) => {
    const call = await fillForm({ page, owner, api }, screen, new ErrorResponse(500));
    const field = page.getByLabel(label, { exact: true });
    await expect(page.getByText(UNCHECKED)).toBeVisible();
    await button(page, 'Continuar').click();
    await expect(page.getByRole('link', { name: UNCHECKED })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(UNCHECKED));
    // Once at the field and once in the summary.
    await expect(page.getByText(UNCHECKED)).toHaveCount(2);
    api.answers({ [LOOK_UP]: zipCodeOf('06600', 'Juárez') });
    await button(page, 'Reintentar').click();
    await expect(page.getByText(UNCHECKED)).toHaveCount(0);
    expect(api.calls(call)).toHaveLength(0);

    await field.fill('');
    await api.setReachable(false);
    await field.fill('44100');
    await expect(page.getByText(UNCHECKED)).toBeVisible();
    await api.setReachable(true);
    await button(page, 'Continuar').click();
    await expect.poll(() => api.calls(call).length).toBe(1);
  });
}
