import { expect, type Locator, type Page } from 'playwright/test';

/** Opens the file chooser by the button at the bottom, and closes it without a file. */
export async function cancelsChoice(page: Page, button: string, input: Locator): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  expect(await (await opened).element().getAttribute('type')).toBe('file');
  await input.dispatchEvent('cancel');
}
