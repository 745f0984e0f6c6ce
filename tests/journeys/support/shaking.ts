import type { BrowserContext } from 'playwright/test';
import { createRandom, type Random } from '../../torture/random.ts';

/** One request in so many to the real server is late, by up to so many ms. */
const ONE_IN = 8;
const LATEST_MS = 1500;

/** Returns random numbers for a test that follow from the round of `npm run shake`; undefined in every other run. */
export function randomOfRound(testId: string): Random | undefined {
  const { SHAKE_SEED } = process.env;
  return SHAKE_SEED === undefined ? undefined : createRandom(Number(SHAKE_SEED) + Number.parseInt(testId, 16));
}

/**
 * Makes some requests of all pages late: documents, scripts, calls. Not those by which a page asks whether there is a
 * connection: `cutConnection` counts on their order.
 */
export async function delayRequests(context: BrowserContext, random: Random): Promise<void> {
  await context.route('**/*', async (route) => {
    const isLate = route.request().method() !== 'HEAD' && random.below(ONE_IN) === 0;
    if (isLate) await new Promise((done) => setTimeout(done, random.below(LATEST_MS)));
    // The page may be gone.
    await route.fallback().catch(() => {});
  });
}
