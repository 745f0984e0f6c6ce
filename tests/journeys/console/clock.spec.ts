import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { expect, MONDAY_MORNING, test } from '../support/journey.ts';

// A reset ends the session on the phone and the addresses of the pictures that it may just be loading.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['401 (Unauthorized', '403 (Forbidden'] });

test('the clock', { tag: '@long' }, async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();

  await test.step('is moved forward by the distance of each button', async () => {
    await operator.moveClock({ now: '2026-08-07T10:00:00-06:00', frozen: true });
    await expect(await console.shows('Reloj')).toContainText('vie 10:00');
    for (const [jump, day, hour] of [
      ['+1 min', '07 ago 2026', 'vie 10:01'],
      ['+3 min', '07 ago 2026', 'vie 10:04'],
      ['+3 días hábiles', '12 ago 2026', 'mié 10:04'],
      ['+1 día hábil', '13 ago 2026', 'jue 10:04'],
      ['+72 h', '16 ago 2026', 'dom 10:04'],
      ['+1 mes', '16 sep 2026', 'mié 10:04'],
    ] as const) {
      await console.presses('Reloj', jump);
      await expect(await console.shows('Reloj')).toContainText(hour);
      await expect(await console.shows('Reloj')).toContainText(day);
    }
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await expect(await console.shows('Reloj')).toContainText('03 ago 2026');
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
