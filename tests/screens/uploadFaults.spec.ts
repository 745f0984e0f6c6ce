import type { Locator } from 'playwright/test';
import * as samples from '../../demo-server/files/sampleFiles.ts';
import { newcomer } from '../journeys/support/owner.ts';
import { expect, SATURDAY_NOON, test } from '../journeys/support/scriptedApi.ts';
import { type Fault, faultsFor, NO_CONNECTION, TOO_LONG, TOO_MANY, UNKNOWN_FIELD, unauthorised } from './faults.ts';
import { told } from './oracle.ts';
import type { Visit } from './states/screen.ts';
import { screens } from './states/screens.ts';
import { enters } from './visit.ts';

const UPLOAD = 'POST /api/files';
/** How long an upload may stand still, and how long an owner may be left without a word, ms (contract §2). */
const STANDSTILL = 30_000;
const PATIENCE = 32_000;
/** The waits before each try that is made by itself, ms (ux §4 U6). */
const TRIES = [1000, 3000, 8000];
const AT_ONCE = { intervals: [20, 30, 50, 100, 200] };

const picture = 'Elige una imagen JPEG.';
const document = 'Elige un archivo PDF.';

type Field = {
  readonly screen: string;
  readonly group: string;
  /** The file's name. */
  readonly file: string;
  readonly type: string;
  /** Gives the field its file. */
  readonly fills: (visit: Visit, field: Locator) => Promise<void>;
};

const picking = ({ name, bytes }: samples.SampleFile): Pick<Field, 'file' | 'fills'> => ({
  file: name,
  fills: (_visit, field) =>
    field
      .getByLabel(/Elegir/)
      .setInputFiles({ name, mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg', buffer: bytes }),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A field of each kind: a document, a picture with its advice, a picture alone, the camera's. */
const fields: readonly Field[] = [
  {
    screen: 'the bank statement',
    group: 'Estado de cuenta',
    type: document,
    ...picking(samples.accountStatement(newcomer.name)),
  },
  { screen: 'a payment', group: 'Sube tu comprobante', type: picture, ...picking(samples.transferProof()) },
  {
    screen: 'the identification',
    group: 'Frente de tu INE',
    type: picture,
    ...picking(samples.identityFront(newcomer.name)),
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

/** What is said of a file whose upload failed so (ux §4 U2, U8). */
function toldOf({ name, told: usual }: Fault, file: string, type: string): RegExp {
  if (name === '413') return /El archivo pesa \d+\.\d MB; el máximo es 500 MB\./;
  if (name === '415') return new RegExp(type);
  return [NO_CONNECTION, TOO_LONG, TOO_MANY].includes(usual)
    ? usual
    : new RegExp(`No pudimos subir ${file.replace('.', '\\.')}`);
}

/** Lives through what an upload does by itself: a broken connection is tried three times more, silence is waited out. */
async function livesThrough({ page, api }: Visit, { told: usual, lasts }: Fault, before: number): Promise<number> {
  const arrives = (calls: number) => expect.poll(() => api.calls(UPLOAD).length, AT_ONCE).toBe(before + calls);
  await arrives(1);
  if (lasts !== undefined) {
    // The browser says so a moment after the server has it all.
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
  test(`${name}: whatever becomes of the upload is told, keeps the file and can be tried again`, async ({
    page,
    owner,
    api,
  }) => {
    const screen = screens.find((it) => it.name === name);
    if (screen === undefined) throw new Error(`No screen is called ${name}`);
    test.setTimeout(120_000);
    await page.clock.install({ time: new Date(SATURDAY_NOON) });
    const visit = { page, owner, api };
    const field = page.getByRole('group', { name: group });
    const retry = field.getByRole('button', { name: /Reintentar/ });

    await enters(visit, screen);
    let isChosen = false;
    for (const fault of faultsFor(number).filter((it) => it.answer !== undefined && it.name !== UNKNOWN_FIELD)) {
      await test.step(fault.name, async () => {
        api.answers({ [UPLOAD]: fault.answer });
        const before = api.calls(UPLOAD).length;
        if (isChosen) await retry.click();
        else await fills(visit, field);
        isChosen = true;
        const calls = await livesThrough(visit, fault, before);
        await expect(retry).toBeEnabled();
        await expect.poll(() => told(page), AT_ONCE).toMatch(toldOf(fault, file, type));
        await expect(field).toContainText(toldOf(fault, file, type));
        expect(api.calls(UPLOAD)).toHaveLength(before + calls);
      });
    }
    await test.step('without internet it waits and goes on by itself', async () => {
      await api.setReachable(false);
      await retry.click();
      await expect(field).toContainText('En pausa: sin conexión');
      expect(await told(page)).toContain('Sin conexión a internet.');
      api.restartsWith(screen.script ?? {});
      await api.setReachable(true);
      await expect(field).toContainText('Listo');
      expect(api.calls(UPLOAD)).toHaveLength(1);
    });
    await test.step('at the end of her session', async () => {
      await enters(visit, screen, { script: { [UPLOAD]: unauthorised.answer } });
      await fills(visit, field);
      await expect(page.getByText('Tu sesión terminó.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(api.calls(UPLOAD)).toHaveLength(1);
    });
  });
}
