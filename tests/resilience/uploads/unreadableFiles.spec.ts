import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { pdf } from './files.ts';

const TEXT = fileTexts.fileNotReadable;

/** Chooses a file that is changed before the page reads it. */
async function chooseChanged(page: Page, input: Locator, path: string) {
  await page.evaluate(() => {
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      Object.assign(window, { release: () => event.target?.dispatchEvent(new Event('change', { bubbles: true })) });
    };
    addEventListener('change', hold, { capture: true, once: true });
  });
  await input.setInputFiles(path);
  // The browser may look at a file that a test has chosen later than at one of an owner.
  await input.evaluate((chosen: HTMLInputElement) => chosen.files?.[0]?.lastModified);
  appendFileSync(path, 'more');
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
}

test('asks for a file again that was changed after it was chosen', async ({ page, owner }, info) => {
  const uploads = recordRequests(page, /\/api\/files$/);
  await owner.signsInAs('aprobada', '/profile/congratulations');
  const statement = page.getByRole('group', { name: 'Estado de cuenta' });
  const document = info.outputPath('estado.pdf');
  writeFileSync(document, pdf());
  await chooseChanged(page, statement.locator('input[type="file"]').last(), document);
  await expect(statement.getByText(TEXT)).toBeVisible();
  await expect(statement.getByText('Elegir otro', { exact: true })).toBeVisible();
  await expect(statement.getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
  expect(uploads).toEqual([]);
});

test.describe('an upload that breaks off', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED', 'net::ERR_FILE_NOT_FOUND', 'net::ERR_UPLOAD_FILE_CHANGED'] });

  test('is not repeated once its file has been deleted', async ({ page, owner }, info) => {
    await page.clock.install();
    await owner.signsInAs('aprobada', '/profile/congratulations');
    const statement = page.getByRole('group', { name: 'Estado de cuenta' });
    const path = info.outputPath('estado.pdf');
    writeFileSync(path, pdf());
    const uploads = recordRequests(page, /\/api\/files$/);
    await page.route(/\/api\/files$/, (route) => {
      rmSync(path);
      return route.abort();
    });
    await statement.locator('input[type="file"]').last().setInputFiles(path);
    await expect(statement.getByText(TEXT)).toBeVisible();
    expect(uploads).toHaveLength(1);
  });
});
