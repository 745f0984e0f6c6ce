import type { Locator, Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { newcomer } from '../../journeys/support/owner.ts';
import type { ApiCall } from '../../journeys/support/pageProxy.ts';
import { ErrorResponse, expect, fileNamed, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';
import { type Screen, unanswered, type Visit, type Write } from '../../screens/states/screen.ts';
import { screens } from '../../screens/states/screens.ts';
import { enters, fillsIn } from '../../screens/visit.ts';

const UPLOAD = 'POST /api/files';
const WAITS = 'Terminando de subir archivos…';

type Case = {
  /** The screen and its form's button. */
  readonly screen: string;
  readonly press: string;
  readonly group: string;
  /** What is said of a file of another kind. */
  readonly refusal: string;
  /** A file that would do. */
  readonly file: samples.SampleFile;
};

const statement = samples.accountStatement(newcomer.name);
const image = { refusal: 'Elige una imagen JPEG.', file: samples.transferProof() };
const pdf = { refusal: 'Elige un archivo PDF.', file: statement };

const cases: readonly Case[] = [
  { screen: 'a payment', press: 'Validar pago', group: 'Sube tu comprobante', ...image },
  { screen: 'the bank statement', press: 'Enviar', group: 'Estado de cuenta', ...pdf },
  {
    screen: 'the documents of the property',
    press: 'Continuar',
    group: 'Contrato de arrendamiento firmado',
    ...pdf,
  },
  { screen: 'the identification', press: 'Continuar', group: 'Frente de tu INE', ...image },
  { screen: 'income and taxes', press: 'Continuar', group: 'Comprobantes de ingresos', ...pdf },
];

const screenCalled = (name: string): Screen & { writes: readonly Write[] } => {
  const screen = screens.find((it) => it.name === name);
  if (screen?.writes === undefined) throw new Error(`No form is called ${name}`);
  return { ...screen, writes: screen.writes };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a file for a field: in place of the one that is there, or besides it where there may be several. */
const choose = (field: Locator, { name, bytes }: samples.SampleFile) =>
  field
    .getByLabel(/(Reemplazar|Elegir|Agregar)/)
    .last()
    .setInputFiles({ name, mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg', buffer: bytes });

/** Opens a form and fills it in, so that it could be sent; returns what it sends and the field. */
async function filledIn(visit: Visit, { screen: name, group, press }: Case) {
  const screen = screenCalled(name);
  const write = screen.writes.find((it) => it.press === press);
  if (write === undefined) throw new Error(`${name} is not sent by ${press}`);
  await enters(visit, screen);
  await fillsIn(visit, write);
  visit.api.answers({ [write.call]: write.answer, ...write.script });
  return { write, field: visit.page.getByRole('group', { name: group }) };
}

/** The next upload waits for its answer, which the returned function gives. */
function uploadsWhenTold(api: ScriptedApi): (answer: unknown) => void {
  let finish = (_answer: unknown) => {};
  api.answers({
    [UPLOAD]: new Promise((resolve) => {
      finish = resolve;
    }),
  });
  return (answer) => finish(answer);
}

for (const it of cases) {
  test(`${it.screen}: a refused file beside a good one is the field's error and keeps the form from being sent`, async ({
    page,
    owner,
    api,
  }) => {
    const { write, field } = await filledIn({ page, owner, api }, it);
    await choose(field, { name: `otro-${it.file.name}`, bytes: Buffer.from('nothing of the kind') });
    await expect(field.getByText(it.refusal)).toBeVisible();
    await button(page, it.press).click();
    await expect(field.getByText(`Error: ${it.refusal}`)).toBeVisible();
    await expect(button(page, it.press)).toBeEnabled();
    expect(api.calls(write.call)).toHaveLength(0);

    await field
      .getByRole('button', { name: /Quitar/ })
      .last()
      .click();
    await expect(field.getByText(it.refusal)).toHaveCount(0);
    await button(page, it.press).click();
    await expect.poll(() => api.calls(write.call).length).toBe(1);
  });

  test(`${it.screen}: cancelling the upload that a submit waits for ends the submit`, async ({ page, owner, api }) => {
    const { write, field } = await filledIn({ page, owner, api }, it);
    api.answers({ [UPLOAD]: unanswered });
    await choose(field, { ...it.file, name: `otro-${it.file.name}` });
    await button(page, it.press).click();
    await expect(page.getByText(WAITS)).toBeVisible();
    await field.getByRole('button', { name: /Cancelar/ }).click();
    await expect(button(page, it.press)).toBeEnabled();
    expect(api.calls(write.call)).toHaveLength(0);

    await button(page, it.press).click();
    await expect.poll(() => api.calls(write.call).length).toBe(1);
  });

  // The page of the bank statement has no link to leave by.
  if (it.screen === 'the bank statement') continue;
  test(`${it.screen}: leaving while a submit waits for an upload sends nothing`, async ({ page, owner, api }) => {
    page.on('dialog', (dialog) => dialog.accept());
    const { write, field } = await filledIn({ page, owner, api }, it);
    api.answers({ [UPLOAD]: unanswered });
    await choose(field, { ...it.file, name: `otro-${it.file.name}` });
    await button(page, it.press).click();
    await expect(page.getByText(WAITS)).toBeVisible();
    await page.getByRole('link', { name: 'Regresar' }).click();
    await expect(page.getByText(WAITS)).toHaveCount(0);
    // Whatever else the page would still send, it has sent by the time another page has loaded.
    await page.waitForLoadState('networkidle');
    expect(api.calls(write.call)).toHaveLength(0);
  });
}

test('a draft is not saved when its screen is left while a file uploads', async ({ page, owner, api }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const draft: Case = {
    screen: 'the documents of the property',
    press: 'Guardar como borrador',
    group: 'Contrato de arrendamiento firmado',
    ...pdf,
  };
  const { write, field } = await filledIn({ page, owner, api }, draft);
  api.answers({ [UPLOAD]: unanswered });
  await choose(field, statement);
  await button(page, draft.press).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.getByRole('link', { name: 'Regresar' }).click();
  await owner.seesHeading('Tu pre-oferta');
  await page.waitForLoadState('networkidle');
  expect(api.calls(write.call)).toHaveLength(0);
  await expect(page).toHaveURL(/\/desired-loan$/);
});

test('cancelling the upload of a selfie does not go on with the one that was saved', async ({ page, owner, api }) => {
  const screen = screenCalled('the selfie');
  const visit = { page, owner, api };
  await enters(visit, screen, screen.states?.['with a selfie that was saved'] ?? {});
  await owner.seesHeading('Validación biométrica');
  api.answers({ [UPLOAD]: unanswered });
  await owner.presses('Abrir cámara');
  await owner.presses('Tomar foto');
  await owner.presses('Usar esta foto');
  await owner.presses('Continuar');
  await expect(page.getByText(WAITS)).toBeVisible();
  await owner.presses('Cancelar');
  await expect(button(page, 'Continuar')).toBeEnabled();
  await owner.seesHeading('Validación biométrica');
});

test('the error of a file that fails while a submit waits for it goes with the file', async ({ page, owner, api }) => {
  const payment: Case = { screen: 'a payment', press: 'Validar pago', group: 'Sube tu comprobante', ...image };
  const { write, field } = await filledIn({ page, owner, api }, payment);
  const finish = uploadsWhenTold(api);
  await choose(field, { ...image.file, name: 'otro.jpg' });
  await button(page, payment.press).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  finish(new ErrorResponse(415));
  await expect(field.getByText(`Error: ${image.refusal}`)).toBeVisible();
  expect(api.calls(write.call)).toHaveLength(0);
  await field.getByRole('button', { name: 'Quitar otro.jpg' }).click();
  await expect(field.getByText(image.refusal)).toHaveCount(0);
  await button(page, payment.press).click();
  await expect.poll(() => api.calls(write.call).length).toBe(1);
});

test('what is typed while a submit waits for an upload is judged and sent', async ({ page, owner, api }) => {
  const lease: Case = {
    screen: 'the documents of the property',
    press: 'Continuar',
    group: 'Contrato de arrendamiento firmado',
    ...pdf,
  };
  const { write, field } = await filledIn({ page, owner, api }, lease);
  const finish = uploadsWhenTold(api);
  await choose(field, { ...statement, name: 'nuevo.pdf' });
  await button(page, lease.press).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await owner.fillsIn('Folio real', '');
  finish(fileNamed('nuevo.pdf'));
  await expect(page.getByRole('link', { name: 'Escribe el folio.' })).toBeVisible();
  expect(api.calls(write.call)).toHaveLength(0);
  await owner.fillsIn('Folio real', 'FR-1');
  await button(page, lease.press).click();
  await expect.poll(() => api.calls(write.call).length).toBe(1);
  expect(api.lastCall(write.call).body).toMatchObject({
    property_commercial_folio: 'FR-1',
    property_lease_agreement: 'id-of-nuevo.pdf',
  });
});

test('files are listed and sent in the order in which they were chosen, whichever is uploaded first', async ({
  page,
  owner,
  api,
}) => {
  const names = ['enero.pdf', 'febrero.pdf', 'marzo.pdf'];
  await enters({ page, owner, api }, screenCalled('income and taxes'));
  const field = page.getByRole('group', { name: 'Comprobantes de ingresos' });
  const rows = field.getByRole('listitem');
  const finishers: (() => void)[] = [];
  api.answers({
    [UPLOAD]: ({ body }: ApiCall) => {
      const name = /filename="([^"]+)"/.exec(body.toString('latin1'))?.[1] ?? '';
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
