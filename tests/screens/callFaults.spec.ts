import type { Locator } from 'playwright/test';
import {
  brokenConnection,
  ErrorResponse,
  expect,
  SATURDAY_NOON,
  sampleOwner,
  test,
} from '../journeys/support/scriptedApi.ts';
import { faultsFor, PATIENCE, unauthorised } from './callFaults.ts';
import { type Case, casesOfRead, casesOfWrite } from './faultExceptions.ts';
import { fillInForm, loadScreen, locatorOf, waitForHeading } from './openScreen.ts';
import { formValues, messagesOn, withoutSecrets } from './pageState.ts';
import { type Call, type Fixtures, type Read, type Screen, unanswered, type Write } from './states/screen.ts';
import { screens } from './states/screens.ts';

const ENDED = 'Tu sesión terminó. Inicia sesión para seguir donde te quedaste.';
/** Short polling intervals, since there are hundreds of cases. */
const AT_ONCE = { intervals: [20, 30, 50, 100, 200] };
const LOGIN = 'POST /api/auth/login';
/** What a page shows until a button can be pressed again. */
const COUNTDOWN = /Podrás intentarlo en \d|Reenviar código en \d/;

// Motion is tested elsewhere and would only slow these tests down.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  // Each test goes through some two dozen failures.
  test.setTimeout(120_000);
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
});

/** Waits until the call was sent once more, then advances the clock by the longest time without a message. */
async function waitForFault({ page, api }: Fixtures, call: string, before: number, { answer, delayMs = 0 }: Case) {
  if (answer === undefined) return;
  await expect.poll(() => api.calls(call).length, AT_ONCE).toBe(before + 1);
  if (delayMs === 0) return;
  await page.clock.runFor(delayMs);
  await page.clock.runFor(PATIENCE - delayMs);
}

/** Runs `act`, which calls the API, while the call has this fault. */
async function failCall(fixtures: Fixtures, call: string, fault: Case, act: () => Promise<void>): Promise<void> {
  const { api } = fixtures;
  const before = api.calls(call).length;
  if (fault.answer === undefined) await api.setReachable(false);
  else api.answers({ [call]: fault.answer });
  await act();
  await waitForFault(fixtures, call, before, fault);
}

/** Logs in again after the session has ended. */
async function logInAgain({ page, owner, api }: Fixtures, { who }: Screen): Promise<void> {
  api.answers({ [LOGIN]: { token: 'another-token', user: { ...sampleOwner, ...(typeof who === 'object' && who) } } });
  await owner.logsIn(sampleOwner.email);
  await expect(page.getByText(ENDED)).toHaveCount(0);
}

const isEnabled = (button: Locator) => expect.poll(() => button.isEnabled(), AT_ONCE).toBe(true);

for (const [number, screen] of screens.entries()) {
  for (const [at, read] of (screen.reads?.filter(({ failure }) => failure !== undefined) ?? []).entries()) {
    test(`${screen.name} shows each failure of ${read.call}, and the data after a retry`, async ({
      page,
      owner,
      api,
    }) => {
      await testRead({ page, owner, api }, screen, read, number + at);
    });
  }
  for (const { call } of screen.reads?.filter(({ failure }) => failure === undefined) ?? []) {
    test(`${screen.name} works without ${call}, however it fails`, async ({ page, owner, api }) => {
      await testOptionalRead({ page, owner, api }, screen, call);
    });
  }
  for (const [at, write] of (screen.writes ?? []).entries()) {
    test(`${screen.name} shows each failure of ${write.name}, keeps what was typed and sends it once`, async ({
      page,
      owner,
      api,
    }) => {
      await testWrite({ page, owner, api }, screen, write, number + at);
    });
  }
}

async function testRead(fixtures: Fixtures, screen: Screen, read: Read, number: number): Promise<void> {
  const { page, api } = fixtures;
  const { call, failure = '' } = read;
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
  const retry = alert.getByRole('button', { name: 'Reintentar' });
  const cases = casesOfRead(read, number);
  // A page cannot be opened without internet, so that fault is last.
  const [first, ...others] = [...cases].sort((one, other) => Number(!one.answer) - Number(!other.answer));
  if (first === undefined) throw new Error('No faults');

  await loadScreen(fixtures, screen, { script: { [call]: first.answer } });
  await expect(alert).toContainText(failure);
  for (const fault of [first, ...others]) {
    await test.step(fault.name, async () => {
      if (fault !== first) await failCall(fixtures, call, fault, () => pressAndFail(fixtures, retry, fault));
      await isEnabled(retry);
      await expect.poll(() => messagesOn(page), AT_ONCE).toMatch(fault.message);
      if (fault.answer === undefined) await api.setReachable(true);
    });
  }
  await test.step('a successful retry', async () => {
    api.restartsWith(screen.script ?? {});
    await retry.click();
    await expect.poll(() => api.calls(call).length, AT_ONCE).toBe(1);
    await waitForHeading(page, screen.heading);
    await expect(alert).toHaveCount(0);
  });
  await test.step('the end of the session', async () => {
    await loadScreen(fixtures, screen, { script: { [call]: unauthorised.answer } });
    if (call.startsWith('GET /marketing/')) return expect(retry).toBeEnabled();
    await page.getByText(ENDED).waitFor();
    expect(api.calls(call)).toHaveLength(1);
    api.restartsWith(screen.script ?? {});
    await logInAgain(fixtures, screen);
    await expect(page).toHaveURL(screen.path);
    await waitForHeading(page, screen.heading);
  });
}

