import type { BrowserContext, Page } from 'playwright/test';
import { Owner } from '../../journeys/support/owner.ts';
import type { Stage } from '../../stage.ts';

/** Puts records into the tab's storage on an empty page: a page of the app would change the storage while it starts. */
export async function presetStorage(page: Page, records: Readonly<Record<string, string>>): Promise<void> {
  const body = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>…</title>';
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty-page');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, records);
}

/** Opens another tab with the same storage, like a restored or a duplicated tab. */
export async function openCopyOfTab(
  context: BrowserContext,
  operator: Stage,
  records: Readonly<Record<string, string>>,
) {
  const page = await context.newPage();
  await presetStorage(page, records);
  return new Owner(page, operator);
}
