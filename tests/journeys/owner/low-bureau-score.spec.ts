import { expect, test } from '../support/journey.ts';

// The API reports a low score with status 422, which the browser logs as an error.
test.use({ expectedErrors: ['422 (Unprocessable'] });

test('an owner with a low bureau score is asked to come back in three months', async ({ page, owner, operator }) => {
  const session = await owner.signsInAs('buro');
  const id = await operator.newestId('applications', session);
  await page.getByRole('link', { name: /^Continuar/ }).click();
  await owner.authorizesBureauCheck();

  await owner.seesHeading('Por ahora no podemos continuar');
  await expect(page).toHaveURL(/\/fail-buro-score$/);
  const explanation =
    'Tu puntaje de buró de crédito no alcanza el mínimo. Inténtalo de nuevo en 3 meses, a partir del 03 nov 2026.';
  await expect(page.getByText(explanation)).toBeVisible();
  await page.reload();
  await expect(page.getByText(explanation)).toBeVisible();
  await owner.followsLink('Entendido');

  const card = owner.card(`Solicitud S${id.padStart(4, '0')}`);
  await expect(card).toContainText('Rechazado');
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.goto(`/applications/${id}/privacy-policy`);
  await owner.seesStatus('Esta solicitud ya se cerró.');
  await expect(page).toHaveURL(/\/home$/);
});
