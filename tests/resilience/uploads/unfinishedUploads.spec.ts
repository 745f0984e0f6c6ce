import type { Locator, Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import type { Write } from '../../../demo-server/states/screen.ts';
import { formOn } from '../../../demo-server/states/screens.ts';
import { unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { filePayload } from '../../journeys/support/filePayload.ts';
import { expect, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';
import type { Fixtures } from '../../screens/fixtures.ts';
import { fillInForm, loadScreen } from '../../screens/openScreen.ts';

const UPLOAD = 'POST /api/files';
const WAITING = 'Terminando de subir archivos…';

type Case = {
  /** The screen and its form's button. */
  readonly screen: string;
  readonly button: string;
  readonly group: string;
  /** Error text for a file of another type. */
  readonly error: string;
  /** A file that the field accepts. */
  readonly file: samples.SampleFile;
};

const statement = samples.accountStatement;
const image = { error: 'Elige una imagen JPEG, máximo 500\u00a0MB.', file: samples.transferProof };
const pdf = { error: 'Elige un archivo PDF, máximo 500\u00a0MB.', file: statement };

/** A form with a picture, one with a file and one with several files. */
const cases: readonly Case[] = [
  { screen: 'a payment', button: 'Validar pago', group: 'Sube tu comprobante', ...image },
  { screen: 'the bank statement', button: 'Enviar', group: 'Estado de cuenta', ...pdf },
  { screen: 'income and taxes', button: 'Continuar', group: 'Comprobantes de ingresos', ...pdf },
];

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a file in a field: replaces its file, or adds to them where several are allowed. */
const choose = (field: Locator, file: samples.SampleFile) =>
  field
    .getByLabel(/(Reemplazar|Elegir|Agregar)/)
    .last()
    .setInputFiles(filePayload(file));

/** Opens a form and fills it in completely. Returns its call and the file field. */
async function fillForm(fixtures: Fixtures, { screen: name, group, button }: Case) {
  const { screen, write } = formOn(name, button);
  await loadScreen(fixtures, screen);
  await fillInForm(fixtures, write);
  fixtures.api.answers({ [write.call]: write.answer, ...write.script });
  return { write, field: fixtures.page.getByRole('group', { name: group }) };
}

/** Leaves the screen by its back link and confirms that the upload is cancelled. */
async function goBackAndConfirm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Regresar' }).click();
  await buttonNamed(page, 'Salir y cancelar').click();
}

/** Expects that a form was sent so often; another time would have been before a call that the page sends now. */
async function expectSent(page: Page, api: ScriptedApi, { call }: Write, times: number): Promise<void> {
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(api.calls(call)).toHaveLength(times);
}
const expectNotSent = (page: Page, api: ScriptedApi, write: Write) => expectSent(page, api, write, 0);
const expectSentOnce = (page: Page, api: ScriptedApi, write: Write) => expectSent(page, api, write, 1);

for (const form of cases) {
  test(`${form.screen}: a rejected file stops the submit, and so does cancelling the upload that it waits for`, async ({
    page,
    owner,
    api,
  }) => {
    const { write, field } = await fillForm({ page, owner, api }, form);
    const submit = buttonNamed(page, form.button);
    await test.step('a rejected file beside a valid one is an error of the field until it is removed', async () => {
      await choose(field, { name: `otro-${form.file.name}`, bytes: Buffer.from('nothing of the kind') });
      await expect(field.getByText(form.error)).toBeVisible();
      await submit.click();
      await expect(field.getByText(`Error: ${form.error}`)).toBeVisible();
      await expect(submit).toBeEnabled();
      await field
        .getByRole('button', { name: /Quitar/ })
        .last()
        .click();
      await expect(field.getByText(form.error)).toHaveCount(0);
    });
    await test.step('a submit is cancelled with the upload that it waits for', async () => {
      api.answers({ [UPLOAD]: unanswered });
      await choose(field, { ...form.file, name: `otro-${form.file.name}` });
      await submit.click();
      await expect(page.getByText(WAITING)).toBeVisible();
      await field.getByRole('button', { name: /Cancelar/ }).click();
      await expect(submit).toBeEnabled();
    });
    await expectNotSent(page, api, write);
    await submit.click();
    await expect.poll(() => api.calls(write.call).length).toBe(1);
  });

  // The bank statement's page has no link to leave by.
  if (form.screen === 'the bank statement') continue;
  test(`${form.screen}: leaving while a submit waits for an upload sends nothing`, async ({ page, owner, api }) => {
    const { write, field } = await fillForm({ page, owner, api }, form);
    api.answers({ [UPLOAD]: unanswered });
    await choose(field, { ...form.file, name: `otro-${form.file.name}` });
    await buttonNamed(page, form.button).click();
    await expect(page.getByText(WAITING)).toBeVisible();
    await goBackAndConfirm(page);
    await expect(page.getByText(WAITING)).toHaveCount(0);
    await expectNotSent(page, api, write);
  });
}

test('waits for an upload on "Terminar después", which asks when it is pressed again and then leaves without the file', async ({
  page,
  owner,
  api,
}) => {
  const { screen, write } = formOn('the identification');
  const { answer } = write;
  await loadScreen({ page, owner, api }, screen);
  api.answers({ [UPLOAD]: unanswered, [write.call]: answer });
  await owner.fillsIn('Domicilio', 'Calle del Laurel 140');
  await choose(page.getByRole('group', { name: 'Frente de tu INE' }), samples.identityFront);
  await owner.followsLink('Terminar después');
  const link = page.getByRole('link', { name: WAITING });
  await link.click();
  await buttonNamed(page, 'Salir y cancelar').click();
  await expect(page).toHaveURL(/\/profile$/);
  await expectSentOnce(page, api, write);
  expect(api.lastCall(write.call).body).toEqual({ address: 'Calle del Laurel 140' });
});
