import { type BrowserContext, chromium, type Locator } from 'playwright';
import { wideScreen } from '../journeys/support/console.ts';
import { MONDAY_MORNING } from '../journeys/support/journey.ts';
import { Owner } from '../journeys/support/owner.ts';
import { findBrowser } from '../runner/browser.mjs';
import { Stage } from '../stage.ts';
import type { Row } from './benchmark.ts';
import { withDemo } from './withDemo.ts';

/** Windows of the stage, and as many of the app. */
const WINDOWS = 6;

/** Measures how long a change of the clock takes to reach the slowest of twelve windows of one browser. */
export const windows = (): Promise<Row[]> =>
  withDemo(async (url) => {
    const operator = new Stage(url);
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    const browser = await chromium.launch({ executablePath: findBrowser() });
    try {
      const context = await browser.newContext({ ...wideScreen, locale: 'es-MX', baseURL: url });
      const shown: Locator[] = [];
      while (shown.length < WINDOWS) shown.push(await opensStage(context));
      while (shown.length < 2 * WINDOWS) shown.push(await opensApp(context, operator));

      const begun = performance.now();
      await operator.moveClock({ advance: 'P1M' });
      await Promise.all(shown.map((change) => change.waitFor()));
      const value = Math.round(performance.now() - begun);
      return [{ what: 'the clock reaches twelve windows', value, unit: 'ms', atMost: 2000 }];
    } finally {
      await browser.close();
    }
  });

/** Opens the stage. Returns its date of a month later. */
async function opensStage(context: BrowserContext): Promise<Locator> {
  const page = await context.newPage();
  await page.goto('/demo');
  const time = page.locator('header').getByRole('time');
  await time.waitFor();
  return time.getByText('sep 2026');
}

/** Opens the app of an owner who is late with a payment. Returns what is visible there a month later. */
async function opensApp(context: BrowserContext, operator: Stage): Promise<Locator> {
  const page = await context.newPage();
  await new Owner(page, operator).signsInAs('vencida');
  await page.getByRole('heading', { name: 'Hola, Óscar' }).waitFor();
  return page.getByText('2 pagos atrasados');
}
