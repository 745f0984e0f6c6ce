import type { Page } from 'playwright/test';
import { holdRequests, SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { savesData } from '../../journeys/support/savesData.ts';

type Recording = Window & { seen?: string[] };

/** Records what each frame of the document shows: its title, the heading, a header and a tab bar. */
function recordFrames(): void {
  const frames: string[] = [];
  (window as Recording).seen = frames;
  const look = () => {
    const of = (selector: string, shown: string) => (document.querySelector(selector) ? [shown] : []);
    const h1 = document.querySelector('main h1');
    const heading = h1?.querySelector('[aria-hidden]') ? 'a bar' : (h1?.textContent ?? 'no heading');
    const frame = [document.title, heading, ...of('header', 'header'), ...of('nav', 'tabs')].join(' | ');
    if (frame !== frames.at(-1)) frames.push(frame);
    requestAnimationFrame(look);
  };
  document.addEventListener('DOMContentLoaded', look);
}

/** Returns what the frames of the document have shown since the last call, without repetitions. */
const framesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What is in the document now is shown by the next frame.
    await new Promise(requestAnimationFrame);
    const { seen: frames = [] } = window as Recording;
    const [last = ''] = frames.slice(-1);
    return frames.splice(0, frames.length, last);
  });

/** Returns the HTML of a document, which names the scripts of its page. */
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

const LOGIN = 'Iniciar sesión · Adelantto | Iniciar sesión | header';
const HOME = 'Hola, Renata · Adelantto | Hola, Renata | header | tabs';
const PROFILE = 'Renata Quiroga · Adelantto | Renata Quiroga | header | tabs';

test.beforeEach(({ page }) => page.addInitScript(recordFrames));

test('a log-in leads to the home page in one step, although its code and its data load late', async ({
  page,
  owner,
}) => {
  const [login, home] = await Promise.all([htmlOf(page, '/login'), htmlOf(page, '/home')]);
  const code = await holdRequests(page, SCRIPTS, (file) => home.includes(file) && !login.includes(file));
  const data = await holdRequests(page, /\/api\/(?!auth)/);
  await page.goto('/login');
  await owner.logsIn('activa@adelantto.test');
  await expect(page.getByRole('button', { name: 'Iniciando sesión…' })).toBeVisible();
  code();
  await owner.seesHeading('Hola, Renata');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(1);
  data();
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  expect(await framesOf(page)).toEqual([LOGIN, HOME]);
});

test('a log-in that has succeeded stays under way until home renders, and is sent once', async ({ page, owner }) => {
  const [login, app, home] = await Promise.all(['/login', '/loans', '/home'].map((path) => htmlOf(page, path)));
  const isOfHome = (file: string) => home?.includes(file) === true && !`${login}${app}`.includes(file);
  const code = await holdRequests(page, SCRIPTS, isOfHome);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) sent += 1;
  });
  await page.goto('/login');
  const answered = page.waitForResponse(/\/auth\/login$/);
  await owner.logsIn('activa@adelantto.test');
  await (await answered).finished();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Iniciando sesión…' })).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  code();
  await owner.seesHeading('Hola, Renata');
  expect(sent).toBe(1);
});

test('a link and Back lead to the next page in one step, although its code loads late', async ({ page, owner }) => {
  await savesData(page);
  // The name on the profile; home renders the loans without waiting long for it.
  const profile = page.waitForResponse('**/api/user');
  await owner.signsInAs('activa', '/home');
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  await (await profile).finished();
  await framesOf(page);
  const code = await holdRequests(page, SCRIPTS);
  await owner.followsLink('Perfil');
  await expect(page).toHaveURL(/\/profile$/);
  code();
  await owner.seesHeading('Renata Quiroga');
  expect(await framesOf(page)).toEqual([HOME, PROFILE]);

  await page.reload();
  await owner.seesHeading('Renata Quiroga');
  await framesOf(page);
  const codeOfHome = await holdRequests(page, SCRIPTS);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  codeOfHome();
  await owner.seesHeading('Hola, Renata');
  expect(await framesOf(page)).toEqual([PROFILE, HOME]);
});

test('no heading gives way to another when the data of the page arrive', async ({ page, owner }) => {
  await owner.signsInAs('activa', '/home');
  await owner.followsLink(/^Ver Adelantto/);
  await owner.seesHeading(/^Adelantto/);
  const payment = await page
    .locator('main a[href*="/installments/"]:not([href$="/receipt"])')
    .first()
    .getAttribute('href');
  for (const [address, heading] of [
    [payment ?? '', /^Pago del mes/],
    ['/profile', 'Renata Quiroga'],
  ] as const) {
    const data = await holdRequests(page, /\/api\/(installments|user)/);
    await page.goto(address);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(1);
    data();
    await owner.seesHeading(heading);
    const headings = new Set((await framesOf(page)).map((frame) => frame.split(' | ')[1]));
    expect([...headings]).toEqual(['no heading', 'a bar', await page.locator('h1').textContent()]);
  }
});
