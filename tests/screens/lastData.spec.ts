import { ErrorResponse, expect, SATURDAY_NOON, test } from '../journeys/support/scriptedApi.ts';
import { OUR_FAULT } from './faults.ts';
import { draftAt } from './states/answers.ts';

const APPLICATIONS = 'GET /api/applications';

test('what cannot be read again stays, with its age and the way to try again', async ({ page, owner, api }) => {
  const [one, other] = [draftAt('pre_offer', { id: '1' }), draftAt('property_details', { id: '2' })];
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await api.signsIn();
  api.answers({ [APPLICATIONS]: [one, other] });
  await page.goto('/home');
  await owner.presses(/^Eliminar solicitud S0001/);
  api.answers({ 'DELETE /api/applications/1': '1', [APPLICATIONS]: new ErrorResponse(500) });
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar solicitud' }).click();
  await owner.seesStatus('Eliminamos la solicitud S0001.');

  const failure = page.getByRole('alert');
  const left = page.getByRole('article');
  await expect(failure).toContainText('Actualizado hace un momento');
  await expect(failure).toContainText(OUR_FAULT);
  await expect(left).toHaveCount(1);
  await expect(left).toContainText('Solicitud S0002');
  // It goes on ageing where it stands.
  await page.clock.runFor('05:31');
  await expect(failure).toContainText('Actualizado hace 5 min');

  api.answers({ [APPLICATIONS]: [other] });
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(failure).toHaveCount(0);
  await expect(left).toHaveCount(1);
});
