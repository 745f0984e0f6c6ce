import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { installmentIn } from '../../../demo-server/states/answers.ts';
import { ErrorResponse, expect, loanOf, test } from '../../journeys/support/scriptedApi.ts';

const CHANGED = 'Esta información cambió. Ya te mostramos la versión más reciente.';
const installment = installmentIn('overdue');
const waiting = loanOf('awaiting_account_statement_upload', { id: '13', installments: [] });

test('keeps the form, the file and the reason when a proof gets a 409, until the proof was sent elsewhere', async ({
  page,
  owner,
  api,
}) => {
  await api.opens('/loans/12/installments/34', { 'GET /api/installments/34': installment });
  await owner.uploads('Sube tu comprobante', samples.transferProof);
  api.answers({ 'PUT /api/installments/34/upload-file': new ErrorResponse(409) });
  await owner.presses('Validar pago');
  await expect(page.getByRole('alert').filter({ hasText: CHANGED })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Sube tu comprobante' }).getByText('Listo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Validar pago' })).toBeEnabled();

  api.answers({ 'GET /api/installments/34': { ...installment, status: 'in_validation' } });
  await owner.presses('Validar pago');
  await owner.seesStatus(CHANGED);
  await expect(page.getByText(/^Recibimos tu comprobante; lo validaremos/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Validar pago' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('goes home and says why when a statement was already sent elsewhere', async ({ page, owner, api }) => {
  await api.opens('/loans/13/success', { 'GET /api/loans': [waiting], 'GET /api/loans/13': waiting });
  await owner.uploads('Estado de cuenta', samples.accountStatement);
  const sent = { ...waiting, status: 'awaiting_account_statement_check' };
  api.answers({
    'POST /api/loans/13/account-statement': new ErrorResponse(409, { message: 'This can no longer be changed' }),
    'GET /api/loans': [sent],
    'GET /api/loans/13': sent,
  });
  await owner.presses('Enviar');
  await owner.seesStatus('Ya se envió y no se puede cambiar.');
  await expect(page).toHaveURL(/\/home$/);
});
