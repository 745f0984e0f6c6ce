import type { Page } from 'playwright/test';
import type { Owner } from '../../journeys/support/owner.ts';
import { expect, SATURDAY_NOON, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';
import { guestScreens, type LateScreen, ownerScreens, verificationPath } from './lateScreens.ts';

/** Opens the screen; a guest's one without loading a document, as after a logout. */
async function opens({ path, guest, script = {} }: LateScreen, page: Page, api: ScriptedApi, owner: Owner) {
  api.answers({ 'POST /api/auth/logout': null, ...script });
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  if (path !== verificationPath) await api.signsIn();
  await page.goto(guest ? '/profile' : path);
  if (!guest) return;
  await owner.presses('Cerrar sesión');
  await owner.followsLink(path === '/register' ? 'Regístrate' : 'Iniciar sesión');
  if (path === '/forgot-password') await owner.followsLink('¿Olvidaste tu contraseña?');
}

/** Keeps an answer back until it is called. */
function holdsBack(api: ScriptedApi, call: string): (answer: unknown) => void {
  let release = (_: unknown) => {};
  api.answers({ [call]: new Promise((resolve) => (release = resolve)) });
  return (answer) => release(answer);
}

/** Answers, and waits until the page has made of it whatever it makes. */
async function arrivesLate(page: Page, { call, answer }: LateScreen, release: (answer: unknown) => void) {
  const [method, path = ''] = call.split(' ');
  const arrived = page.waitForResponse(
    (response) => response.request().method() === method && new URL(response.url()).pathname === path,
  );
  release(answer);
  await (await arrived).finished();
  // Two frames and what they started: an answer has led on long before.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.clock.runFor(2_000);
}

const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

test.describe('an answer that comes when its screen has been left changes neither the address nor what is said', () => {
  for (const late of [...guestScreens, ...ownerScreens]) {
    test(late.name, async ({ page, api, owner }) => {
      await opens(late, page, api, owner);
      const release = holdsBack(api, late.call);
      await late.sends(owner, page);
      await expect.poll(() => api.calls(late.call).length).toBe(1);
      const heading = page.getByRole('heading', { level: 1 });
      const itsHeading = await heading.innerText();
      for (const link of late.leaves) await owner.followsLink(link);
      await expect(page).toHaveURL(late.arrives);
      await expect(heading).not.toHaveText(itsHeading);
      const nextHeading = await heading.innerText();
      // What is said of the logout that led here goes by itself.
      await page.clock.runFor(7_000);

      await arrivesLate(page, late, release);
      await expect(page).toHaveURL(late.arrives);
      await expect(heading).toHaveText(nextHeading);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(said(page)).toHaveCount(0);
    });
  }
});

/** Keeps from the page every script that it has not got yet. */
async function holdsScriptsBack(page: Page): Promise<() => void> {
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

/** Screens whose way out leads to a page with code of its own. */
const besideOtherCode = ownerScreens.filter(({ arrives }) => ['/home', '/profile'].some((path) => arrives.test(path)));

test.describe('so does one that comes while the code of the next page is still on its way', () => {
  for (const late of besideOtherCode) {
    test(late.name, async ({ page, api, owner }) => {
      await opens(late, page, api, owner);
      const release = holdsBack(api, late.call);
      await late.sends(owner, page);
      await expect.poll(() => api.calls(late.call).length).toBe(1);
      const releaseScripts = await holdsScriptsBack(page);
      const heading = page.getByRole('heading', { level: 1 });
      const itsHeading = await heading.innerText();
      for (const link of late.leaves) await owner.followsLink(link);
      await expect(page).toHaveURL(late.arrives);

      await arrivesLate(page, late, release);
      await expect(page).toHaveURL(late.arrives);
      await expect(heading.filter({ hasNotText: itsHeading })).toHaveCount(0);
      releaseScripts();
      await expect(heading).not.toHaveText(itsHeading);
      await expect(page).toHaveURL(late.arrives);
      await expect(said(page)).toHaveCount(0);
    });
  }
});
