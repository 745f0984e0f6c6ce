import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { expect, test } from '../journeys/support/journey.ts';

/*
 * `npx playwright test --config tests/playwright.config.ts --project brand` renders the pictures that the build copies unchanged: the icons from the mark, and the preview of a
 * link to the landing page from that page.
 */
const folder = fileURLToPath(new URL('../../web/brand/', import.meta.url));
const mark = fileURLToPath(new URL('../../web/brand/icon.svg', import.meta.url));

test.use({ bypassCSP: true });

test('renders the icons', async ({ page }) => {
  const svg = await readFile(mark, 'utf8');
  // Systems cut these icons to their own shapes, so the background extends to the edge.
  const square = svg.replace('rx="13"', '');
  await renderSvg(page, svg, 192, 'icon-192.png');
  await renderSvg(page, svg, 512, 'icon-512.png');
  await renderSvg(page, square, 512, 'icon-maskable-512.png');
  await renderSvg(page, square, 180, 'touch-icon-180.png');
});

test('renders the preview of a link', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto('/');
  // The picture of the patio loads after the page; it contains the page's slogan a second time.
  await expect(page.getByText('Tu renta de mañana, hoy.')).toHaveCount(2);
  // Hides the column, moves the house there and enlarges the text for a thumbnail.
  await page.addStyleTag({
    content: `
      [data-scroller] { display: none }
      svg:not([data-scroller] svg):not([role]) { left: 600px; height: 620px }
      p { margin-top: 40px !important; font-size: 64px !important }
      p + p { max-width: none !important; margin-top: 0 !important; font-size: 23px !important }
      p + p + p { display: none }
    `,
  });
  await page.screenshot({ path: `${folder}share.png`, animations: 'disabled' });
});

async function renderSvg(page: Page, svg: string, side: number, file: string): Promise<void> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${side}px }</style>${svg}`);
  await writeFile(folder + file, await page.screenshot({ omitBackground: true }));
}
