import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { expect, test } from '../journeys/support/journey.ts';

/*
 * `npm run brand` draws what the build hands out as it is: the icons from the mark (design §6), and the picture of a link to
 * the landing page from that page itself.
 */
const folder = fileURLToPath(new URL('../../web/brand/', import.meta.url));
const mark = fileURLToPath(new URL('../../web/brand/icon.svg', import.meta.url));

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test('the icons', async ({ page }) => {
  const svg = await readFile(mark, 'utf8');
  // Whoever shows these cuts them to a shape of its own: the ground goes to the edge.
  const square = svg.replace('rx="13"', '');
  await draws(page, svg, 192, 'icon-192.png');
  await draws(page, svg, 512, 'icon-512.png');
  await draws(page, square, 512, 'icon-maskable-512.png');
  await draws(page, square, 180, 'touch-icon-180.png');
});

test('the picture of a link', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto('/');
  // The patio comes after the page, with the promise that the page itself says too.
  await expect(page.getByText('Tu renta de mañana, hoy.')).toHaveCount(2);
  // Where the column floats stands the house; the words are as large as a thumbnail wants them.
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

async function draws(page: Page, svg: string, side: number, file: string): Promise<void> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${side}px }</style>${svg}`);
  await writeFile(folder + file, await page.screenshot({ omitBackground: true }));
}
