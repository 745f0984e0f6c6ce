import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { installmentIn } from '../../../demo-server/states/answers.ts';
import { expect, sampleOwner, test } from '../../journeys/support/scriptedApi.ts';
import { recordDocuments } from './failedStart.ts';

// Some phones report for ever that there is no connection although there is one.
test('where the browser wrongly reports no connection, links lead on, and owners log in and send files', async ({
  page,
  owner,
  api,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  const installment = installmentIn('overdue');
  api.answers({
    'POST /api/auth/login': { token: 'secret', user: sampleOwner },
    'GET /api/installments/34': installment,
    'PUT /api/installments/34/upload-file': { ...installment, status: 'in_validation' },
  });
  await page.goto('/');
  await owner.followsLink('Iniciar sesión');
  await owner.seesHeading('Iniciar sesión');
  await owner.logsIn(sampleOwner.email);
  await owner.seesHeading(`Hola, ${sampleOwner.name}`);
  await page.goto('/loans/12/installments/34');
  await owner.uploads('Sube tu comprobante', samples.transferProof);
  await owner.presses('Validar pago');
  await expect(page.getByRole('dialog')).toContainText('Comprobante enviado');
  const loaded = recordDocuments(page);
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => loaded).toHaveLength(1);
  await expect(page.getByText(/Sin conexión|No pudimos conectarnos/).filter({ visible: true })).toHaveCount(0);
});
