import type { Page } from 'playwright/test';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as landingTexts from '#i18n/es-MX/landing';
import { deferred } from '../../deferred.ts';
import { wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { ANA_LUNA, Talk } from '../support/talk.ts';

test.use({ ...wideScreen, app: 'demo' });

test('one window drives the talk: another one shows it live, and takes over when it is asked to', async ({
  page,
  operator,
}) => {
  await operator.beginTalk(ANA_LUNA);
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

/** What another window has asked for, and does not have yet when the talk jumps; each lets it arrive afterwards. */
const late: readonly (readonly [what: string, asked: string, hold: (other: Page) => Promise<() => void>])[] = [
  ['its phone', '/', (other) => holdRequests(other, '/')],
  [
    'the news of the server',
    '/demo',
    async (other) => {
      const released = deferred();
      await other.routeWebSocket('**/demo/api/events*', async (socket) => {
        await released.promise;
        socket.connectToServer();
      });
      return released.resolve;
    },
  ],
  [
    'the talk before the jump',
    '**/demo/api/talk',
    async (other) => {
      const released = deferred();
      await other.route('**/demo/api/talk', async (route) => {
        const response = await route.fetch();
        await released.promise;
        await route.fulfill({ response });
      });
      return released.resolve;
    },
  ],
];

for (const [what, asked, hold] of late) {
  test(`a window that still waits for ${what} shows where the talk has jumped to`, async ({ page, operator }) => {
    await operator.beginTalk(ANA_LUNA);
    const first = new Talk(page);
    await first.opensAt('landing');
    const other = await page.context().newPage();
    const letArrive = await hold(other);
    const second = new Talk(other);
    await Promise.all([other.waitForRequest(asked), second.opens()]);
    await first.goesTo('office approves');
    letArrive();
    await expect(second.title).toHaveText(scriptTexts.steps['office approves'].title);
  });
}

test.describe('a reset elsewhere just as the connection breaks', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED', '401 (Unauthorized', '403 (Forbidden'] });

  for (const [who, question] of [
    ['nobody', '**/demo/api/talk'],
    ['an owner', '**/api/user'],
  ] as const) {
    test(`leaves the console at work with ${who} on the phone`, async ({ page, operator }) => {
      const talk = new Talk(page);
      await talk.opens();
      await expect(talk.phone.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
      if (who === 'an owner') await talk.signsInOnPhoneAs('Renata Quiroga');
      await page.route(question, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await operator.reset({ scenario: 'sales' });
      await failed;
      await page.unroute(question);
      await operator.beginTalk(ANA_LUNA);
      await talk.isAt('landing', landingTexts.rentOfTomorrowToday);
      await expect(talk.header).toContainText('Plática de Ana Luna');
    });
  }
});
