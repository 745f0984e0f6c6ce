import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { installmentIn } from '../../../demo-server/states/answers.ts';
import { expect, fileNamed, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('the task of a payment is in sight on a phone without scrolling, and so is the proof in validation', async ({
  page,
  api,
}) => {
  await api.opens('/loans/12/installments/34', { 'GET /api/installments/34': installmentIn('overdue') });
  await expect(page.getByText('CLABE', { exact: true })).toBeInViewport({ ratio: 1 });
  for (const text of [installmentTexts.copyAllData, installmentTexts.paymentShowsWithinHours({ hours: 72 })])
    await expect(page.getByText(text)).toBeInViewport({ ratio: 0.3 });
  await expect(page.getByRole('group', { name: 'Sube tu comprobante' })).toBeInViewport({ ratio: 1 });

  const file = fileNamed(samples.transferProof.name);
  const history = [{ status: 'in_validation', at: '2026-11-20T15:14:00.000Z' }];
  api.answers({ 'GET /api/installments/34': installmentIn('in_validation', { file, history }) });
  await page.reload();
  const proof = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: installmentTexts.proofThatYouSent }) });
  await expect(proof).toContainText('Enviadovie 20 nov 2026, 09:14');
  await expect(page.getByText(installmentTexts.weWillWrite)).toBeInViewport({
    ratio: 1,
  });
  const view = proof.getByRole('link', { name: 'Ver comprobante' });
  await expect(view).toBeInViewport({ ratio: 1 });
  await expect(view).toHaveAttribute('href', file.url);
  await expect(page.getByText('CLABE')).toHaveCount(0);
});
