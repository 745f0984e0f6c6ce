import { profileAtStep } from '../journeys/support/scriptedApi.ts';
import { quantile } from '../quantile.ts';
import type { Row } from './benchmark.ts';
import { onSlowPhone } from './slowPhone.ts';

/** The browser reports only longer events, ms. */
const SHORTEST = 16;
const WORDS = 'Calle del Laurel 140, interior 3, entre Sabino y Fresno, junto al parque, zaguan verde';

type Recording = Window & { keyTimes?: number[] };

/** Measures the time from a key press in the largest form to the next frame. */
export const typing = (): Promise<Row[]> =>
  onSlowPhone(async (open) => {
    const { page, close } = await open('/profile/identification', {
      profile: profileAtStep('identification'),
      prepare: recordKeys,
    });
    const field = page.getByLabel('Domicilio', { exact: false }).first();
    await field.click();
    for (const key of WORDS) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    const slow = await page.evaluate(() => (window as Recording).keyTimes ?? []);
    await close();
    const quick = Array.from({ length: Math.max(0, WORDS.length - slow.length) }, () => SHORTEST);
    return [
      { what: 'a key in the largest form, p95', value: quantile([...slow, ...quick], 0.95), unit: 'ms', atMost: 50 },
    ];
  });

/** Runs in the page: records how long each key press took until it was rendered. */
function recordKeys(): void {
  const times: number[] = [];
  (window as Recording).keyTimes = times;
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
  }).observe(options);
}
