import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { installmentIn } from '../../../demo-server/states/answers.ts';
import { expect, profileOf, sampleOwner, test } from '../../journeys/support/scriptedApi.ts';
import { recordDocuments } from './failedStart.ts';

/** Some phones report for ever that there is no connection although there is one. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  }),
);

test.afterEach(async ({ page }) => {
  await expect(page.getByText(/Sin conexión|No pudimos conectarnos/).filter({ visible: true })).toHaveCount(0);
});

test('where the browser wrongly reports no connection, links of guests’ pages lead on', async ({ page, owner }) => {
  await page.goto('/');
  await owner.followsLink('Iniciar sesión');
  await owner.seesHeading('Iniciar sesión');
  await owner.followsLink('¿Olvidaste tu contraseña?');
  await owner.seesHeading('Recupera tu contraseña');
});

test('where the browser wrongly reports no connection, log-in and recovery send their calls', async ({
  page,
  owner,
  api,
}) => {
  api.answers({ 'POST /api/auth/recover-password': { message: 'ok' } });
  await page.goto('/forgot-password');
  await owner.fillsIn('Correo electrónico', sampleOwner.email);
  await owner.presses('Enviar');
  await expect.poll(() => api.calls('POST /api/auth/recover-password').length).toBe(1);
  api.answers({ 'POST /api/auth/login': { token: 'secret', user: sampleOwner } });
  await page.goto('/login');
  await owner.logsIn(sampleOwner.email);
  await owner.seesHeading(`Hola, ${sampleOwner.name}`);
});

test('where the browser wrongly reports no connection, files are uploaded and sent', async ({ page, owner, api }) => {
  const installment = installmentIn('overdue');
  await api.opens('/loans/12/installments/34', {
    'GET /api/installments/34': installment,
    'PUT /api/installments/34/upload-file': { ...installment, status: 'in_validation' },
  });
  await owner.uploads('Sube tu comprobante', samples.transferProof);
  await owner.presses('Validar pago');
  await expect(page.getByRole('dialog')).toContainText('Comprobante enviado');
});

test('where the browser wrongly reports no connection, an Adelantto is requested and a page reloaded', async ({
  page,
  owner,
  api,
}) => {
  await api.opens('/home', { 'GET /api/user': profileOf() });
  const loaded = recordDocuments(page);
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => loaded).toEqual(['/home']);
  await owner.presses('Solicitar mi primer Adelantto');
  await owner.seesHeading('Contrato de renta');
});
