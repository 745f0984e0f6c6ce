import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Stage } from '../../stage.ts';

const DAY = 86_400_000;
const timer = (page: Page): Locator => page.getByRole('timer');

const secondsShown = async (page: Page): Promise<number> => {
  const [, minutes, seconds] = /(\d):(\d\d)/.exec((await timer(page).textContent()) ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** When a code expires, and how many seconds the page waited for the answer with the server's time, which it takes for now. */
type Expiry = { readonly at: string; readonly latency: number };

/** Expects the seconds shown to match the server's clock, to within one, the latency and the time that the check takes. */
async function expectCountdown(page: Page, operator: Stage, { at, latency }: Expiry): Promise<void> {
  await expect(timer(page)).toBeVisible();
  const remaining = async () => (Date.parse(at) - Date.parse((await operator.clock()).now)) / 1000;
  const before = await remaining();
  const shown = await secondsShown(page);
  const after = await remaining();
  expect(shown).toBeLessThanOrEqual(Math.ceil(before + latency) + 1);
  expect(shown).toBeGreaterThanOrEqual(Math.ceil(after) - 1);
}

/** Returns the expiry in the answer of the call that sends a code. `act` ends when the page has shown the answer. */
async function expiryIn(page: Page, call: string, act: () => Promise<void>): Promise<Expiry> {
  const sent = page.waitForRequest(call).then(() => performance.now());
  const answer = page.waitForResponse(call);
  await act();
  const latency = (performance.now() - (await sent)) / 1000;
  return { at: ((await (await answer).json()) as { expires_at: string }).expires_at, latency };
}

test('the countdown of the phone’s code is right on a device a day slow: at first, after a reload and after sleep', async ({
  page,
  owner,
  operator,
}) => {
  // The server's clock is at its fixed Monday; the device's clock is one day off.
  const { now } = await operator.clock();
  await page.clock.install({ time: Date.parse(now) - DAY });
  const code = await expiryIn(page, '**/api/auth/register', () => owner.signsUp());
  await expectCountdown(page, operator, code);
  // No call follows the reload: the known difference to the server's clock is stored with the code.
  await page.reload();
  await expectCountdown(page, operator, code);
  const awake = await secondsShown(page);
  await page.clock.fastForward(60_000);
  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(awake - 59);
  expect(await secondsShown(page)).toBeGreaterThanOrEqual(awake - 75);
});
