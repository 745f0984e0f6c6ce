import { profileAtStep } from '../journeys/support/scriptedApi.ts';
import { quantile } from '../quantile.ts';
import { onSlowPhone } from './slowPhone.mjs';

/** The browser reports only longer events, ms. */
const LEAST = 16;
const WORDS = 'Calle del Laurel 140, interior 3, entre Sabino y Fresno, junto al parque, zaguan verde';

/** Measures the time from a key press in the largest form to the next frame. */
export const typing = () =>
  onSlowPhone(async (open) => {
    const { page, close } = await open('/profile/identification', {
      profile: profileAtStep('identification'),
      prepare: watched,
    });
    const field = page.getByLabel('Domicilio', { exact: false }).first();
    await field.click();
    for (const key of WORDS) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    const slow = await page.evaluate(() => globalThis.keys);
    await close();
    const quick = Array.from({ length: Math.max(0, WORDS.length - slow.length) }, () => LEAST);
    return {
      rows: [
        { what: 'a key in the largest form, p95', value: quantile([...slow, ...quick], 0.95), unit: 'ms', atMost: 50 },
      ],
    };
  });

/** Runs in the page: records how long each key press took until it was rendered. */
function watched() {
  globalThis.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}
