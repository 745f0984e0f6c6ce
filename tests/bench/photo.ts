import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { profileAtStep } from '../journeys/support/scriptedApi.ts';
import { paintedJpeg } from '../paintedJpeg.ts';
import type { Row } from './benchmark.ts';
import { onSlowPhone, SLOW_LINE } from './slowPhone.ts';

/** 4,000 × 3,000 pixels, in blocks of 8. */
const [COLUMNS, ROWS] = [500, 375];

type Recorded = {
  /** The longest task, ms. */
  longest: number;
  /** The numbers of workers with a picture: open now, open at once at most, and all. */
  open: number;
  most: number;
  all: number;
  /** When the first photo was chosen, and when it was ready, in ms since the page was opened. */
  chosenAt: number;
  readyAt: number;
};
type Recording = Window & { recorded?: Recorded };

/** Measures two photos of 12 megapixels, picked at once, until their bytes are sent. */
export const photo = (): Promise<Row[]> =>
  onSlowPhone(async (open) => {
    const { page, devtools, close } = await open('/profile/identification', {
      profile: profileAtStep('identification'),
      prepare: recordWork,
    });
    const file = join(await mkdtemp(join(tmpdir(), 'adelantto-bench-')), 'foto.jpg');
    await writeFile(
      file,
      paintedJpeg(COLUMNS, ROWS, (x, y) => [(x * 7) % 256, (y * 5) % 256, (x * y) % 256]),
    );
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize / 1_000_000;
    };
    const inputs = page.locator('input[type="file"]');
    await inputs.first().waitFor({ state: 'attached' });
    const before = await heap();
    await page.evaluate(() => {
      const { recorded } = window as Recording;
      if (recorded) recorded.longest = 0;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    const fields = ['Frente de tu INE', 'Reverso de tu INE'].map((name) => page.getByRole('group', { name }));
    // By path: bytes passed to the page would be read there first, which is not the app's work.
    for (const field of fields) await field.locator('input[type="file"]').last().setInputFiles(file);
    for (const field of fields) await field.getByText(/Listo/).first().waitFor();
    const [upload = Number.NaN] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, duration }) => (name.endsWith('/api/files') ? [duration] : [])),
    );
    const recorded = await page.evaluate(() => (window as Recording).recorded);
    const kept = (await heap()) - before;
    if (!recorded?.all) throw new Error('No photo went to a worker');
    await close();
    await rm(dirname(file), { recursive: true });
    return [
      { what: 'longest task while photos of 12 MP are sent', value: recorded.longest, unit: 'ms', atMost: 50 },
      {
        what: 'from the choice to "Listo" besides the upload',
        value: recorded.readyAt - recorded.chosenAt - upload,
        unit: 'ms',
        atMost: 1000,
      },
      { what: 'photos that were open at the same time', value: recorded.most, unit: '', atMost: 1 },
      { what: 'photos left open', value: recorded.open, unit: '', atMost: 0 },
      { what: 'memory that stays', value: kept, unit: 'MB', atMost: 2 },
    ];
  });

/** Runs in the page: records the longest task, the number of workers with an open picture, and when the first is ready. */
function recordWork(): void {
  const recorded: Recorded = { longest: 0, open: 0, most: 0, all: 0, chosenAt: 0, readyAt: 0 };
  (window as Recording).recorded = recorded;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.longest = Math.max(recorded.longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('change', () => (recorded.chosenAt ||= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (document.body?.textContent?.includes('Listo')) recorded.readyAt ||= performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      recorded.all += 1;
      recorded.open += 1;
      recorded.most = Math.max(recorded.most, recorded.open);
    }
    override terminate() {
      recorded.open -= 1;
      super.terminate();
    }
  };
}
