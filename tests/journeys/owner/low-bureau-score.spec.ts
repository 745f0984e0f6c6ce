import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { expect, test } from '../support/journey.ts';

// The API reports a low score with status 422, which the browser logs as an error.
test.use({ expectedErrors: ['422 (Unprocessable'] });

test('an owner with a low bureau score is asked to come back in three months', { tag: '@webkit' }, async ({
  page,
  owner,
  operator,
}) => {
  const session = await owner.signsInAs('buro');
  const id = await operator.newestId('applications', session);
  await page.getByRole('link', { name: 'Continuar mi solicitud' }).click();
  await owner.authorizesBureauCheck();

  await owner.seesHeading(nextStepTexts.cannotGoOnNow);
  await expect(page).toHaveURL(/\/fail-buro-score$/);
  const explanation = bureauTexts.scoreTooLowUntil({ months: 3, date: '03 nov 2026' });
  await expect(page.getByText(explanation)).toBeVisible();
  await page.reload();
  await expect(page.getByText(explanation)).toBeVisible();
  await owner.followsLink('Entendido');

  const card = owner.card(`Solicitud S${id.padStart(4, '0')}`);
  await expect(card).toContainText('Rechazado');
  await expect(card.getByRole('link')).toHaveText([/^Ver el proceso/]);
  await expect(card.getByRole('button')).toHaveCount(0);
  const nextStep = page.locator('section').filter({ hasText: 'Tu siguiente paso' });
  await expect(nextStep).toContainText(nextStepTexts.cannotGoOnNow);
  await expect(nextStep).toContainText(nextStepTexts.retryFrom({ day: '03 nov 2026' }));
  await expect(nextStep.getByRole('button').or(nextStep.getByRole('link'))).toHaveText(['Ver el proceso']);

  await expect(page.getByText(listTexts.retryMakesSense({ day: '03 nov 2026' }))).toBeVisible();
  await owner.presses(loanTexts.requestAdelantto);
  const question = page.getByRole('dialog', { name: listTexts.waitUntil({ day: '03 nov 2026' }) });
  await question.getByRole('button', { name: 'Ahora no' }).click();
  await owner.presses(loanTexts.requestAdelantto);
  await question.getByRole('button', { name: listTexts.requestAnyway }).click();
  await owner.seesHeading('Contrato de renta');

  await page.goto(`/applications/${id}/privacy-policy`);
  await owner.seesStatus(applicationTexts.applicationAlreadyClosed);
  await expect(page).toHaveURL(/\/home$/);

  await operator.moveClock({ now: '2026-11-03T00:00:00-06:00' });
  await page.reload();
  await expect(nextStep.getByRole('button')).toHaveText(loanTexts.requestAdelantto);
});
