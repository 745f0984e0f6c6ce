import type { Locator, Page } from 'playwright/test';
import * as commonTexts from '#i18n/es-MX/common';
import type { Call, Read, Screen, Write } from '../../demo-server/states/screen.ts';
import { screens } from '../../demo-server/states/screens.ts';
import { unanswered } from '../../demo-server/states/scriptedAnswers.ts';
import {
  brokenConnection,
  ErrorResponse,
  expect,
  SATURDAY_NOON,
  sampleOwner,
  test,
} from '../journeys/support/scriptedApi.ts';
import { isLongRun } from '../longRun.ts';
import { servedAxe } from './axe.ts';
import { faultNames, PATIENCE, UNKNOWN_FIELD, unauthorised } from './callFaults.ts';
import { type Case, casesOfRead, casesOfWrite } from './faultExceptions.ts';
import type { Fixtures } from './fixtures.ts';
import { screenGroups, softStep } from './manySteps.ts';
import { fillInForm, loadScreen, locatorOf, untilHydrated, waitForHeading } from './openScreen.ts';
import { pageFindings } from './pageFindings.ts';
import { formValues, messagesOn, withoutSecrets } from './pageState.ts';
import { expectNothingChanges } from './whileSending.ts';

const ENDED = commonTexts.sessionEnded;
/** Short polling intervals, since there are hundreds of cases. */
const AT_ONCE = { intervals: [20, 30, 50, 100, 200] };
const LOGIN = 'POST /api/auth/login';
/** What a page shows until a button can be pressed again. */
const COUNTDOWN = /Podrás intentarlo de nuevo en \d|Reenviar código en \d/;

// As high as everything on a page, so that no fixed bar covers anything.
test.use({ viewport: { width: 390, height: 2400 } });

test.beforeEach(async ({ page, pageProxy }) => {
  pageProxy.servesScript(servedAxe.path, servedAxe.script);
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
});

/**
 * Presses a button that sends the call, which fails. Meanwhile the button must show that it works: without that, a message
 * of the fault before, which may read the same, would be taken for the new one.
 */
async function failCall(fixtures: Fixtures, call: string, fault: Case, button: Locator, meanwhile = nothing) {
  const { page, api } = fixtures;
  const { answer, delayMs } = fault;
  if (answer === undefined) {
    await api.setReachable(false);
    // The banner is visible before a request fails, and the internet must not be back while it still runs.
    const [method, path = ''] = call.split(' ');
    const failed =
      method === 'GET' ? page.waitForEvent('requestfailed', (request) => request.url().includes(path)) : undefined;
    await button.click();
    await failed;
    return;
  }
  const before = api.calls(call).length;
  const respond = api.holdsResponseOf(call);
  await button.click();
  await expect.poll(() => api.calls(call).length, AT_ONCE).toBe(before + 1);
  await expect.poll(() => isPressable(button), AT_ONCE).toBe(false);
  await meanwhile();
  respond(answer);
  if (delayMs === undefined) return;
  await page.clock.runFor(delayMs);
  await page.clock.runFor(PATIENCE - delayMs);
}

const nothing = async () => {};

/** Whether the button is there and can be pressed. */
const isPressable = (button: Locator): Promise<boolean> =>
  button.evaluateAll((found) => found.some((each) => !each.matches(':disabled, [aria-disabled="true"]')));

/** Logs in again after the session has ended. */
async function logInAgain({ page, owner, api }: Fixtures, { who }: Screen): Promise<void> {
  api.answers({ [LOGIN]: { token: 'another-token', user: { ...sampleOwner, ...(typeof who === 'object' && who) } } });
  await owner.logsIn(sampleOwner.email);
  await expect(page.getByText(ENDED)).toHaveCount(0);
}

/** Checks that one sentence on the page says that there is no internet, and none when it is back. */
async function expectOneSentence({ page, api }: Fixtures): Promise<void> {
  const sentence = page.getByText(/Sin conexión a internet\.|No pudimos conectarnos\./).filter({ visible: true });
  await expect(sentence).toHaveCount(1);
  await api.setReachable(true);
  await expect(sentence).toHaveCount(0);
}

const waitUntilPressable = (button: Locator) => expect.poll(() => isPressable(button), AT_ONCE).toBe(true);

for (const [title, group] of screenGroups) {
  const calls = group.flatMap(callsOf);
  if (calls.length === 0) continue;
  test(title, async ({ page, owner, api }) => {
    // At full length each call goes through some two dozen failures.
    test.setTimeout(calls.length * 120_000);
    for (const { name, check } of calls) await softStep(page, name, () => check({ page, owner, api }));
  });
}

type CallCheck = { readonly name: string; readonly check: (fixtures: Fixtures) => Promise<void> };

/** Returns a check of each call of a screen: of those whose failure it shows, those it works without, and its writes. */
function callsOf(screen: Screen): CallCheck[] {
  const { reads = [], writes = [] } = screen;
  const number = screens.indexOf(screen);
  const needed = reads.filter(({ failure }) => failure !== undefined);
  const optional = reads.filter(({ failure }) => failure === undefined);
  return [
    ...needed.map((read, at) => ({
      name: `${screen.name} shows each failure of ${read.call}, and the data after a retry`,
      check: (fixtures: Fixtures) => testRead(fixtures, screen, read, number + at),
    })),
    ...optional.map(({ call }, at) => ({
      name: `${screen.name} works without ${call}, however it fails`,
      check: (fixtures: Fixtures) => testOptionalRead(fixtures, screen, call, number + at),
    })),
    ...writes.map((write, at) => ({
      name: `${screen.name} shows each failure of ${write.name}, keeps what was typed and sends it once`,
      check: (fixtures: Fixtures) => testWrite(fixtures, screen, write, number + at),
    })),
  ];
}

