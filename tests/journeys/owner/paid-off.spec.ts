import { everyInstallment } from '../../../demo-server/states/answers.ts';
import { expect, loanOf, loanWithPayments, profileOf, test } from '../support/scriptedApi.ts';

const history = (...entries: [status: string, day: number][]) =>
  entries.map(([status, day]) => ({ status, at: `2026-11-${day}T16:00:00.000Z` }));

const approved = everyInstallment.map((installment) => ({
  ...installment,
  status: 'approved' as const,
  history: history(['in_validation', 18], ['approved', 20]),
}));
const paidOff = loanWithPayments(approved, {
  status: 'liquidated',
  history: history(['active', 12], ['liquidated', 20]),
});
const LETTER = '/loans/12/settlement-letter';

test('a loan that is paid off thanks its owner, and leads to a letter with the figures of the whole loan', async ({
  page,
  api,
}) => {
  await api.opens('/loans/12', { 'GET /api/loans/12': paidOff, 'GET /api/user': profileOf() });
  await expect(page.getByText('Gracias, Ana Sofía. Terminaste de pagar.')).toBeVisible();
  await expect(page.getByText('Tu último pago se aprobó el 20 nov 2026.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver carta finiquito' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carta finiquito');
  await expect(page.getByText('Folio 0012-F')).toBeVisible();
  await expect(page.getByText('pagó a Adelantto Demo, S.A. de C.V. la totalidad del Adelantto 0012')).toBeVisible();
  await expect(page.locator('dl > div')).toHaveText([
    'Recibió$114,837.3412 nov 2026',
    'Pagó$160,000.008 mensualidades de $20,000.00',
    'Último pago18 nov 2026',
    'Saldo$0.00',
  ]);
  // Nobody has approved its sentences yet.
  await expect(page.getByText('Documento de muestra, sin validez legal.')).toBeVisible();
});

test('home thanks the owner of a loan that is paid off once, on its card', async ({ page, api }) => {
  await api.opens('/home', { 'GET /api/loans': [paidOff], 'GET /api/applications': [], 'GET /api/user': profileOf() });
  await expect(page.getByText('Gracias. Terminaste de pagar.')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Adelantto 0012' })).toContainText('Gracias. Terminaste de pagar.');
});

test('the letter states no day that the API does not tell', async ({ page, api }) => {
  await api.opens(LETTER, { 'GET /api/loans/12': loanOf('liquidated') });
  await expect(page.locator('dl > div')).toHaveText(['Pagó$160,000.00', 'Saldo$0.00']);
  await expect(page.locator('article')).not.toContainText('2026');
});

test('there is no letter before the last payment is approved', async ({ page, api }) => {
  const open = loanWithPayments(everyInstallment, { history: history(['active', 12]) });
  await api.opens(LETTER, { 'GET /api/loans/12': open });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  await page.goto('/loans/12');
  await expect(page.getByRole('heading', { name: 'Historial de pagos' })).toBeVisible();
  await expect(page.getByText(/finiquito|Gracias/)).toHaveCount(0);
});
