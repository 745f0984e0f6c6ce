import { expect, SATURDAY_NOON, test } from '../journeys/support/scriptedApi.ts';
import { fillInForm, loadScreen, waitForHeading } from './openScreen.ts';
import { formValues } from './pageState.ts';
import { unanswered } from './states/screen.ts';
import { screens } from './states/screens.ts';

/** Keys that change a text, a checkbox, a radio, a list or a slider. */
const KEYS = ['End', '7', 'ArrowUp', 'ArrowLeft', 'Space', 'Backspace', 'Enter'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  for (const write of screen.writes ?? []) {
    test(`${screen.name} changes no control and keeps the focus while ${write.name} is being sent`, async ({
      page,
      owner,
      api,
    }) => {
      await page.clock.install({ time: new Date(SATURDAY_NOON) });
      await loadScreen({ page, owner, api }, screen);
      await waitForHeading(page, screen.heading);
      await fillInForm({ page, owner, api }, write);
      api.answers({ ...write.script, [write.call]: unanswered });
      const button = page.getByRole('button', { name: write.button, exact: true });
      await button.click();
      await expect.poll(() => api.calls(write.call).length).toBe(1);
      const files = api.calls('POST /api/files').length;
      const before = await formValues(page);

      for (const control of await page.locator('form :is(input:not([type=file]), textarea, select):visible').all()) {
        await control.focus();
        for (const key of KEYS) await page.keyboard.press(key);
        await expect(control).toBeFocused();
      }
      for (const picker of await page.locator('form input[type=file]').all()) {
        await picker.setInputFiles({ name: 'otro.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      }
      for (const step of await page.locator('form [data-field] button:visible').all()) {
        if (await step.isEnabled()) await step.click();
      }
      await page.clock.runFor(1000);
      expect(await formValues(page)).toEqual(before);
      await expect(page.getByText('otro.pdf')).toHaveCount(0);
      expect(api.calls('POST /api/files')).toHaveLength(files);
      expect(api.calls(write.call)).toHaveLength(1);
    });
  }
}
