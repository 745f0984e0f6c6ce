import type { Page } from 'playwright/test';

/**
 * Makes the browser save data, on pages that are opened after this: the app then loads no code in advance, so that the
 * code of the next page is certainly not there when a test cuts the connection or fails its requests.
 */
export const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
