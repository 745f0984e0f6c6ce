import type { Page } from 'playwright/test';

/** Upload speed in kilobits a second, so slow that no upload finishes before the test resets it. */
export const SLOW = { upload_kbps: 800 };
/** File size in megabytes, larger than the network's buffers. */
export const LARGE = 16;
/** Time limit for a slow upload on a busy machine. */
export const LONG = { timeout: 25_000 };

export const progressBars = (page: Page) => page.getByRole('progressbar', { name: /^Subiendo/ });
