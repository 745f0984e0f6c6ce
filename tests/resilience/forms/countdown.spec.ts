import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Stage } from '../../stage.ts';

const DAY = 86_400_000;
const timer = (page: Page): Locator => page.getByRole('timer');

const secondsShown = async (page: Page): Promise<number> => {
  const [, minutes, seconds] = /(\d):(\d\d)/.exec((await timer(page).textContent()) ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Expects the seconds shown to match the server's clock, to within one and the time that the check takes. */
async function expectCountdown(page: Page, operator: Stage, expiresAt: string): Promise<void> {
  await expect(timer(page)).toBeVisible();
  const remaining = async () => (Date.parse(expiresAt) - Date.parse((await operator.clock()).now)) / 1000;
  const before = await remaining();
  const shown = await secondsShown(page);
  const after = await remaining();
  expect(shown).toBeLessThanOrEqual(Math.ceil(before) + 1);
  expect(shown).toBeGreaterThanOrEqual(Math.ceil(after) - 1);
}

/** Returns the expiry in the answer of the call that sends a code. */
async function expiryIn(page: Page, call: string, act: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse(call);
  await act();
  return ((await (await answer).json()) as { expires_at: string }).expires_at;
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
