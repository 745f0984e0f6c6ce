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
    ['CURP', ' RICM870214MDFSSR05', 'RICM870214MDFSSR05'],
    ['CURP', 'CURP: RICM-870214-MDFSSR-05', 'RICM870214MDFSSR05'],
    ['Código postal', 'C.P. 06600', '06600'],
    ['Fecha de nacimiento', ' 14/02/1987', '14/02/1987'],
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

test('keeps a surname and a folio that are too long, with both figures', async ({ page, owner, operator }) => {
  await owner.signsInAs('nueva', '/profile/create');
  const surnames = page.getByLabel('Apellidos', { exact: true });
  await inserts(page, surnames, 'a'.repeat(61));
  await expect(surnames).toHaveValue('a'.repeat(61));
  await expect(surnames).toHaveAccessibleDescription(/Escribe hasta 60 caracteres; escribiste 61\./);

  const id = await operator.newestId('applications', await owner.signsInAs('borrador'));
  await page.goto(`/applications/${id}/property-documents`);
  const folio = page.getByLabel('Folio real', { exact: true });
  await inserts(page, folio, '1'.repeat(31));
  await expect(folio).toHaveAccessibleDescription(/Escribe hasta 30 caracteres; escribiste 31\./);
});

test('understands a phone and an e-mail that a keyboard inserts at once', async ({ page }) => {
  await page.goto('/register');
  const phone = page.getByLabel('Celular', { exact: true });
  await inserts(page, phone, '00 52 55 1234 5678');
  await expect(phone).toHaveValue('+52 (55) 1234-5678');
  const email = page.getByLabel('Correo electrónico', { exact: true });
  await inserts(page, email, 'mailto:ana@correo.mx');
  await expect(email).toHaveValue('ana@correo.mx');
});

test('takes the code out of an SMS that a keyboard inserts as a whole', async ({ page, owner, operator }) => {
  await owner.signsUp();
  const code = await operator.code(owner.phone);
  await page.getByLabel('Código de 4 dígitos').focus();
  await page.keyboard.insertText(`Tu código de Adelantto es ${code}. No lo compartas.`);
  await owner.seesHeading('Crea tu perfil');
});
