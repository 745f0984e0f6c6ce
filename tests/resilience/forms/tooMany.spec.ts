import type { Owner } from '../../journeys/support/owner.ts';
import { ErrorResponse, expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';

const TOO_MANY = 'Demasiados intentos, inténtalo de nuevo después de un minuto.';
const PASSWORD = 'Jacaranda#26';
const REGISTRATION = {
  'Correo electrónico': 'ana@correo.mx',
  Celular: '55 1234 5678',
  Contraseña: PASSWORD,
  'Confirma tu contraseña': PASSWORD,
};

/** Forms of a guest and of an owner: how each is filled in, its button, its call and its `Retry-After` header. */
const forms: readonly {
  path: string;
  call: string;
  button: string;
  header: string;
  seconds: string;
  fill: (owner: Owner) => Promise<void>;
}[] = [
  {
    path: '/forgot-password',
    call: 'POST /api/auth/recover-password',
    button: 'Enviar',
    header: '45',
    seconds: '0:45',
    fill: (owner) => owner.fillsIn('Correo electrónico', 'ana@correo.mx'),
  },
  {
    path: '/register',
    call: 'POST /api/auth/register',
    button: 'Continuar',
    header: '30',
    seconds: '0:30',
    fill: (owner) => owner.fillsInFields(REGISTRATION),
  },
  {
    path: '/profile/update-password',
    call: 'PATCH /api/auth/password',
    button: 'Guardar contraseña',
    header: '0',
    seconds: '1:00',
    fill: (owner) =>
      owner.fillsInFields({
        'Contraseña actual': 'Adelantto1!',
        'Nueva contraseña': PASSWORD,
        'Confirma tu nueva contraseña': PASSWORD,
      }),
  },
];

test('a form counts down the wait after too many attempts, and can be submitted when it is over', async ({
  page,
  owner,
  api,
}) => {
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  for (const { path, call, button, header, seconds, fill } of forms) {
    await test.step(path, async () => {
      if (path.startsWith('/profile')) await api.signsIn();
      await page.goto(path);
      await fill(owner);
      api.answers({ [call]: new ErrorResponse(429, {}, { 'Retry-After': header }) });
      await owner.presses(button);
      await expect(page.getByRole('alert').filter({ hasText: TOO_MANY })).toBeFocused();
      const wait = page.getByText(/^Podrás intentarlo de nuevo en \d:\d\d$/);
      await expect(wait).toHaveText(`Podrás intentarlo de nuevo en ${seconds}`);
      await page.clock.runFor(1000);
      await expect(wait).not.toHaveText(`Podrás intentarlo de nuevo en ${seconds}`);
      await expect(page.getByRole('button', { name: button })).toBeDisabled();
      // Enter in a field does not submit it either.
      const field = page.locator('input:not([type="radio"], [type="checkbox"])').filter({ visible: true }).first();
      await field.press('Enter');
      await expect(field).not.toHaveValue('');
      await page.clock.runFor(60_000);
      await expect(wait).toHaveCount(0);
      expect(api.calls(call)).toHaveLength(1);
      await owner.presses(button);
      await expect(wait).toHaveText(`Podrás intentarlo de nuevo en ${seconds}`);
      expect(api.calls(call)).toHaveLength(2);
    });
  }
});
