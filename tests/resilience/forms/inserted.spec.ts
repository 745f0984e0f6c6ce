import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';

/** Replaces the text of a field as keyboards insert the clipboard: at once, without a paste event. */
async function inserts(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.selectText();
  await page.keyboard.insertText(text);
  await field.blur();
}

test('understands texts that a keyboard inserts at once, and cuts none', async ({ page, owner }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await owner.beginsIdentification();
  for (const [label, text, meant] of [
    ['CURP', 'CURP: RICM-870214-MDFSSR-05', 'RICM870214MDFSSR05'],
    ['Código postal', 'C.P. 06600', '06600'],
    ['Fecha de nacimiento', '1987/02/14', '14/02/1987'],
  ] as const) {
    await inserts(page, field(label), text);
    await expect(field(label), text).toHaveValue(meant);
  }
  const address = 'Calle 5 de Mayo 12, '.repeat(12).slice(0, 233);
  await inserts(page, field('Domicilio'), address);
  await expect(field('Domicilio')).toHaveValue(address);
  await expect(field('Domicilio')).toHaveAccessibleDescription(/Escribe hasta 200 caracteres; escribiste 233\./);
});

test('takes the code out of an SMS that a keyboard inserts as a whole', async ({ page, owner, operator }) => {
  await owner.signsUp();
  const code = await operator.code(owner.phone);
  await page.getByLabel('Código de 4 dígitos').focus();
  await page.keyboard.insertText(`Tu código de Adelantto es ${code}. No lo compartas.`);
  await owner.seesHeading('Crea tu perfil');
});
