import type { Route } from 'playwright/test';
import { Console, wideScreen } from '../support/console.ts';
import { expect, MONDAY_MORNING, test } from '../support/journey.ts';

// A reset ends the session on the phone and the addresses of the pictures that it may just be loading.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['401 (Unauthorized', '403 (Forbidden'] });

/** The buttons in the order in which they are pressed from a Friday at 10:00, and the times that they lead to. */
const jumps = [
  ['+1 min', '07 ago 2026', 'vie 10:01'],
  ['+3 min', '07 ago 2026', 'vie 10:04'],
  ['+3 días hábiles', '12 ago 2026', 'mié 10:04'],
  ['+1 día hábil', '13 ago 2026', 'jue 10:04'],
  ['+72 h', '16 ago 2026', 'dom 10:04'],
  ['+1 mes', '16 sep 2026', 'mié 10:04'],
] as const;

test('the clock', async ({ page, operator }) => {
  const console = new Console(page);
  const startsAgain = async () => {
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await expect(await console.shows('Reloj')).toContainText('03 ago 2026');
  };
  await console.opens();

  await test.step('is moved forward by the distance of each button', async () => {
    await operator.moveClock({ now: '2026-08-07T10:00:00-06:00' });
    await operator.moveClock({ frozen: true });
    await expect(await console.shows('Reloj')).toContainText('vie 10:00');
    for (const [jump, day, hour] of jumps) {
      await console.presses('Reloj', jump);
      await expect(await console.shows('Reloj')).toContainText(hour);
      await expect(await console.shows('Reloj')).toContainText(day);
    }
  });
  await test.step('lets the autopilot approve an application when the promised time has passed', async () => {
    await startsAgain();
    await console.signsInOnPhoneAs('Tomás Ibarra');
    await console.switchesOn((await console.shows('Reloj')).getByRole('switch', { name: /^La oficina responde sola/ }));
    await console.seesInCaseFile('En validación · Renta $27,000.00');
    await console.presses('Reloj', '+1 mes');
    await console.seesInCaseFile('Aceptado · Renta $27,000.00');
    await expect(await console.shows('Mensajes')).toContainText('Tu Adelantto fue aprobado');
  });
  await test.step('changes what the cards of the personas say', async () => {
    await startsAgain();
    const card = (await console.shows('Personas')).getByRole('button', { name: 'Entrar como Óscar Pacheco' });
    for (const count of ['2 atrasadas', '3 atrasadas']) {
      await operator.moveClock({ advance: 'P1M' });
      await expect(card).toContainText(count);
    }
  });
  await test.step('can be stopped', async () => {
    await console.switchesOn((await console.shows('Reloj')).getByRole('switch', { name: 'Detener el reloj' }));
    await expect(await console.shows('Bitácora')).toContainText('El reloj se detuvo en');
  });
  await test.step('moves to the next due date, and the installment becomes overdue the day after', async () => {
    await startsAgain();
    await console.signsInOnPhoneAs('Renata Quiroga');
    const nextDue = (await (await console.shows('Reloj')).getByText(/Próximo pago/).textContent()) ?? '';
    const [, announced = 'no date'] = /vence el (\d\d \w{3} \d{4})/.exec(nextDue) ?? [];
    await console.presses('Reloj', 'Siguiente vencimiento');
    // The day of the clock itself.
    await expect((await console.shows('Reloj')).getByText(announced, { exact: true })).toBeVisible();
    await expect((await console.shows('Reloj')).getByText(`Próximo pago: vence el ${announced}`)).toBeVisible();
    await expect((await console.shows('Expediente')).getByText(/^Atrasado/)).toHaveCount(0);

    await console.presses('Expediente', 'Vencer el siguiente pago');
    await expect((await console.shows('Expediente')).getByText(/^Atrasado/).first()).toBeVisible();
    await expect(await console.shows('Mensajes')).toContainText(/Tu pago del mes \d está atrasado/);
    await expect(await console.shows('Reloj')).toContainText(' 00:00');
    // The late payment, not the one of the next month.
    await expect((await console.shows('Reloj')).getByText(`Pago atrasado: venció el ${announced}`)).toBeVisible();
  });
});

test('of two quick presses of a switch of the clock the last one counts', async ({ page, operator }) => {
  const console = new Console(page);
  await console.opens();
  for (const [path, name, value] of [
    ['clock', 'Detener el reloj', async () => (await operator.clock()).frozen],
    ['autopilot', /^La oficina responde sola/, async () => (await operator.autopilot()).on],
  ] as const) {
    const sent: Route[] = [];
    await page.route(`**/demo/api/${path}`, (route) => {
      const isFirst = route.request().method() === 'PUT' && sent.push(route) === 1;
      return isFirst ? undefined : route.continue();
    });
    const onOrOff = (await console.shows('Reloj')).getByRole('switch', { name });
    await console.switchesOn(onOrOff);
    await expect.poll(() => sent.length).toBe(1);
    await onOrOff.click();
    // A call that the second press had sent would arrive before this later one.
    await page.evaluate(() => fetch(location.href));
    await sent[0]?.continue();
    await sent[0]?.request().response();
    await expect(onOrOff).not.toBeChecked();
    await expect.poll(() => sent.length).toBe(2);
    await sent[1]?.request().response();
    expect(await value()).toBe(false);
  }
});
