import type { Day } from '#domain/calendar';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as statementTexts from '#i18n/es-MX/loans/bankStatement';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { shortDay } from '#i18n/format';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../../journeys/support/journey.ts';

/** Half an hour before midnight in Mexico City: in other time zones it is another day. */
const LATE_ON_FRIDAY = '2026-11-13T23:30:00-06:00';

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
      const loan = await operator.newestId('loans', await owner.signsInAs('activa'));
      const installments = await operator.rows<{ due_date: Day; status: string }>(`installments?loan_id=${loan}`);
      await page.goto(`/loans/${loan}`);
      for (const { due_date } of installments.filter(({ status }) => status !== 'approved'))
        await expect(page.getByText(shortDay(due_date)).first()).toBeVisible();
      await owner.followsLink('Ver, mes 5');
      // 72 business hours after Friday 13, 23:30; Monday 16 is a bank holiday.
      await expect(page.getByText(installmentTexts.showsBy({ date: '19 nov 2026' }))).toBeVisible();
    });
    await test.step('the statement', async () => {
      await owner.signsInAs('aprobada', '/profile/congratulations');
      await owner.uploads('Estado de cuenta', samples.accountStatement);
      await owner.presses('Enviar');
      await expect(page.getByRole('dialog')).toContainText(statementTexts.dataValidatedBy({ date: '17 nov 2026' }));
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
      await expect(page.getByText(leaseTexts.longestTerm({ term: 3 }))).toBeVisible();
    });
    await test.step('what was sent', async () => {
      const id = await operator.newestId('applications', await owner.signsInAs('borrador'));
      await page.goto(`/applications/${id}/property-documents`);
      await owner.completesPropertyDocuments();
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
