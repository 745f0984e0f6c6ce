import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('the clock', { tag: '@long' }, async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();

  await test.step('is moved forward by the distance of a button', async () => {
    await operator.moveClock({ now: '2026-08-07T10:00:00-06:00', frozen: true });
    await expect(await console.shows('Reloj')).toContainText('vie 10:00');
    await console.presses('Reloj', '+1 día hábil');
    await expect(await console.shows('Reloj')).toContainText('lun 10:00');
    await expect(await console.shows('Reloj')).toContainText('10 ago 2026');
  });
  await test.step('moves to the moment at which the next payment is overdue', async () => {
    await expect(
      (await console.shows('Reloj')).getByRole('button', { name: technicalTexts.makeNextPaymentOverdue }),
    ).toBeDisabled();
    await console.signsInOnPhoneAs('Renata Quiroga');
    const nextDue = (await (await console.shows('Reloj')).getByText(/Próximo pago/).textContent()) ?? '';
    const [, announced = 'no date'] = /vence el (\d\d \w{3} \d{4})/.exec(nextDue) ?? [];
    await expect((await console.shows('Expediente')).getByText(/^Atrasado/)).toHaveCount(0);
    await console.presses('Reloj', technicalTexts.makeNextPaymentOverdue);
    await expect((await console.shows('Expediente')).getByText(/^Atrasado/).first()).toBeVisible();
    await expect(await console.shows('Mensajes')).toContainText(/Tu pago del mes \d está atrasado/);
    await expect(await console.shows('Reloj')).toContainText(' 00:00');
    // The late payment, not the one of the next month.
    await expect((await console.shows('Reloj')).getByText(`Pago atrasado: venció el ${announced}`)).toBeVisible();
  });
});
