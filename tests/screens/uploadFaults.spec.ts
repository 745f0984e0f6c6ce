import type { Locator } from 'playwright/test';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../demo-server/files/sampleFiles.ts';
import { screenNamed } from '../../demo-server/states/screens.ts';
import { filePayload } from '../journeys/support/filePayload.ts';
import { expect, SATURDAY_NOON, test } from '../journeys/support/scriptedApi.ts';
import { type Fault, faultsFor, NO_CONNECTION, TOO_LONG, TOO_MANY, UNKNOWN_FIELD, unauthorised } from './callFaults.ts';
import type { Fixtures } from './fixtures.ts';
import { loadScreen } from './openScreen.ts';
import { messagesOn } from './pageState.ts';

const UPLOAD = 'POST /api/files';
/** Longest time without progress of an upload, and longest time without a message, ms. */
const STANDSTILL = 30_000;
const PATIENCE = 32_000;
/** Waits before each automatic retry, ms. */
const TRIES = [1000, 3000, 8000];
const AT_ONCE = { intervals: [20, 30, 50, 100, 200] };

const picture = fileTexts.chooseJpegImage({ max: 500 });
const document = fileTexts.choosePdfFile({ max: 500 });

type Field = {
  readonly screen: string;
  readonly group: string;
  /** Name of the file. */
  readonly file: string;
  readonly type: string;
  /** Chooses the field's file. */
  readonly fills: (fixtures: Fixtures, field: Locator) => Promise<void>;
};

const picking = (file: samples.SampleFile): Pick<Field, 'file' | 'fills'> => ({
  file: file.name,
  fills: (_fixtures, field) => field.getByLabel(/Elegir/).setInputFiles(filePayload(file)),
});

/** A field of each kind: a document, a picture with advice, a picture alone, a photo of the camera. */
const fields: readonly Field[] = [
  {
    screen: 'the bank statement',
    group: 'Estado de cuenta',
    type: document,
    ...picking(samples.accountStatement),
  },
  { screen: 'a payment', group: 'Sube tu comprobante', type: picture, ...picking(samples.transferProof) },
  {
    screen: 'the identification',
    group: stepTexts.ineFront,
    type: picture,
    ...picking(samples.identityFront),
  },
  {
    screen: 'the selfie',
    group: 'Tu foto',
    type: picture,
    file: 'selfie.jpg',
    async fills({ owner }) {
      await owner.presses('Abrir cámara');
      await owner.presses('Tomar foto');
      await owner.presses('Usar esta foto');
    },
  },
];

/** Returns the message about a file whose upload had this fault. */
function messageAbout({ name, message: usual }: Fault, file: string, type: string): RegExp {
  if (name === '413') return /El archivo pesa \d+\.\d MB; el máximo es 500 MB\./;
  if (name === '415') return new RegExp(type);
  return [NO_CONNECTION, TOO_LONG, TOO_MANY].includes(usual)
    ? usual
    : new RegExp(`No pudimos subir ${file.replace('.', '\\.')}`);
}

/** Waits for what an upload does by itself: three retries after a broken connection, the time-out without an answer. */
async function waitForFault(
  { page, api }: Fixtures,
  { message: usual, delayMs }: Fault,
  before: number,
): Promise<number> {
  const arrives = (calls: number) => expect.poll(() => api.calls(UPLOAD).length, AT_ONCE).toBe(before + calls);
  await arrives(1);
  if (delayMs !== undefined) {
    // The browser reports this a moment after the server has received all.
    await expect(page.getByRole('progressbar', { name: /^Subiendo/ })).toHaveAttribute('aria-valuenow', '100');
    await page.clock.runFor(STANDSTILL);
    await page.clock.runFor(PATIENCE - STANDSTILL);
  }
  if (usual !== NO_CONNECTION) return 1;
  for (const [tries, wait] of TRIES.entries()) {
    await expect(page.getByText('Reintentando…').first()).toBeVisible();
    await page.clock.runFor(wait);
    await arrives(tries + 2);
  }
  return 1 + TRIES.length;
}

for (const [number, { screen: name, group, file, type, fills }] of fields.entries()) {
  test(`${name} shows each failure of the upload, keeps the file and offers a retry`, async ({ page, owner, api }) => {
    const screen = screenNamed(name);
    test.setTimeout(120_000);
    await page.clock.install({ time: new Date(SATURDAY_NOON) });
    const fixtures = { page, owner, api };
    const field = page.getByRole('group', { name: group });
    const retry = field.getByRole('button', { name: /Reintentar/ });

    await loadScreen(fixtures, screen);
    let isChosen = false;
    // In the ordinary run two fields together meet each kind of fault: all upload by the same code.
    for (const fault of faultsFor(number, { oneKindIn: 2 }).filter(
      ({ answer, name }) => answer !== undefined && name !== UNKNOWN_FIELD,
    )) {
      await test.step(fault.name, async () => {
        api.answers({ [UPLOAD]: fault.answer });
        const before = api.calls(UPLOAD).length;
        if (isChosen) await retry.click();
        else await fills(fixtures, field);
        isChosen = true;
        const calls = await waitForFault(fixtures, fault, before);
        await expect(retry).toBeEnabled();
        await expect.poll(() => messagesOn(page), AT_ONCE).toMatch(messageAbout(fault, file, type));
        await expect(field).toContainText(messageAbout(fault, file, type));
        expect(api.calls(UPLOAD)).toHaveLength(before + calls);
      });
    }
    await test.step('without internet the upload pauses and resumes by itself', async () => {
      await api.setReachable(false);
      await retry.click();
      await expect(field).toContainText(fileTexts.pausedOffline);
      await expect.poll(() => messagesOn(page)).toContain('Sin conexión a internet.');
      api.restartsWith(screen.script ?? {});
      await api.setReachable(true);
      await expect(field).toContainText('Listo');
      expect(api.calls(UPLOAD)).toHaveLength(1);
    });
    await test.step('the end of the session', async () => {
      await loadScreen(fixtures, screen, { script: { [UPLOAD]: unauthorised.answer } });
      await fills(fixtures, field);
      await expect(page.getByText('Tu sesión terminó.')).toBeVisible();
      await expect(page).toHaveURL(/\/login\?/);
      expect(api.calls(UPLOAD)).toHaveLength(1);
    });
  });
}
