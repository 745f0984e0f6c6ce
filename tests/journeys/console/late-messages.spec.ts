import type { Step } from '../../../demo-server/script/steps.ts';
import type { Stage } from '../../stage.ts';
import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

// The former code is refused.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['422 (Unprocessable'] });

/** Opens the stage at a step of a talk. */
async function opensAt(talk: Talk, operator: Stage, step: Step['id'], heading: string | RegExp): Promise<void> {
  await operator.beginTalk({ name: 'Ana', last_name: 'Luna', rent: 20_000, city: 'Puebla', term: 6 });
  await talk.opens();
  await talk.beginsAt('landing');
  await fillsAtOnce(talk.page);
  await talk.goesTo(step);
  await talk.isAt(step, heading);
}

test('a code that comes late is awaited, and the former one is not offered', { tag: '@long' }, async ({
  page,
  operator,
}) => {
  const talk = new Talk(page);
  await opensAt(talk, operator, 'code', 'Verifica tu cuenta');
  const inbox = talk.section('Mensajes');
  const use = inbox.getByRole('button', { name: /^Usar \d{4}$/ });
  await expect(use).toHaveCount(1);

  await operator.faults({ delivery_s: 30 });
  await operator.moveClock({ advance: 'PT2M' });
  await talk.pressesOnPhone('button', 'Reenviar código');
  await expect(use).toHaveCount(0);
  await talk.pressesOnPhone('button', 'Cerrar', talk.phone.getByRole('dialog'));
  await talk.doItForMe.click();
  await expect(talk.line).toHaveText('Está puesta la falla El SMS tarda.');

  await operator.moveClock({ advance: 'PT30S' });
  await expect(use).toHaveCount(1);
  await talk.script.getByRole('button', { name: 'Quitar la falla y seguir' }).click();
  await talk.beginsAt('name');
});

test('a code that expires during the talk is replaced by the same press that types it', { tag: '@long' }, async ({
  page,
  operator,
}) => {
  const talk = new Talk(page);
  await opensAt(talk, operator, 'code', 'Verifica tu cuenta');
  const [message] = await operator.messages();
  await operator.moveClock({ advance: 'PT10M' });
  await talk.phone
    .getByRole('textbox')
    .first()
    .pressSequentially(message?.code ?? '');
  await talk.pressesOnPhone('button', 'Verificar cuenta');
  await expect(talk.phone.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
  await talk.doItForMe.click();
  await talk.beginsAt('name');
});

test('a former code that was typed by hand does not keep "Hazlo por mí" from typing the new one', {
  tag: '@long',
}, async ({ page, operator }) => {
  const talk = new Talk(page);
  await opensAt(talk, operator, 'sign authorisation', 'Confirma tu autorización');
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
  // The focus is in a text field of the phone, where the key would be typed.
  await talk.doItForMe.click();
  await talk.beginsAt('sent');
});

test('an e-mail that comes late is awaited, and an earlier one is not pointed at', { tag: '@long' }, async ({
  page,
  operator,
}) => {
  const talk = new Talk(page);
  await opensAt(talk, operator, 'office accepts', 'Hola, Ana');
  await operator.faults({ delivery_s: 30 });
  await talk.does('office accepts', 'contract');
  await expect(talk.line).toHaveText('El correo todavía no llega a Mensajes.');
  await operator.moveClock({ advance: 'PT30S' });
  await expect(talk.line).toHaveText('A mano: en Mensajes presiona Abrir en el celular.');
  await talk.does('contract', 'signature');
});
