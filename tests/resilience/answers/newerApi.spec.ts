import { calculated, draftAt } from '../../../demo-server/states/answers.ts';
import { expect, test } from '../../journeys/support/scriptedApi.ts';

const APPLICATIONS = 'GET /api/applications';
const CONTACT = 'recarga la página o escríbenos por Contacto.';

test('goes home after a saved step when the next step is unknown', { tag: '@long' }, async ({ page, api }) => {
  const application = draftAt('pre_offer', { pre_offer_term_frame: null });
  const saved = { ...application, next_step: 'video_call' };
  await api.opens('/applications/7/desired-loan', {
    'GET /api/applications/7': application,
    'PUT /api/applications/7': saved,
    [APPLICATIONS]: [saved],
    'GET /api/calc': calculated,
  });
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(`Para continuar tu solicitud, ${CONTACT}`).first()).toBeVisible();
});
