import * as scriptTexts from '#i18n/es-MX/demo/script';
import { wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

test.use({ ...wideScreen, app: 'demo' });

test('one window drives the talk: another one shows it live, and takes over when it is asked to', async ({
  page,
  operator,
}) => {
  await operator.beginTalk({ name: 'Ana', last_name: 'Luna', rent: 20_000, city: 'Puebla', term: 6 });
  const first = new Talk(page);
  await first.opensAt('landing');
  const other = await page.context().newPage();
  const second = new Talk(other);
  await second.opens();
  await expect(second.line).toHaveText(scriptTexts.otherWindowDrives);
  await expect(second.rowOf('landing')).toBeDisabled();
  await test.step('its keys do nothing there, and what arrives is seen', async () => {
    await other.keyboard.press('Space');
    await first.goesTo('office approves');
    await expect(second.section('Mensajes')).toContainText('Recibimos tu solicitud');
    await expect(second.section('Decisiones').getByRole('button', { name: 'Iniciar validación' })).toBeDisabled();
    await expect(second.line).toHaveText(scriptTexts.otherWindowDrives);
  });
  await test.step('the other one takes over, and the talk goes on there', async () => {
    await second.script.getByRole('button', { name: 'Usar esta' }).click();
    await expect(first.line).toHaveText(scriptTexts.otherWindowDrives);
    await second.isAt('office approves', 'Hola, Ana');
    await other.getByRole('radio', { name: 'Al instante' }).click();
    await second.does('office approves', 'statement');
  });
  await test.step('the first one drives again when the other one is closed', async () => {
    await other.close();
    await expect(first.doItForMe).toBeVisible();
  });
});

test('a window whose phone is still loading shows where the talk has jumped to', async ({ page, operator }) => {
  await operator.beginTalk({ name: 'Ana', last_name: 'Luna', rent: 20_000, city: 'Puebla', term: 6 });
  const first = new Talk(page);
  await first.opensAt('landing');
  const other = await page.context().newPage();
  // Its page never arrives.
  await other.route('/', () => {});
  const second = new Talk(other);
  await Promise.all([other.waitForRequest('/'), second.opens()]);
  await first.goesTo('office approves');
  await expect(second.title).toHaveText(scriptTexts.steps['office approves'].title);
});