/** Presses a button that sends a request. Without internet, waits until the request has failed. */
async function pressAndFail({ page }: Fixtures, button: Locator, { answer }: Case): Promise<void> {
  const isOffline = answer === undefined;
  // The banner is visible before that, and the internet must not be back while the request still runs.
  const failed = isOffline ? page.waitForEvent('requestfailed') : undefined;
  await button.click();
  await failed;
}

async function testOptionalRead(fixtures: Fixtures, screen: Screen, call: Call): Promise<void> {
  const kinds = [brokenConnection, unanswered, new ErrorResponse(500), { wrong: [true] }];
  const [write] = screen.writes ?? [];
  for (const answer of kinds) {
    await loadScreen(fixtures, screen, { script: { [call]: answer } });
    await expect.poll(() => fixtures.api.calls(call).length, AT_ONCE).toBe(1);
    if (answer === unanswered) await fixtures.page.clock.runFor(PATIENCE);
    await waitForHeading(fixtures.page, screen.heading);
    if (write) await expect(fixtures.page.getByRole('button', { name: write.button, exact: true })).toBeEnabled();
  }
}

async function testWrite(fixtures: Fixtures, screen: Screen, write: Write, number: number): Promise<void> {
  const { page, owner, api } = fixtures;
  const { call } = write;
  const button = page.getByRole('button', { name: write.button, exact: true });
  const code = page.getByLabel('Código de 4 dígitos');
  const openForm = async () => {
    await loadScreen(fixtures, screen);
    await waitForHeading(page, screen.heading);
    await fillInForm(fixtures, write);
  };

  await openForm();
  let typed = await formValues(page);
  for (const fault of casesOfWrite(screen, write, number)) {
    await test.step(fault.name, async () => {
      const before = api.calls(call).length;
      await failCall(fixtures, call, fault, () => button.click());
      await expect.poll(() => messagesOn(page), AT_ONCE).toMatch(fault.message);
      if (fault.leavesForm) {
        await openForm();
        typed = await formValues(page);
        return;
      }
      if (fault.countdownMs) {
        // The message alone may still be that of the fault before, which reads the same.
        await page.getByText(COUNTDOWN).first().waitFor();
        await page.clock.runFor(fault.countdownMs);
      }
      await isEnabled(button);
      // A rejected code is cleared and has to be typed again.
      const isRefusedCode = 'code' in typed && (await code.inputValue()) === '';
      if (isRefusedCode) await owner.typesCode(String(typed.code));
      await expect.poll(() => formValues(page), AT_ONCE).toEqual(typed);
      if (fault.answer === undefined) await api.setReachable(true);
      expect(api.calls(call)).toHaveLength(before + (fault.answer === undefined ? 0 : 1));
    });
  }
  if (screen.who !== 'visitor') {
    await test.step('the end of the session', async () => {
      await failCall(fixtures, call, unauthorised, () => button.click());
      await page.getByText(ENDED).waitFor();
      await logInAgain(fixtures, screen);
      await expect(page).toHaveURL(screen.path);
      await waitForHeading(page, screen.heading);
      await expect.poll(async () => withoutSecrets(await formValues(page))).toEqual(withoutSecrets(typed));
    });
  }
  await test.step('a successful submit', async () => {
    api.answers({ [call]: write.answer, ...write.script });
    const isReady = (await button.isVisible()) && JSON.stringify(await formValues(page)) === JSON.stringify(typed);
    // Passwords, codes and dialogs are not kept after a session.
    if (!isReady) await fillInForm(fixtures, write);
    await button.click();
    await locatorOf(page, write.success).first().waitFor();
  });
}

test('the cases together cover each status of a server that is down in each form', () => {
  const names = [0, 1, 2].flatMap((number) => faultsFor(number).map(({ name }) => name));
  const down = [...new Set(names)].filter((name) => /^50\d as /.test(name));
  expect(down).toHaveLength(12);
});
