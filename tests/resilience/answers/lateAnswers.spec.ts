import type { Page } from 'playwright/test';
import type { Owner } from '../../journeys/support/owner.ts';
import { expect, SATURDAY_NOON, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';
import { guestScreens, type LateScreen, ownerScreens, verificationPath } from './lateScreens.ts';

/** Opens the screen; a guest's screen is reached within the app, without loading a document, as after a logout. */
async function openScreen({ path, guest, script = {} }: LateScreen, page: Page, api: ScriptedApi, owner: Owner) {
  api.answers({ 'POST /api/auth/logout': null, ...script });
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  if (path !== verificationPath) await api.signsIn();
  await page.goto(guest ? '/profile' : path);
  if (!guest) return;
  await owner.presses('Cerrar sesión');
  await owner.followsLink(path === '/register' ? 'Regístrate' : 'Iniciar sesión');
  await owner.seesHeading(path === '/register' ? 'Crea tu cuenta' : 'Iniciar sesión');
  if (path !== '/forgot-password') return;
  await owner.followsLink('¿Olvidaste tu contraseña?');
  // The login before it has an e-mail field too.
  await owner.seesHeading('Recupera tu contraseña');
}

/** Delays the answer of a call until the returned function is called with it. */
function delayAnswer(api: ScriptedApi, call: string): (answer: unknown) => void {
  let release = (_: unknown) => {};
  api.answers({ [call]: new Promise((resolve) => (release = resolve)) });
  return (answer) => release(answer);
}

/** Releases the answer and waits until the page has processed it. */
async function answerLate(page: Page, { call, answer }: LateScreen, release: (answer: unknown) => void) {
  const [method, path = ''] = call.split(' ');
  const arrived = page.waitForResponse(
    (response) => response.request().method() === method && new URL(response.url()).pathname === path,
  );
  release(answer);
  await (await arrived).finished();
  // Two frames and what they started: a navigation after an answer happens well before that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.clock.runFor(2_000);
}

const statusMessage = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

test.describe('an answer that arrives after its screen was left changes neither address nor status message', () => {
  for (const late of [...guestScreens, ...ownerScreens]) {
    test(late.name, async ({ page, api, owner }) => {
      await openScreen(late, page, api, owner);
      const release = delayAnswer(api, late.call);
      await late.sends(owner, page);
      await expect.poll(() => api.calls(late.call).length).toBe(1);
      const heading = page.getByRole('heading', { level: 1 });
      for (const link of late.leaves) await owner.followsLink(link);
      await expect(page).toHaveURL(late.arrives.address);
      await expect(heading).toHaveText(late.arrives.heading);
      // The status message of the logout that led here disappears by itself.
      await page.clock.runFor(7_000);

      await answerLate(page, late, release);
      await expect(page).toHaveURL(late.arrives.address);
      await expect(heading).toHaveText(late.arrives.heading);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(statusMessage(page)).toHaveCount(0);
    });
  }
});

/** Blocks every script that the page has not loaded yet. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Screens whose next page has code of its own. */
const screensBeforeOtherCode = ownerScreens.filter(({ arrives }) =>
  ['/home', '/profile'].some((path) => arrives.address.test(path)),
);

test.describe('an answer that arrives while the code of the next page still loads changes nothing either', () => {
  for (const late of screensBeforeOtherCode) {
    test(late.name, async ({ page, api, owner }) => {
      await openScreen(late, page, api, owner);
      const release = delayAnswer(api, late.call);
      await late.sends(owner, page);
      await expect.poll(() => api.calls(late.call).length).toBe(1);
      const releaseScripts = await delayScripts(page);
      const heading = page.getByRole('heading', { level: 1 });
      const itsHeading = await heading.innerText();
      for (const link of late.leaves) await owner.followsLink(link);
      await expect(page).toHaveURL(late.arrives.address);

      await answerLate(page, late, release);
      await expect(page).toHaveURL(late.arrives.address);
      await expect(heading.filter({ hasNotText: itsHeading })).toHaveCount(0);
      releaseScripts();
      await expect(heading).toHaveText(late.arrives.heading);
      await expect(page).toHaveURL(late.arrives.address);
      await expect(statusMessage(page)).toHaveCount(0);
    });
  }
});
