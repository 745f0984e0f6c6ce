import type { Page } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { keysOf, personas } from '../../../demo-server/scenarios/personas.ts';
import { cutConnection } from '../../journeys/support/cutConnection.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { heavyPdf, pdf } from './files.ts';
import { LARGE, LONG, progressBars, SLOW } from './slowUpload.ts';

const MEGABYTE = 1_000_000;
const UPLOADS = /\/api\/files$/;
const statement = (page: Page) => page.getByRole('group', { name: 'Estado de cuenta' });

/** Opens the page of the bank statement, which has a field for one PDF. */
const openStatementPage = async (owner: Owner): Promise<void> => {
  await owner.signsInAs('aprobada', '/profile/congratulations');
  await owner.seesHeading('Tu adelantto ha sido aprobado');
};

/**
 * Records the announcements made from now on, each of which is removed after some seconds. Returns a function that
 * reads them.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.parentElement?.closest('[role="status"]')) announced.push(node.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

/** Delays reading the file of this name until the others have been read, as on a slow memory card. */
const readLast = (page: Page, name: string, others: string[]): Promise<void> =>
  page.evaluate(
    ([slow, others]) => {
      const unread = new Set(others);
      let markOthersRead = (): void => {};
      const othersRead = new Promise<void>((resolve) => {
        markOthersRead = resolve;
      });
      const { slice } = File.prototype;
      File.prototype.slice = function (this: File, from = 0, to = this.size) {
        const part = slice.call(this, from, to);
        const isLastPart = from > 0;
        part.arrayBuffer = async () => {
          if (this.name === slow) await othersRead;
          const bytes = await Blob.prototype.arrayBuffer.call(part);
          if (isLastPart) unread.delete(this.name);
          if (unread.size === 0) setTimeout(markOthersRead);
          return bytes;
        };
        return part;
      };
    },
    [name, others] as const,
  );

const PROTECTED = 'Tu PDF está protegido. Si al abrirlo te pide contraseña, guárdalo sin ella. Si no, continúa.';

/** Returns the RFC of a demo persona. */
const rfcOf = (key: string): string => {
  const person = personas.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`There is no persona ${key}`);
  return keysOf(person).rfc_number;
};