async function testRead(fixtures: Fixtures, screen: Screen, read: Read, number: number): Promise<void> {
  const { page, api } = fixtures;
  const { call, failure = '' } = read;
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
  const retry = alert.getByRole('button', { name: 'Reintentar' });
  // A page cannot be opened without internet, so that fault is last.
  const [first, ...others] = casesOfRead(read, number).sort(
    (one, other) => Number(!one.answer) - Number(!other.answer),
  );
  if (first === undefined) throw new Error('No faults');

  await loadScreen(fixtures, screen, { script: { [call]: first.answer } });
  await expect(alert).toContainText(failure);
  expect.soft(await pageFindings(page, screen), `${screen.name} without ${call}`).toEqual([]);
  for (const fault of [first, ...others]) {
    await test.step(fault.name, async () => {
      if (fault !== first) await failCall(fixtures, call, fault, retry);
      await waitUntilPressable(retry);
      await expect.poll(() => messagesOn(page), AT_ONCE).toMatch(fault.message);
      if (fault.answer === undefined) await expectOneSentence(fixtures);
    });
  }
  await test.step('a successful retry', async () => {
    api.restartsWith(screen.script ?? {});
    await retry.click();
    await expect.poll(() => api.calls(call).length, AT_ONCE).toBe(1);
    await waitForHeading(page, screen.heading);
    await expect(alert).toHaveCount(0);
  });
}

async function testOptionalRead(fixtures: Fixtures, screen: Screen, call: Call, number: number): Promise<void> {
  const kinds = [brokenConnection, { wrong: [true] }, new ErrorResponse(500), unanswered];
  const [write] = screen.writes ?? [];
  for (const answer of kinds.filter((_, at) => isLongRun || at === number % kinds.length)) {
    await loadScreen(fixtures, screen, { script: { [call]: answer } });
    await expect.poll(() => fixtures.api.calls(call).length, AT_ONCE).toBe(1);
    if (answer === unanswered) await fixtures.page.clock.runFor(PATIENCE);
    await waitForHeading(fixtures.page, screen.heading);
    if (write) await expect(sendButton(fixtures.page, write)).toBeEnabled();
  }
}

/** Resolves once the response to a call, `'GET /api/user'`, has arrived whole. */
const responseTo = async (page: Page, call: Call): Promise<void> => {
  const response = await page.waitForResponse(
    (response) => `${response.request().method()} ${new URL(response.url()).pathname}` === call,
  );
  await response.finished();
};

/** Returns the button that sends a form; where the form's one file is missing, the button that chooses it. */
const sendButton = (page: Page, write: Write): Locator =>
  page.getByRole('button', { name: write.button, exact: true }).or(page.locator('form button[type="submit"]')).first();

async function testWrite(fixtures: Fixtures, screen: Screen, write: Write, number: number): Promise<void> {
  const { page, owner, api } = fixtures;
  const { call } = write;
  const button = page.getByRole('button', { name: write.button, exact: true });
  const code = page.getByLabel('Código de 4 dígitos');
  const openForm = async () => {
    // A form renders before its saved values arrive: without them it would also show that they could not be loaded.
    const reads = (screen.reads ?? []).map((read) => responseTo(page, read.call));
    await loadScreen(fixtures, screen);
    await waitForHeading(page, screen.heading);
    await Promise.all(reads);
    // The code formats what was typed before it had loaded.
    await untilHydrated(page);
    await fillInForm(fixtures, write);
  };

  await openForm();
  let typed = await formValues(page);
  // What an owner can do while the request runs is tried once.
  let meanwhile = async () => {
    await expectNothingChanges(fixtures, write);
    expect.soft(await pageFindings(page, screen, write), `${screen.name} while it sends ${write.name}`).toEqual([]);
    meanwhile = nothing;
  };
  for (const fault of casesOfWrite(screen, write, number)) {
    await test.step(fault.name, async () => {
      const before = api.calls(call).length;
      await failCall(fixtures, call, fault, button, () => meanwhile());
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
      await waitUntilPressable(button);
      // A rejected code is cleared and has to be typed again.
      const isRefusedCode = 'code' in typed && (await code.inputValue()) === '';
      if (isRefusedCode) await owner.typesCode(String(typed.code));
      await expect.poll(() => formValues(page), AT_ONCE).toEqual(typed);
      if (fault.answer === undefined) {
        // The data of the page are there: only the write has failed.
        await expect(page.getByRole('alert').filter({ hasText: /No pudimos cargar|Actualizado hace/ })).toHaveCount(0);
        await expectOneSentence(fixtures);
      }
      expect(api.calls(call)).toHaveLength(before + (fault.answer === undefined ? 0 : 1));
    });
  }
  // Each third form in the ordinary run: all keep their values by the same code.
  if (screen.who !== 'visitor' && (isLongRun || number % 3 === 0)) {
    await test.step('the end of the session', async () => {
      await failCall(fixtures, call, unauthorised, button);
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

test('the reads together and the writes together meet each kind of fault', () => {
  const ofReads = screens.flatMap(({ reads = [] }, number) =>
    reads.flatMap((read, at) => casesOfRead(read, number + at)),
  );
  const ofWrites = screens.flatMap((screen, number) =>
    (screen.writes ?? []).flatMap((write, at) => casesOfWrite(screen, write, number + at)),
  );
  const isMet = (cases: readonly Case[], kind: readonly string[]) => cases.some(({ name }) => kind.includes(name));
  expect(faultNames.filter((kind) => !isMet(ofReads, kind))).toEqual([[UNKNOWN_FIELD]]);
  expect(faultNames.filter((kind) => !isMet(ofWrites, kind))).toEqual([]);
});
