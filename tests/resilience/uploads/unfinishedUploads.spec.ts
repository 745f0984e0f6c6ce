import type { Locator, Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import type { Write } from '../../../demo-server/states/screen.ts';
import { formOn, screenNamed, stateNamed } from '../../../demo-server/states/screens.ts';
import { type ApiCall, unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { filePayload } from '../../journeys/support/filePayload.ts';
import { ErrorResponse, expect, fileNamed, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';
import { isLongRun } from '../../longRun.ts';
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
const image = { error: 'Elige una imagen JPEG.', file: samples.transferProof };
const pdf = { error: 'Elige un archivo PDF.', file: statement };

const cases: readonly Case[] = [
  { screen: 'a payment', button: 'Validar pago', group: 'Sube tu comprobante', ...image },
  { screen: 'the bank statement', button: 'Enviar', group: 'Estado de cuenta', ...pdf },
  {
    screen: 'the documents of the property',
    button: 'Continuar',
    group: 'Contrato de arrendamiento firmado',
    ...pdf,
  },
  { screen: 'the identification', button: 'Continuar', group: 'Frente de tu INE', ...image },
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

/** Every form in the long run; one with a picture, one with a file and one with several files in the ordinary run. */
const tested = cases.filter(
  ({ screen }) => isLongRun || ['a payment', 'the bank statement', 'income and taxes'].includes(screen),
);

for (const form of tested) {
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

test('saves what a draft has at once, and nothing more when its screen is left while a file uploads', {
  tag: '@long',
}, async ({ page, owner, api }) => {
  const draft: Case = {
    screen: 'the documents of the property',
    button: 'Guardar como borrador',
    group: 'Contrato de arrendamiento firmado',
    ...pdf,
  };
  const { write, field } = await fillForm({ page, owner, api }, draft);
  api.answers({ [UPLOAD]: unanswered });
  await choose(field, statement);
  await buttonNamed(page, draft.button).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  expect(api.lastCall(write.call).body).toEqual({ property_commercial_folio: 'FR-204518' });
  await goBackAndConfirm(page);
  await owner.seesHeading('Tu pre-oferta');
  await expectSentOnce(page, api, write);
  await expect(page).toHaveURL(/\/desired-loan$/);
});

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

test('stays on the selfie’s screen when its upload is cancelled, although an earlier selfie was saved', {
  tag: '@long',
}, async ({ page, owner, api }) => {
  const screen = screenNamed('the selfie');
  await loadScreen({ page, owner, api }, screen, stateNamed(screen, 'with a selfie that was saved'));
  await owner.seesHeading('Validación biométrica');
  api.answers({ [UPLOAD]: unanswered });
  await owner.presses('Abrir cámara');
  await owner.presses('Tomar foto');
  await owner.presses('Usar esta foto');
  await owner.presses('Continuar');
  await expect(page.getByText(WAITING)).toBeVisible();
  await owner.presses('Cancelar');
  await expect(buttonNamed(page, 'Continuar')).toBeEnabled();
  await owner.seesHeading('Validación biométrica');
});

test('removes the error of a file that failed while a submit waited for it together with the file', async ({
  page,
  owner,
  api,
}) => {
  const payment: Case = { screen: 'a payment', button: 'Validar pago', group: 'Sube tu comprobante', ...image };
  const { write, field } = await fillForm({ page, owner, api }, payment);
  const finish = api.holdsResponseOf(UPLOAD);
  await choose(field, { ...image.file, name: 'otro.jpg' });
  await buttonNamed(page, payment.button).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  finish(new ErrorResponse(415));
  await expect(field.getByText(`Error: ${image.error}`)).toBeVisible();
  expect(api.calls(write.call)).toHaveLength(0);
  await field.getByRole('button', { name: 'Quitar otro.jpg' }).click();
  await expect(field.getByText(image.error)).toHaveCount(0);
  await buttonNamed(page, payment.button).click();
  await expect.poll(() => api.calls(write.call).length).toBe(1);
});

test('validates and sends what is typed while a submit waits for an upload', { tag: '@long' }, async ({
  page,
  owner,
  api,
}) => {
  const lease: Case = {
    screen: 'the documents of the property',
    button: 'Continuar',
    group: 'Contrato de arrendamiento firmado',
    ...pdf,
  };
  const { write, field } = await fillForm({ page, owner, api }, lease);
  const finish = api.holdsResponseOf(UPLOAD);
  await choose(field, { ...statement, name: 'nuevo.pdf' });
  await buttonNamed(page, lease.button).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await owner.fillsIn('Folio real', '');
  finish(fileNamed('nuevo.pdf'));
  await expect(page.getByRole('link', { name: 'Escribe el folio.' })).toBeVisible();
  expect(api.calls(write.call)).toHaveLength(0);
  await owner.fillsIn('Folio real', 'FR-1');
  await buttonNamed(page, lease.button).click();
  await expect.poll(() => api.calls(write.call).length).toBe(1);
  expect(api.lastCall(write.call).body).toMatchObject({
    property_commercial_folio: 'FR-1',
    property_lease_agreement: 'id-of-nuevo.pdf',
  });
});

test('lists and sends files in the order in which they were chosen, whichever is uploaded first', async ({
  page,
  owner,
  api,
}) => {
  const names = ['enero.pdf', 'febrero.pdf', 'marzo.pdf'];
  await loadScreen({ page, owner, api }, screenNamed('income and taxes'));
  const field = page.getByRole('group', { name: 'Comprobantes de ingresos' });
  const rows = field.getByRole('listitem');
  const finishers: (() => void)[] = [];
  api.answers({
    [UPLOAD]: ({ body }: ApiCall) => {
      const name = /filename="([^"]+)"/.exec(new TextDecoder('latin1').decode(body))?.[1] ?? '';
      return new Promise((resolve) => {
        finishers[names.indexOf(name)] = () => resolve(fileNamed(name));
      });
    },
  });
  const isListed = () => expect(rows).toContainText(names);
  await field
    .getByLabel(/Elegir/)
    .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: statement.bytes })));
  await expect.poll(() => api.calls(UPLOAD).length).toBe(2);
  await isListed();
  for (const last of [1, 2, 0]) {
    await expect.poll(() => finishers[last]).toBeDefined();
    finishers[last]?.();
    await expect(rows.nth(last)).toContainText('Listo');
    await isListed();
  }

  api.answers({ [UPLOAD]: fileNamed('otro febrero.pdf') });
  await rows
    .nth(1)
    .getByLabel(/^Reemplazar/)
    .setInputFiles({ name: 'otro febrero.pdf', mimeType: 'application/pdf', buffer: statement.bytes });
  await expect(rows).toContainText(['enero.pdf', 'otro febrero.pdf', 'marzo.pdf']);
});