test('rejects unusable files by their content before anything is sent, and accepts a protected PDF with a warning', async ({
  page,
  owner,
}, info) => {
  const uploads = recordRequests(page, UPLOADS);
  await openStatementPage(owner);
  const jpeg = samples.transferProof.bytes;
  const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const table = [
    [named('foto.jpg', 'image/jpeg', jpeg), 'Elige un archivo PDF.'],
    [named('estado.pdf', 'application/pdf', jpeg), 'Elige un archivo PDF.'],
    [named('estado.jpg', 'image/jpeg', pdf()), 'Elige un archivo PDF.'],
    [named('estado.pdf', 'application/pdf', Buffer.alloc(0)), 'El archivo está vacío. Elige otro.'],
    [heavyPdf(info, 'grande.pdf', 612.4 * MEGABYTE), 'El archivo pesa 612.4 MB; el máximo es 500 MB.'],
    [heavyPdf(info, 'apenas.pdf', 500 * MEGABYTE + 1), 'El archivo pesa 500.1 MB; el máximo es 500 MB.'],
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

  await statement(page)
    .getByLabel(/^Reemplazar/)
    .setInputFiles(named('bloqueado.pdf', 'application/pdf', pdf('/Encrypt 5 0 R')));
  await expect(statement(page).getByText('bloqueado.pdf').first()).toBeAttached();
  // The former file stays until the new one is uploaded.
  await expect(statement(page).getByText(name)).toHaveCount(0);
  await expect(statement(page).getByText('0.1 MB · Listo')).toBeVisible();
  await expect(statement(page).getByText(PROTECTED)).toBeVisible();
});

test(
  'runs two uploads at once, starts the third when one is cancelled, and lets a submit wait for the rest',
  { tag: '@long' },
  async ({ page, owner, operator }, info) => {
    const uploads = recordRequests(page, UPLOADS);
    await owner.signsInAs('perfil', '/profile/biometric-validation');
    await owner.takesSelfie();
    await owner.seesHeading('Ingresos e impuestos');
    const rfc_number = rfcOf('perfil');
    await owner.fillsIn('RFC', rfc_number);
    await owner.uploads('Constancia de Situación Fiscal', samples.taxCertificate);
    const announcements = await recordAnnouncements(page);
    await operator.faults(SLOW);
    const proofs = page.getByRole('group', { name: 'Comprobantes de ingresos' });
    const names = ['uno.pdf', 'dos.pdf', 'tres.pdf'];
    await readLast(page, 'uno.pdf', ['dos.pdf', 'tres.pdf']);
    await proofs.getByLabel(/Elegir/).setInputFiles(names.map((name) => heavyPdf(info, name, LARGE * MEGABYTE)));
    const row = (name: string) => proofs.getByRole('listitem').filter({ hasText: name });
    await expect(row('uno.pdf').getByText(/^\d+% · \d+\.\d MB de 16\.0 MB$/)).toBeVisible();
    await expect(row('tres.pdf')).toContainText('En espera');
    await expect
      .poll(async () => Number(await progressBars(page).first().getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);

    await proofs.getByRole('button', { name: 'Cancelar uno.pdf' }).click();
    await expect(row('uno.pdf')).toHaveCount(0);
    await expect(row('tres.pdf').getByText(/\d+%/)).toBeVisible();
    await owner.presses('Continuar');
    await expect(page.getByRole('button', { name: 'Terminando de subir archivos…' })).toBeDisabled();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/user'),
      LONG,
    );
    await operator.faults({});
    await expect(page).toHaveURL(/\/home$/, LONG);
    expect(await announcements()).toEqual(
      expect.arrayContaining(['Subiendo uno.pdf.', 'Subiendo tres.pdf.', 'dos.pdf: listo.']),
    );
    const { proof_incomes: kept } = (await (await saved).json()) as { proof_incomes: { name: string }[] };
    expect(kept.map(({ name }) => name).sort()).toEqual(['dos.pdf', 'tres.pdf']);
    // Only the cancelled upload has no response, so the server stores no file that the form does not use.
    const responses = await Promise.all(uploads.map((request) => request.response()));
    expect(responses.filter((response) => response === null)).toHaveLength(1);
  },
);

test.describe('when the connection is cut half-way', () => {
  test.use({ expectedErrors: ['Failed to load resource: net::ERR'] });

  test(
    'retries an upload three times, then offers to retry it with the same file',
    { tag: '@long' },
    async ({ page, owner, operator }, info) => {
      await page.clock.install();
      const uploads = recordRequests(page, UPLOADS);
      await openStatementPage(owner);
      await operator.faults({ cut_upload_at: 0.5 });
      await statement(page)
        .getByLabel(/Elegir PDF/)
        .setInputFiles(heavyPdf(info, 'estado.pdf', 2 * MEGABYTE));
      for (const [tries, wait] of [
        [1, 1000],
        [2, 3000],
        [3, 8000],
      ] as const) {
        await expect.poll(() => uploads.length).toBe(tries);
        await expect(statement(page).getByText('Reintentando…')).toBeVisible();
        await page.clock.fastForward(wait);
      }
      await expect(
        statement(page).getByText('No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.'),
      ).toBeVisible();
      expect(uploads).toHaveLength(4);
      await owner.presses('Enviar');
      await expect(statement(page).getByText(/^Error: No pudimos conectarnos\./)).toBeVisible();

      await operator.faults({});
      await statement(page)
        .getByRole('button', { name: /^Reintentar/ })
        .click();
      await expect(statement(page).getByText('2.0 MB · Listo')).toBeVisible();
      await owner.presses('Enviar');
      await expect(page.getByRole('dialog', { name: 'Recibimos tu estado de cuenta' })).toBeVisible();
    },
  );
});

test.describe('on a poor connection', () => {
  test.use({ expectedErrors: ['Failed to load resource: net::ERR'] });

  test('pauses an upload while offline, asks before leaving, and replaces a file only when the new one is uploaded', async ({
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
    await expect(statement(page).getByText('En pausa: sin conexión')).toBeVisible();
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

    await test.step('keeps the old file until the new one is uploaded', async () => {
      await operator.faults(SLOW);
      const replace = () =>
        statement(page)
          .getByLabel(/^Reemplazar/)
          .setInputFiles(heavyPdf(info, 'segundo.pdf', 8 * MEGABYTE));
      await replace();
      await expect(progressBars(page)).toHaveCount(1);
      await expect(statement(page).getByText('16.0 MB · Listo')).toBeVisible();
      await statement(page).getByRole('button', { name: 'Cancelar segundo.pdf' }).click();
      await expect(statement(page).getByRole('listitem')).toHaveCount(1);
      await expect(statement(page).getByText('primero.pdf').first()).toBeVisible();
      await replace();
      await operator.faults({});
      await expect(statement(page).getByText('primero.pdf')).toHaveCount(0, LONG);
      await expect(statement(page).getByText('8.0 MB · Listo')).toBeVisible();
      await expect(statement(page).getByText('segundo.pdf').first()).toBeVisible();
    });
    // No upload runs, so the browser does not ask again.
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  });
});
