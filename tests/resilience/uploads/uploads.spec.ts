import type { Page, Request } from 'playwright/test';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { keysOf, personas } from '../../../demo-server/scenarios/personas.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { encryptedPdf, heavyPdf, pdf } from './files.ts';

const MEGABYTE = 1_000_000;
/** So slow that nothing arrives before it is switched off, in kilobits a second. */
const SLOW = { upload_kbps: 800 };
/** More than the buffers on the way take. */
const LARGE = 16;

/** A slow upload on a busy machine. */
const PATIENTLY = { timeout: 25_000 };

const statement = (page: Page) => page.getByRole('group', { name: 'Estado de cuenta' });
const bars = (page: Page) => page.getByRole('progressbar', { name: /^Subiendo/ });

/** Stands where one PDF is asked for. */
const asksForAStatement = async (owner: Owner): Promise<void> => {
  await owner.signsInAs('aprobada', '/profile/congratulations');
  await owner.seesHeading('Tu adelantto ha sido aprobado');
};

/** What is said out loud from now on: each sentence stands for some seconds only. */
async function announcements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.parentElement?.closest('[role="status"]')) heard.push(node.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** The file of this name is read only when the others have been: as if it came from a slow card. */
const comesLast = (page: Page, name: string, others: string[]): Promise<void> =>
  page.evaluate(
    ([slow, before]) => {
      const unread = new Set(before);
      let othersAreRead = (): void => {};
      const othersRead = new Promise<void>((resolve) => {
        othersAreRead = resolve;
      });
      const { slice } = File.prototype;
      File.prototype.slice = function (this: File, from = 0, to = this.size) {
        const part = slice.call(this, from, to);
        const isTheLastPart = from > 0;
        part.arrayBuffer = async () => {
          if (this.name === slow) await othersRead;
          const bytes = await Blob.prototype.arrayBuffer.call(part);
          if (isTheLastPart) unread.delete(this.name);
          if (unread.size === 0) setTimeout(othersAreRead);
          return bytes;
        };
        return part;
      };
    },
    [name, others] as const,
  );

/** The tax key of a ready-made owner. */
const taxKeyOf = (key: string): string => {
  const person = personas.find((it) => it.key === key);
  if (!person) throw new Error(`Nobody is called ${key}`);
  return keysOf(person).rfc_number;
};

/** The uploads that left the page. */
function sent(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/files')) requests.push(request);
  });
  return requests;
}

