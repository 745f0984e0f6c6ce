import type { Page } from 'playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';
import type { Fixtures } from '../../screens/fixtures.ts';
import { loadScreen } from '../../screens/openScreen.ts';
import { guestScreens, type LateScreen, ownerScreens } from './lateScreens.ts';

/** Opens a screen and sends its request. Returns the function that sends the answer and waits until it is processed. */
async function sendWithoutAnswer(fixtures: Fixtures, late: LateScreen): Promise<() => Promise<void>> {
  const { page, owner } = fixtures;
  const answer = deferred<unknown>();
  const arrived = deferred();
  const held = () => {
    arrived.resolve();
    return answer.promise;
  };
  const { path = late.screen.path, script } = late.state ?? {};
  await loadScreen(fixtures, late.screen, { path, script: { ...script, [late.call]: held } });
  for (const [link, heading] of late.through ?? []) {
    await owner.followsLink(link);
    await owner.seesHeading(heading);
  }
  await late.sends(fixtures);
  await arrived.promise;
  return async () => {
    const [method, path = ''] = late.call.split(' ');
    const response = page.waitForResponse(
      (candidate) => candidate.request().method() === method && new URL(candidate.url()).pathname === path,
    );
    answer.resolve(late.answer);
    await (await response).finished();
    // Two frames and what they started: a navigation after an answer happens well before that.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.clock.runFor(2_000);
  };
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const statusMessage = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

async function expectNoChange(fixtures: Fixtures, late: LateScreen): Promise<void> {
  const { page, owner } = fixtures;
  const answerLate = await sendWithoutAnswer(fixtures, late);
  for (const link of late.leaves) await owner.followsLink(link);
  const isUnchanged = async () => {
    await expect(page).toHaveURL(late.arrives.address);
    await expect(headingOf(page)).toHaveText(late.arrives.heading);
  };
  await isUnchanged();
  await answerLate();
  await isUnchanged();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(statusMessage(page)).toHaveCount(0);
}

test.beforeEach(({ page }) => page.clock.install({ time: new Date(SATURDAY_NOON) }));

for (const [who, screens] of [
  ['a guest', guestScreens],
  ['an owner', ownerScreens],
] as const) {
  test(`an answer that arrives after ${who} has left its screen changes neither address nor status message`, {
    tag: '@long',
  }, async ({ page, api, owner }) => {
    for (const late of screens) await test.step(late.name, () => expectNoChange({ page, api, owner }, late));
  });
}
