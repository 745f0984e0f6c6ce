import type { Write } from '../../demo-server/states/screen.ts';
import { expect } from '../journeys/support/scriptedApi.ts';
import { isLongRun } from '../longRun.ts';
import type { Fixtures } from './fixtures.ts';
import { formValues } from './pageState.ts';

/** Keys that change a text, a checkbox, a radio, a list or a slider. */
const KEYS = ['End', '7', 'ArrowUp', 'ArrowLeft', 'Space', 'Backspace', 'Enter'];

/** Tries every control of a form while its request has no answer: nothing changes, nothing else is sent. */
export async function expectNothingChanges({ page, api }: Fixtures, { call }: Write): Promise<void> {
  const calls = api.calls(call).length;
  const files = api.calls('POST /api/files').length;
  const before = await formValues(page);

  // One control of each kind in a form: those of a kind are the same component.
  const tried = new Set<string>();
  for (const control of await page.locator('form :is(input:not([type=file]), textarea, select):visible').all()) {
    const kind = await control.evaluate(
      ({ localName, type, inputMode }: HTMLInputElement) => localName + type + inputMode,
    );
    if (tried.has(kind) && !isLongRun) continue;
    tried.add(kind);
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
  expect(api.calls(call)).toHaveLength(calls);
}
