import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Page, test } from 'playwright/test';
import { folder, type Size, schemes, sizes } from './sizes.ts';

/** The number of readable pictures on one sheet, and in one row. */
const sheetOf: Record<Size, { pictures: number; row: number }> = {
  '390x844': { pictures: 8, row: 4 },
  '320x640': { pictures: 10, row: 5 },
  '1280x800': { pictures: 6, row: 2 },
};

for (const size of Object.keys(sizes) as Size[]) {
  for (const scheme of schemes) {
    test(`renders the contact sheets of ${size}, ${scheme}`, async ({ context }) => {
      test.setTimeout(300_000);
      const from = join(folder, `${size}-${scheme}`);
      test.skip(!existsSync(from), 'no pictures were taken');
      const sheets = join(folder, 'sheets', `${size}-${scheme}`);
      await rm(sheets, { recursive: true, force: true });
      await mkdir(sheets, { recursive: true });
      const { pictures, row } = sheetOf[size];
      const files = readdirSync(from).sort();
      for (let first = 0; first < files.length; first += pictures) {
        const path = join(sheets, `${String(first / pictures + 1).padStart(2, '0')}.png`);
        // Each sheet in a page of its own, since one page cannot hold the pictures of all.
        const page = await context.newPage();
        await renderSheet(page, files.slice(first, first + pictures), { from, row, width: sizes[size].width, path });
        await page.close();
      }
    });
  }
}

type Sheet = { from: string; row: number; width: number; path: string };

/** Renders pictures in a grid, each with its name, and takes a screenshot of them. */
async function renderSheet(page: Page, files: readonly string[], { from, row, width, path }: Sheet): Promise<void> {
  const gap = 24;
  const figures = await Promise.all(
    files.map(async (file) => {
      const picture = await readFile(join(from, file), 'base64');
      return `<figure><figcaption>${basename(file, '.png')}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
    }),
  );
  await page.setViewportSize({ width: row * (width + gap) + gap, height: 800 });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${row}, ${width}px); gap: ${gap}px; margin: ${gap}px; background: #8a8a8a }
    figure { margin: 0 }
    img { display: block; width: 100% }
    figcaption { height: 42px; font: 600 14px/18px sans-serif }
  </style>${figures.join('')}`);
  await page.screenshot({ path, fullPage: true });
}
