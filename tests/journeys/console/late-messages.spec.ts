import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

// The former code is refused.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['422 (Unprocessable'] });

test('a code that comes late is awaited, and the former one is not offered', async ({ page, operator }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.code.title, 'Verifica tu cuenta');
  await fillsAtOnce(page);
  const inbox = talk.section('Mensajes');
  const use = inbox.getByRole('button', { name: /^Usar \d{4}$/ });
  await expect(use).toHaveCount(1);
  await expect(talk.script).toContainText('Enséñale el SMS que llegó a Mensajes.');

  await operator.faults({ delivery_s: 30 });
  await operator.moveClock({ advance: 'PT2M' });
  await talk.pressesOnPhone('button', 'Reenviar código');
  await expect(talk.script).toContainText('El SMS todavía no llega a Mensajes.');
  await expect(use).toHaveCount(0);
  await talk.pressesOnPhone('button', 'Cerrar', talk.phone.getByRole('dialog'));
  await talk.doItForMe.click();
  await expect(talk.obstacle).toHaveText('Aún no llega el código.');

  await operator.moveClock({ advance: 'PT30S' });
  await expect(use).toHaveCount(1);
  await expect(talk.obstacle).toHaveCount(0);
  await talk.does('code', 'name');
});

test('a former code that was typed by hand does not keep "Hazlo por mí" from typing the new one', async ({
  page,
  operator,
}) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts['sign authorisation'].title, 'Confirma tu autorización');
  await fillsAtOnce(page);
  const codes = talk.section('Mensajes').getByText(/Tu código de Adelantto/);
  const [former] = await operator.messages();
  // That of the registration, and that of the authorisation.
  await expect(codes).toHaveCount(2);
  await operator.moveClock({ advance: 'PT2M' });
  await talk.pressesOnPhone('button', 'Reenviar código');
  await expect(codes).toHaveCount(3);
  // The field is emptied when the phone hears of the new code.
  await expect(talk.phone.getByRole('timer')).toBeVisible();
  await talk.phone
    .getByRole('textbox')
    .first()
    .pressSequentially(former?.code ?? '');
  await talk.pressesOnPhone('button', 'Confirmar');
  await expect(talk.phone.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
  await talk.does('sign authorisation', 'sent');
});

test('an e-mail that comes late is awaited, and an earlier one is not pointed at', async ({ page, operator }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts['office accepts'].title, /^Hola, /);
  await fillsAtOnce(page);
  await operator.faults({ delivery_s: 30 });
  await talk.does('office accepts', 'contract');
  await expect(talk.script).toContainText('El correo todavía no llega a Mensajes.');
  await talk.doItForMe.click();
  await expect(talk.obstacle).toHaveText('Aún no llega el correo.');
  await operator.moveClock({ advance: 'PT30S' });
  await expect(talk.obstacle).toHaveCount(0);
  await expect(talk.script).toContainText('Enséñale el correo que llegó a Mensajes.');
  await talk.does('contract', 'signature');
});
