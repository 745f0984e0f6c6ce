import { seeMyPreOffer } from '#i18n/es-MX/applications/lease';
import { changeRentOrDates } from '#i18n/es-MX/applications/list';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { Owner } from '../support/owner.ts';
import { ANA_LUNA, Talk } from '../support/talk.ts';

// How a window finds out that its session is gone.
test.use({ ...wideScreen, app: 'demo', expectedErrors: ['401 (Unauthorized'] });

test('a jump right after the sign-up is undone to the new owner, however late the talk notes who that is', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(ANA_LUNA);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await page.getByRole('radio', { name: 'Al instante' }).click();
  const release = await holdRequests(page, '**/demo/api/talk');
  await talk.does('landing', 'name');
  await talk.rowOf('office approves').click();
  release();
  await talk.isAt('office approves', 'Hola, Ana');
  await talk.script.getByRole('button', { name: 'Deshacer' }).click();
  await talk.isAt('name', 'Crea tu perfil');
});

test('the sample name is that of the prospect, however late the talk notes who its owner is', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(ANA_LUNA);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  const release = await holdRequests(page, '**/demo/api/talk');
  await talk.does('landing', 'name');
  await talk.doItForMe.click();
  await expect(talk.line).toHaveText(scriptTexts.underWay.fill);
  expect(await operator.talk()).toMatchObject({ owner_id: null });
  release();
  await talk.isAt('welcome', '¡Listo, Ana!');
});

test('a persona who is entered while the stage asks where to begin stays on the phone', async ({ page, operator }) => {
  await operator.beginTalk(ANA_LUNA);
  const talk = new Talk(page);
  const release = await holdRequests(page, '**/demo/api/talk');
  await talk.opens();
  await talk.signsInOnPhoneAs('Renata Quiroga');
  release();
  await expect(talk.line).toHaveText(scriptTexts.personaOnPhone({ name: 'Renata' }));
  await page.waitForLoadState('networkidle');
  await expect(talk.phone.getByRole('heading', { level: 1, name: 'Hola, Renata' })).toBeVisible();
});

test('a persona who is entered and a stranger who registers elsewhere do not become the one whom the talk is about', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(ANA_LUNA);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await talk.does('landing', 'register');
  await new Owner(page, operator).registersWithoutForm();
  await talk.does('register', 'selfie');
  const ownerId = (await operator.talk())?.owner_id;
  expect((await operator.owner(ownerId ?? '')).name).toBe('Ana Luna');

  await talk.signsInOnPhoneAs('Renata Quiroga');
  await test.step('the case file and the messages are of the one on the phone', async () => {
    await talk.shows('Expediente');
    await expect(talk.caseFileOwner).toContainText('Renata Quiroga');
    await talk.shows('Mensajes');
    await expect(talk.section('Mensajes')).toContainText('Hola, Renata');
  });
  await expect(talk.line).toHaveText(scriptTexts.personaOnPhone({ name: 'Renata' }));
  await expect(talk.header).toContainText('Plática de Ana Luna');
  await talk.script.getByRole('button', { name: 'Volver con Ana' }).click();
  await talk.isAt('selfie', 'Validación biométrica');
  await expect(talk.section('Mensajes')).toContainText('Tu código de Adelantto es');
  await talk.does('selfie', 'request');
  expect((await operator.talk())?.owner_id).toBe(ownerId);
});

test('the talk is called after what its owner has entered in the app', async ({ page, operator }) => {
  await operator.beginTalk(ANA_LUNA);
  const talk = new Talk(page);
  await talk.opensAt('landing');
  await expect(talk.header).toContainText('Plática de Ana Luna$20,000 · 6 meses');
  await talk.goesTo('name');
  await talk.phone.getByLabel('Nombre(s)').fill('Anabel');
  await talk.phone.getByLabel('Apellidos').fill('Sol');
  for (const box of await talk.phone.getByRole('checkbox').all()) await box.check();
  await talk.phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(talk.header).toContainText('Plática de Anabel Sol$20,000 · 6 meses');
  await talk.goesTo('offer');
  await talk.phone.getByRole('link', { name: changeRentOrDates }).click();
  await talk.phone.getByLabel('Renta mensual').fill('25000');
  await talk.phone.getByRole('button', { name: seeMyPreOffer }).click();
  await expect(talk.header).toContainText('Plática de Anabel Sol$25,000 · 6 meses');
  await talk.phone.getByRole('slider').press('Home');
  await talk.phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(talk.header).toContainText('Plática de Anabel Sol$25,000 · 3 meses');
});
