import type { Locator, Page } from 'playwright/test';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { completeDraftByApi } from './draftByApi.ts';

/** Half an hour before midnight in Mexico City: in other time zones it is another day. */
const LATE_ON_FRIDAY = '2026-11-13T23:30:00-06:00';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** Formats '2027-01-05' as '05 ene 2027'. */
const shown = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
};

type Loan = {
  id: string;
  summary: { missing_installment: { due_date: string } };
  installments: { id: string; due_date: string; status: string; total_amount: number }[];
};

const getJson = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (address) => {
    const { token } = JSON.parse(sessionStorage.getItem('auth') ?? '{}') as { token: string };
    return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json();
  }, `/api${path}`);

async function loanOf(page: Page): Promise<Loan> {
  const [first] = (await getJson(page, '/loans')) as Loan[];
  return (await getJson(page, `/loans/${first?.id}`)) as Loan;
}

test.describe('with a device in a zone where it is another day', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('shows each day in the time zone of Mexico City and each deadline by the calendar of the banks', async ({
    page,
    owner,
    operator,
  }) => {
    await operator.reset({ scenario: 'sales', now: LATE_ON_FRIDAY });
    await page.clock.install({ time: Date.parse(LATE_ON_FRIDAY) });

    await test.step('payments', async () => {
      await owner.signsInAs('activa');
      const { id, summary, installments } = await loanOf(page);
      const next = installments.find(({ status }) => ['pending', 'rejected', 'overdue'].includes(status));
      await expect(owner.card('Adelantto 0')).toContainText(`Vence el ${shown(summary.missing_installment.due_date)}`);
      await page.goto(`/loans/${id}`);
      for (const { due_date, total_amount } of installments.filter(({ status }) => status !== 'approved')) {
        const amount = `$${total_amount.toLocaleString('es-MX', { minimumFractionDigits: 2 })}`;
        const date = `${due_date < '2026-11-13' ? 'Venció' : 'Vence'} el ${shown(due_date)}`;
        await expect(page.getByText(`${date} ${amount}`)).toBeVisible();
      }
      await page.goto(`/loans/${id}/installments/${next?.id}`);
      await expect(owner.figure('Fecha límite')).toContainText(shown(next?.due_date ?? ''));
      // 72 business hours after Friday 13, 23:30; Monday 16 is a bank holiday.
      await expect(page.getByText(installmentTexts.showsBy({ date: '19 nov 2026' }))).toBeVisible();
    });
    await test.step('the statement', async () => {
      await owner.signsInAs('aprobada', '/profile/congratulations');
      await owner.uploads('Estado de cuenta', samples.accountStatement);
      await owner.presses('Enviar');
      await expect(page.getByRole('dialog')).toContainText('Tendrás la respuesta a más tardar el 17 nov 2026.');
    });
    await test.step('the calendar', async () => {
      await owner.signsInAs('lista', '/applications/lease-contract');
      await page.getByRole('button', { name: 'Abrir calendario' }).first().click();
      const today = page.getByRole('dialog').locator('[aria-current="date"]');
      await expect(today).toHaveAccessibleName('viernes 13 de noviembre de 2026');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Inicio del contrato', { exact: true })).toHaveValue('13/11/2026');
      // At least three months from today (s5-lease-remaining).
      await owner.fillsIn('Fin del contrato', '12/02/2027');
      await page.getByLabel('Fin del contrato', { exact: true }).blur();
      await expect(
        page.getByText('El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual'),
      ).toBeVisible();
      await owner.fillsIn('Fin del contrato', '13/02/2027');
      await expect(page.getByText('Puedes adelantar hasta 3 meses de renta.')).toBeVisible();
    });
    await test.step('what was sent', async () => {
      await owner.signsInAs('borrador');
      const id = await completeDraftByApi(page);
      await page.goto(`/applications/${id}/privacy-policy`);
      await owner.authorizesBureauCheck();
      await owner.seesHeading('Recibimos tu solicitud');
      await page.goto(`/applications/${id}/final-announcement`);
      // 72 hours of the clock, in the time zone of Mexico City, which the phone's own clock does not show.
      const time = '23:3\\d \\(hora del centro\\)';
      await expect(page.getByText(new RegExp(`a más tardar el lun 16 nov 2026, ${time}\\.`))).toBeVisible();
      const registered = `Autorización registrada el 13 nov 2026 a las ${time}, folio`;
      await expect(page.getByText(new RegExp(registered))).toBeVisible();
    });
  });
});

test('a day can be chosen by keys in a calendar whose week begins on Monday', async ({ page, owner }) => {
  await owner.signsInAs('lista', '/applications/lease-contract');
  const start = page.getByLabel('Inicio del contrato', { exact: true });
  await start.fill('31/02/2027');
  await start.blur();
  await expect(start).toHaveAccessibleDescription(
    new RegExp(ruleTexts['Write a date that exists, with day, month and year.']),
  );
  await start.fill('5 de enero de 2027');
  await expect(start).toHaveValue('05/01/2027');

  await page.getByRole('button', { name: 'Abrir calendario' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Inicio del contrato' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']);
  const current = (): Locator => dialog.locator('[data-current]');
  const reads = (day: string) => expect(current()).toHaveAccessibleName(day);
  await reads('martes 5 de enero de 2027');
  await expect(current()).toBeFocused();
  for (const [key, day] of [
    ['Home', 'lunes 4 de enero de 2027'],
    ['End', 'domingo 10 de enero de 2027'],
    ['ArrowRight', 'lunes 11 de enero de 2027'],
    ['ArrowDown', 'lunes 18 de enero de 2027'],
    ['PageDown', 'jueves 18 de febrero de 2027'],
    ['PageUp', 'lunes 18 de enero de 2027'],
    ['ArrowUp', 'lunes 11 de enero de 2027'],
    ['ArrowLeft', 'domingo 10 de enero de 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await reads(day);
    await expect(current()).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toHaveValue('05/01/2027');
  await expect(page.getByRole('button', { name: 'Abrir calendario' }).first()).toBeFocused();
});

test('groups an amount, and rejects in words what is none, also after a reload', async ({ page, owner }) => {
  await owner.signsInAs('lista', '/applications/lease-contract');
  const rent = page.getByLabel('Renta mensual', { exact: true });
  for (const [typed, shown] of [
    ['18 500.5', '18,500.50'],
    ["$ 18'500 MXN", '18,500.00'],
    ['20000,500', '20000,500'],
  ] as const) {
    await rent.focus();
    await rent.selectText();
    // Without a paste event, as keyboards insert the clipboard.
    await page.keyboard.insertText(typed);
    await rent.blur();
    await expect(rent, typed).toHaveValue(shown);
  }
  await page.reload();
  await owner.seesStatus('Recuperamos lo que llevabas.');
  await rent.focus();
  await rent.blur();
  await expect(rent).toHaveValue('20000,500');
  await expect(rent).toHaveAccessibleDescription(
    new RegExp(ruleTexts['Write your rent with digits only, such as 18,500.00.']),
  );
  await rent.fill('');
  await rent.pressSequentially('20000.5');
  await expect(rent).toHaveValue('20,000.5');
  await expect(rent).not.toHaveAttribute('aria-invalid', 'true');
});
