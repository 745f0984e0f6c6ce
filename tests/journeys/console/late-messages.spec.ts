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
