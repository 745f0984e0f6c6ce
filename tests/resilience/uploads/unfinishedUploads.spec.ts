import type { Page } from 'playwright/test';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as formTexts from '#i18n/es-MX/kit/forms';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { formOn } from '../../../demo-server/states/screens.ts';
import { unanswered } from '../../../demo-server/states/scriptedAnswers.ts';
import { filePayload } from '../../journeys/support/filePayload.ts';
import { ErrorResponse, expect, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';
import { fillInForm, loadScreen } from '../../screens/openScreen.ts';

const UPLOAD = 'POST /api/files';
const { screen, write } = formOn('income and taxes');
const proofs = (page: Page) => page.getByRole('group', { name: 'Comprobantes de ingresos' });
const choose = (page: Page, file: samples.SampleFile) =>
  proofs(page)
    .getByLabel(/Agregar/)
    .setInputFiles(filePayload(file));
const another = { ...samples.accountStatement, name: 'otro.pdf' };

/** Expects that the form was sent so often; another time would have been before a call that the page sends now. */
async function expectSent(page: Page, api: ScriptedApi, call: string, times: number): Promise<void> {
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(api.calls(call)).toHaveLength(times);
}

test('a rejected file stops the submit, and so does cancelling or leaving the upload that it waits for', async ({
  page,
  owner,
  api,
}) => {
  const submit = page.getByRole('button', { name: write.button, exact: true });
  const error = fileTexts.choosePdfFile({ max: 500 });
  await loadScreen({ page, owner, api }, screen);
  await fillInForm({ page, owner, api }, write);
  api.answers({ [write.call]: write.answer, ...write.script });
  await test.step('a rejected file beside valid ones is an error of the field until it is removed', async () => {
    await choose(page, { name: 'otro.pdf', bytes: Buffer.from('nothing of the kind') });
    await expect(proofs(page).getByText(error)).toBeVisible();
    await submit.click();
    await expect(proofs(page).getByText(`Error: ${error}`)).toBeVisible();
    await expect(submit).toBeEnabled();
    await proofs(page).getByRole('button', { name: 'Quitar otro.pdf' }).click();
    await expect(proofs(page).getByText(error)).toHaveCount(0);
  });
  for (const [how, stop] of [
    [
      'cancelled',
      () =>
        proofs(page)
          .getByRole('button', { name: /Cancelar/ })
          .click(),
    ],
    ['left', () => owner.followsLink('Regresar').then(() => owner.presses(fileTexts.leaveAndCancel))],
  ] as const) {
    await test.step(`a submit is ${how} with the upload that it waits for`, async () => {
      api.answers({ [UPLOAD]: unanswered });
      await choose(page, another);
      await submit.click();
      await expect(page.getByText(formTexts.finishingUploads)).toBeVisible();
      await stop();
      await expect(page.getByText(formTexts.finishingUploads)).toHaveCount(0);
      await expectSent(page, api, write.call, 0);
    });
  }
});

const identification = formOn('the identification');
const SAVE = identification.write.call;
const front = (page: Page) => page.getByRole('group', { name: stepTexts.ineFront });
const chooseFront = (page: Page) =>
  front(page)
    .getByLabel(/Elegir/)
    .setInputFiles(filePayload(samples.identityFront));

test('waits for an upload on "Terminar después", which asks when it is pressed again and then leaves without the file', async ({
  page,
  owner,
  api,
}) => {
  await loadScreen({ page, owner, api }, identification.screen);
  api.answers({ [UPLOAD]: unanswered, [SAVE]: identification.write.answer });
  await owner.fillsIn('Domicilio', 'Calle del Laurel 140');
  await chooseFront(page);
  await owner.followsLink('Terminar después');
  await owner.followsLink(formTexts.finishingUploads);
  await owner.presses(fileTexts.leaveAndCancel);
  await expect(page).toHaveURL(/\/profile$/);
  await expectSent(page, api, SAVE, 1);
  expect(api.lastCall(SAVE).body).toEqual({ address: 'Calle del Laurel 140' });
});

test('names on "Terminar después" the file that was not uploaded, though nothing else was entered', async ({
  page,
  owner,
  api,
}) => {
  await loadScreen({ page, owner, api }, identification.screen);
  api.answers({ [UPLOAD]: new ErrorResponse(500), [SAVE]: identification.write.answer });
  await chooseFront(page);
  await expect(front(page).getByRole('button', { name: /Reintentar/ })).toBeVisible();
  await owner.followsLink('Terminar después');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(formTexts.notSavedForLater({ fields: stepTexts.ineFront }))).toBeVisible();
});
