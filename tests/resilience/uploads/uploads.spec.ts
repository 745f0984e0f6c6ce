import type { Page } from 'playwright/test';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { cutConnection } from '../../journeys/support/cutConnection.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { heavyPdf, LARGE, LONG, pdf, progressBars, SLOW } from './files.ts';

const MEGABYTE = 1_000_000;
const UPLOADS = /\/api\/files$/;
const statement = (page: Page) => page.getByRole('group', { name: 'Estado de cuenta' });

/** Opens the page of the bank statement, which has a field for one PDF. */
const openStatementPage = async (owner: Owner): Promise<void> => {
  await owner.signsInAs('aprobada', '/profile/congratulations');
  await owner.seesHeading('Tu adelantto ha sido aprobado');
};

test(
  'rejects unusable files by their content before anything is sent, and sends one with its name',
  { tag: '@s9-upload-types' },
  async ({ page, owner }, info) => {
    const uploads = recordRequests(page, UPLOADS);
    await openStatementPage(owner);
    const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    const table = [
      [named('estado.pdf', 'application/pdf', samples.transferProof.bytes), fileTexts.choosePdfFile({ max: 500 })],
      [heavyPdf(info, 'grande.pdf', 612.4 * MEGABYTE), fileTexts.fileTooLarge({ size: '612.4', max: 500 })],
    ] as const;
    for (const [file, error] of table) {
      await statement(page)
        .getByLabel(/Elegir (PDF|otro)/)
        .setInputFiles(file);
      await expect(statement(page).getByText(error)).toBeVisible();
      await expect(statement(page).getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
    }
    expect(uploads).toEqual([]);

    const name = 'Comprobación ñandú “Ágata”.pdf';
    await statement(page)
      .getByLabel(/Elegir otro/)
      .setInputFiles(named(name, 'application/pdf', pdf()));
    await expect(statement(page).getByText('0.1 MB · Listo')).toBeVisible();
    await expect(statement(page).getByText(name).first()).toBeAttached();
    expect(uploads).toHaveLength(1);
    expect(await (await uploads[0]?.response())?.json()).toMatchObject({ name });
  },
);

test.describe('on a poor connection', () => {
  test.use({ expectedErrors: ['Failed to load resource: net::ERR'] });

  test('pauses an upload while offline, goes on by itself, and asks before leaving while it runs', async ({
    page,
    owner,
    operator,
    context,
    hasTouch,
  }, info) => {
    const uploads = recordRequests(page, UPLOADS);
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.type());
      await dialog.dismiss();
    });
    await openStatementPage(owner);
    await operator.faults(SLOW);
    await statement(page)
      .getByLabel(/Elegir PDF/)
      .setInputFiles(heavyPdf(info, 'primero.pdf', LARGE * MEGABYTE));
    await expect(progressBars(page)).toHaveCount(1);
    // The progress bar is visible during the check already; the connection is to be cut during the upload.
    await expect.poll(() => uploads.length).toBe(1);
    await cutConnection(page);
    await expect(statement(page).getByText(fileTexts.pausedOffline)).toBeVisible();
    await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
    await context.setOffline(false);
    await expect(statement(page).getByText(/\d+% · /)).toBeVisible();

    await test.step('asks before leaving while an upload runs', async () => {
      // The browser asks only after an interaction with the page.
      await page.getByRole('heading', { level: 1 })[hasTouch ? 'tap' : 'click']();
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => dialogs).toEqual(['beforeunload']);
    });
    await operator.faults({});
    await expect(statement(page).getByText('16.0 MB · Listo')).toBeVisible(LONG);
    expect(uploads).toHaveLength(2);

    // No upload runs, so the browser does not ask again.
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  });
});
