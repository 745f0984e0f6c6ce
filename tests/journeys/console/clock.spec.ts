import { Console, wideScreen } from '../support/console.ts';
import { expect, MONDAY_MORNING, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

/** Button of each jump and the time that it leads to from Monday 3 August 2026, 10:00. */
const jumps = [
  ['+1 min', '2026-08-03T10:01'],
  ['+3 min', '2026-08-03T10:03'],
  ['+1 día hábil', '2026-08-04T10:00'],
  ['+3 días hábiles', '2026-08-06T10:00'],
  ['+72 h', '2026-08-06T10:00'],
  ['+1 mes', '2026-09-03T10:00'],
] as const;

const inMexico = (instant: string) =>
  new Date(instant).toLocaleString('sv', { timeZone: 'America/Mexico_City' }).replace(' ', 'T').slice(0, 16);

test('each button moves the clock forward by its distance', async ({ page, operator }) => {
  const console = new Console(page);
  await operator.moveClock({ frozen: true });
  await console.opens();
  for (const [jump, expected] of jumps) {
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await operator.moveClock({ frozen: true });
    await expect(console.section('Reloj')).toContainText('03 ago 2026');
    await expect(console.section('Reloj')).toContainText('lun 10:00');
    await console.presses('Reloj', jump);
    await expect.poll(async () => inMexico((await operator.clock()).now), jump).toBe(expected);
  }
  await expect(console.section('Reloj')).toContainText('03 sep 2026');
});

test('the clock moves to the next due date, and the installment becomes overdue the day after', async ({
  page,
  operator,
}) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Renata Quiroga');
  const clock = console.section('Reloj');
  const announced = /vence el (\d\d \w{3} \d{4})/.exec(
    (await clock.getByText(/Próximo pago/).textContent()) ?? '',
  )?.[1];
  await console.presses('Reloj', 'Siguiente vencimiento');
  await expect(clock).toContainText(`${announced}`);
  const file = console.section('Expediente');
  await expect(file.getByText(/^Ve: Atrasado/)).toHaveCount(0);

  await console.presses('Expediente', 'Vencer el siguiente pago');
  await expect(file.getByText(/^Ve: Atrasado/).first()).toBeVisible();
  await expect(console.section('Mensajes')).toContainText(/Tu pago del mes \d está atrasado/);
  await expect.poll(async () => inMexico((await operator.clock()).now)).toMatch(/T00:00$/);
});

test('the autopilot approves an application when the promised time has passed, and the clock can be stopped', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  await console.signsInOnPhoneAs('Tomás Ibarra');
  await console.switchesOn(console.section('Reloj').getByRole('switch', { name: /^Autopiloto/ }));
  await console.presses('Reloj', '+1 mes');
  await expect(console.section('Expediente')).toContainText('Ve: Aceptado');
  await expect(console.section('Mensajes')).toContainText('Tu Adelantto fue aprobado');

  await console.switchesOn(console.section('Reloj').getByRole('switch', { name: 'Detener el reloj' }));
  await expect(console.section('Bitácora')).toContainText('El reloj se detuvo en');
});