test('what cannot be taken is told apart by its bytes, before anything is sent', async ({ page, owner }, info) => {
  const uploads = sent(page);
  await asksForAStatement(owner);
  const jpeg = samples.transferProof().bytes;
  const lockedPdf = encryptedPdf('aes-256-user-password');
  const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const table = [
    [named('foto.jpg', 'image/jpeg', jpeg), 'Elige un archivo PDF.'],
    [named('estado.pdf', 'application/pdf', jpeg), 'Elige un archivo PDF.'],
    [named('estado.jpg', 'image/jpeg', pdf()), 'Elige un archivo PDF.'],
    [named('estado.pdf', 'application/pdf', Buffer.alloc(0)), 'El archivo está vacío. Elige otro.'],
    [named('clave.pdf', 'application/pdf', lockedPdf), 'Este PDF tiene contraseña. Súbelo sin contraseña.'],
    [heavyPdf(info, 'grande.pdf', 612.4 * MEGABYTE), 'El archivo pesa 612.4 MB; el máximo es 500 MB.'],
    [heavyPdf(info, 'apenas.pdf', 500 * MEGABYTE + 1), 'El archivo pesa 500.1 MB; el máximo es 500 MB.'],
  ] as const;
  for (const [file, words] of table) {
    await statement(page)
      .getByLabel(/Elegir (PDF|otro)/)
      .setInputFiles(file);
    await expect(statement(page).getByText(words)).toBeVisible();
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
});

test('two go at once, the third waits; one is cancelled, and a submit waits for the rest', async ({
  page,
  owner,
  operator,
}, info) => {
  const uploads = sent(page);
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  await owner.takesSelfie();
  await owner.seesHeading('Ingresos e impuestos');
  const rfc_number = taxKeyOf('perfil');
  await owner.fillsIn('RFC', rfc_number);
  await owner.uploads('Constancia de Situación Fiscal', samples.taxCertificate('Paula', rfc_number));
  const said = await announcements(page);
  await operator.faults(SLOW);
  const proofs = page.getByRole('group', { name: 'Comprobantes de ingresos' });
  const names = ['uno.pdf', 'dos.pdf', 'tres.pdf'];
  await comesLast(page, 'uno.pdf', ['dos.pdf', 'tres.pdf']);
  await proofs.getByLabel(/Elegir/).setInputFiles(names.map((name) => heavyPdf(info, name, LARGE * MEGABYTE)));
  const row = (name: string) => proofs.getByRole('listitem').filter({ hasText: name });
  await expect(row('uno.pdf').getByText(/^\d+% · \d+\.\d MB de 16\.0 MB$/)).toBeVisible();
  await expect(row('tres.pdf')).toContainText('En espera');
  await expect.poll(async () => Number(await bars(page).first().getAttribute('aria-valuenow'))).toBeGreaterThan(0);

  await proofs.getByRole('button', { name: 'Cancelar uno.pdf' }).click();
  await expect(row('uno.pdf')).toHaveCount(0);
  await expect(row('tres.pdf').getByText(/\d+%/)).toBeVisible();
  await owner.presses('Continuar');
  await expect(page.getByRole('button', { name: 'Terminando de subir archivos…' })).toBeDisabled();
  await operator.faults({});
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/user'));
  await expect(page).toHaveURL(/\/home$/, PATIENTLY);
  expect(await said()).toEqual(expect.arrayContaining(['Subiendo uno.pdf.', 'Subiendo tres.pdf.', 'dos.pdf: listo.']));
  const { proof_incomes: kept } = (await (await saved).json()) as { proof_incomes: { name: string }[] };
  expect(kept.map(({ name }) => name).sort()).toEqual(['dos.pdf', 'tres.pdf']);
  // The cancelled one left nothing: each call that was answered is a file that is kept.
  const answered = await Promise.all(uploads.map((request) => request.response()));
  expect(answered.filter((answer) => answer === null)).toHaveLength(1);
});

test.describe('when the connection is cut half-way', () => {
  test.use({ expectedErrors: ['Failed to load resource: net::ERR'] });

  test('it is tried three times more by itself, then by hand, with the same file', async ({
    page,
    owner,
    operator,
  }, info) => {
    await page.clock.install();
    const uploads = sent(page);
    await asksForAStatement(owner);
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
  });
});

test.describe('on a poor connection', () => {
  test.use({ expectedErrors: ['Failed to load resource: net::ERR'] });

  test('it pauses offline and goes on by itself; another file takes its place only when it is there; leaving asks', async ({
    page,
    owner,
    operator,
    context,
  }, info) => {
    const uploads = sent(page);
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await asksForAStatement(owner);
    await operator.faults(SLOW);
    await statement(page)
      .getByLabel(/Elegir PDF/)
      .setInputFiles(heavyPdf(info, 'primero.pdf', LARGE * MEGABYTE));
    await expect(bars(page)).toHaveCount(1);
    // The bar is there while the file is still being looked at; it is to be cut off on its way.
    await expect.poll(() => uploads.length).toBe(1);
    await context.setOffline(true);
    await expect(statement(page).getByText('En pausa: sin conexión')).toBeVisible();
    await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
    await context.setOffline(false);
    await expect(statement(page).getByText(/\d+% · /)).toBeVisible();

    await test.step('leaving asks while it runs', async () => {
      // The browser asks only who has touched the page.
      await page.getByRole('heading', { level: 1 }).tap();
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => asked).toEqual(['beforeunload']);
    });
    await operator.faults({});
    await expect(statement(page).getByText('16.0 MB · Listo')).toBeVisible(PATIENTLY);
    expect(uploads).toHaveLength(2);

    await test.step('replacing keeps the old one until the new one is there', async () => {
      await operator.faults(SLOW);
      const replace = () =>
        statement(page)
          .getByLabel(/^Reemplazar/)
          .setInputFiles(heavyPdf(info, 'segundo.pdf', 8 * MEGABYTE));
      await replace();
      await expect(bars(page)).toHaveCount(1);
      await expect(statement(page).getByText('16.0 MB · Listo')).toBeVisible();
      await statement(page).getByRole('button', { name: 'Cancelar segundo.pdf' }).click();
      await expect(statement(page).getByRole('listitem')).toHaveCount(1);
      await expect(statement(page).getByText('primero.pdf').first()).toBeVisible();
      await replace();
      await operator.faults({});
      await expect(statement(page).getByText('primero.pdf')).toHaveCount(0, PATIENTLY);
      await expect(statement(page).getByText('8.0 MB · Listo')).toBeVisible();
      await expect(statement(page).getByText('segundo.pdf').first()).toBeVisible();
    });
    // Nothing runs any more: nothing is asked.
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });
});
