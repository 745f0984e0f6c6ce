import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { installmentIn } from '../../../demo-server/states/answers.ts';
import { expect, fileNamed, SATURDAY_NOON, test } from '../support/scriptedApi.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(SATURDAY_NOON)));

test('the page of a rejected proof says not to transfer again', async ({ page, api }) => {
  const rejected = installmentIn('rejected', { id: '35', rejection_reason: 'No se lee.' });
  await api.opens('/loans/12/installments/35', { 'GET /api/installments/35': rejected });
  await expect(page.getByText('Si ya transferiste, no repitas la transferencia.', { exact: true })).toBeVisible();
});

test('the page of a sent payment keeps the proof readable, without transfer data', async ({ page, api }) => {
  const history = [{ status: 'in_validation', at: '2026-11-20T15:14:00.000Z' }] as const;
  const file = fileNamed(samples.transferProof.name);
  for (const [status, banner] of [
    ['in_validation', /^Recibimos tu comprobante; lo validaremos a más tardar el mié 25 nov 2026\.$/],
    ['approved', /^Pagado el 20 nov 2026\.$/],
  ] as const) {
    await api.opens('/loans/12/installments/34', {
      'GET /api/installments/34': installmentIn(status, { file, history: [...history] }),
    });
    await expect(page.getByText(banner)).toBeVisible();
    const proof = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'El comprobante que enviaste' }) });
    await expect(proof).toContainText('Enviadovie 20 nov 2026, 09:14');
    await expect(proof).toContainText(file.name);
    await expect(proof.getByRole('link', { name: 'Ver comprobante' })).toHaveAttribute('href', file.url);
    await expect(page.getByText('CLABE')).toHaveCount(0);
    const [next, to] = status === 'approved' ? ['Ver recibo', '/31/receipt'] : ['Ver mi Adelantto 0012', '/loans/12'];
    await expect(page.getByRole('link', { name: next })).toHaveAttribute('href', new RegExp(`${to}$`));
  }
});

test('the task of a payment is in sight on a phone without scrolling, and so is the proof in validation', async ({
  page,
  api,
}) => {
  await api.opens('/loans/12/installments/34', { 'GET /api/installments/34': installmentIn('overdue') });
  for (const text of ['CLABE', 'Copiar todos los datos', 'Tu pago se refleja en un máximo de 72 horas hábiles.'])
    await expect(page.getByText(text, { exact: text === 'CLABE' })).toBeInViewport({
      ratio: text === 'CLABE' ? 1 : 0.3,
    });
  await expect(page.getByRole('group', { name: 'Sube tu comprobante' })).toBeInViewport({ ratio: 1 });

  const file = fileNamed('comprobante.jpg');
  const history = [{ status: 'in_validation', at: '2026-11-20T15:14:00.000Z' }];
  api.answers({ 'GET /api/installments/34': installmentIn('in_validation', { file, history }) });
  await page.reload();
  await expect(page.getByText('Por ahora no tienes que hacer nada. Te avisaremos por correo.')).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('link', { name: 'Ver comprobante' })).toBeInViewport({ ratio: 1 });
});
