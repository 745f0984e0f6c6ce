import type { Page } from 'playwright/test';
import { deferred } from '../../deferred.ts';
import { holdRequests, SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';
import { isLongRun } from '../../longRun.ts';
import type { Fixtures } from '../../screens/fixtures.ts';
import { loadScreen } from '../../screens/openScreen.ts';
import { guestScreens, type LateScreen, ownerScreens, testedOwnerScreens } from './lateScreens.ts';

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

test('an answer that arrives after a guest has left its screen changes neither address nor status message', {
  tag: '@long',
}, async ({ page, api, owner }) => {
  for (const late of guestScreens) {
    await test.step(late.name, () => expectNoChange({ page, api, owner }, late));
  }
});

test('an answer that arrives after an owner has left its screen changes neither address nor status message', {
  tag: '@long',
}, async ({ page, api, owner }) => {
  for (const late of testedOwnerScreens) {
    await test.step(late.name, () => expectNoChange({ page, api, owner }, late));
  }
});

/** Screens whose next page has code of its own; one of them in the ordinary run, since they share what they do. */
const screensBeforeOtherCode = ownerScreens
  .filter(({ arrives }) => ['/home', '/profile'].some((path) => arrives.address.test(path)))
  .filter(({ name }) => isLongRun || name === 'income and taxes');

for (const late of screensBeforeOtherCode) {
  test(`an answer to ${late.name} that arrives while the code of the next page still loads changes nothing`, {
    tag: '@long',
  }, async ({ page, api, owner }) => {
    await savesData(page);
    const answerLate = await sendWithoutAnswer({ page, api, owner }, late);
    const releaseScripts = await holdRequests(page, SCRIPTS);
    const heading = headingOf(page);
    const itsHeading = await heading.innerText();
    for (const link of late.leaves) await owner.followsLink(link);
    await expect(page).toHaveURL(late.arrives.address);

    await answerLate();
    await expect(page).toHaveURL(late.arrives.address);
    await expect(heading.filter({ hasNotText: itsHeading })).toHaveCount(0);
    releaseScripts();
    await expect(heading).toHaveText(late.arrives.heading);
    await expect(page).toHaveURL(late.arrives.address);
    await expect(statusMessage(page)).toHaveCount(0);
  });
}
