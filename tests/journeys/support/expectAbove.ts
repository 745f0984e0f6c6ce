import { expect, type Locator } from 'playwright/test';

/** Waits until one element ends above the other one; what still loads or scrolls may move both. */
export const expectAbove = (upper: Locator, lower: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
      return above !== null && below !== null && above.y + above.height <= below.y;
    }, `${upper} is above ${lower}`)
    .toBe(true);
