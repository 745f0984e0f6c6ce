import * as listTexts from '#i18n/es-MX/applications/list';
import * as homeTexts from '#i18n/es-MX/home';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { draftAt } from '../../demo-server/states/answers.ts';
import { ErrorResponse, expect, SATURDAY_NOON, test } from '../journeys/support/scriptedApi.ts';
import { OUR_FAULT } from './callFaults.ts';

const APPLICATIONS = 'GET /api/applications';

test('keeps data that cannot be refreshed, with their age and a retry button', async ({ page, owner, api }) => {
  const [one, other] = [draftAt('pre_offer', { id: '1' }), draftAt('property_details', { id: '2' })];
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await api.opens('/home', { [APPLICATIONS]: [one, other] });
  await owner.presses(/^Eliminar solicitud S0001/);
  api.answers({ 'DELETE /api/applications/1': '1', [APPLICATIONS]: new ErrorResponse(500) });
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar solicitud' }).click();
  await owner.seesStatus('Eliminamos la solicitud S0001.');

  const failure = page.getByRole('alert');
  const remaining = page.getByRole('article');
  await expect(failure).toContainText('Actualizado hace un momento');
  await expect(failure).toContainText(OUR_FAULT);
  await expect(remaining).toHaveCount(1);
  await expect(remaining).toContainText('Solicitud S0002');
  // The age advances without a reload.
  await page.clock.runFor('05:31');
  await expect(failure).toContainText('Actualizado hace 5 min');

  api.answers({ [APPLICATIONS]: [other] });
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(failure).toHaveCount(0);
  await expect(remaining).toHaveCount(1);
});

test('home says once that nothing could be loaded, and one retry loads everything', async ({ page, owner, api }) => {
  const down = new ErrorResponse(500);
  const all = ['GET /api/user', 'GET /api/loans', APPLICATIONS, 'GET /marketing/api/services/articles'];
  await api.opens('/home', Object.fromEntries(all.map((call) => [call, down])));
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toHaveCount(1);
  await expect(failure).toContainText(homeTexts.couldNotLoadAll);
  await expect(failure).toContainText(OUR_FAULT);
  // Two failures are enough for this message: the retry repeats the articles only once they have failed, too.
  await expect(page.getByText(homeTexts.topicsOfInterest)).toHaveCount(0);

  await test.step('a block that still fails says so itself', async () => {
    api.restartsWith({ [APPLICATIONS]: down });
    await owner.presses('Reintentar');
    await expect(failure).toContainText(listTexts.couldNotLoadApplications);
    await expect(failure).toHaveCount(1);
    await expect.poll(() => all.map((call) => api.calls(call).length)).toEqual([1, 1, 1, 1]);
  });
  await test.step('with data there is no message left, and what failed is fetched again once it is needed', async () => {
    api.restartsWith({ 'GET /api/user': down });
    await owner.presses('Reintentar');
    await expect(failure).toHaveCount(0);
    expect(all.map((call) => api.calls(call).length)).toEqual([0, 0, 1, 0]);
    await page.reload();
    await owner.presses(loanTexts.requestFirstAdelantto);
    await expect.poll(() => api.calls('GET /api/user').length).toBe(2);
  });
});

test('an owner whose loans failed to load can still request one', async ({ page, owner, api }) => {
  await api.opens('/home', { 'GET /api/loans': new ErrorResponse(500) });
  await expect(page.getByRole('alert')).toContainText(loanTexts.couldNotLoadAdelanttos);
  await owner.presses('Solicitar un Adelantto');
  await owner.seesHeading('Contrato de renta');
});
