import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The success criteria of WCAG 2.2 AA, and what axe holds for good practice besides (ux §6). */
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Inside = { axe: typeof axe };

// Before all landmarks on purpose. axe knows it for what it is only where no other link stands before it, hidden or not.
const SKIP_LINK = 'a[href="#main"]';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const regionMatcher = `dialog, [role=dialog], [role=alertdialog], svg, ${SKIP_LINK}`;
const configuration = JSON.stringify({ checks: [{ id: 'region', options: { regionMatcher } }] });
const prepared = `${source};axe.configure(${configuration})`;

/**
 * Where a front has it, for pages that are looked at by the hundred: to hand half a megabyte to each document takes longer
 * than most of what is done with it.
 */
export const lentAxe = { path: '/lent/axe.js', script: prepared };
/** Has the page take it from its front; a page without a connection goes without. */
export const borrowsAxe = (page: Page): Promise<void> =>
  page.evaluate((path) => import(path).catch(() => undefined), lentAxe.path);

/** What axe finds wrong with a page as it stands, a line for each; with `rule` by that one alone. */
export async function findingsOf(page: Page, rule?: string): Promise<string[]> {
  // By the browser's own door: the page's policy lets no script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(prepared);
  return page.evaluate(
    async (only) => {
      const { violations } = await (globalThis as unknown as Inside).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
        // The chat is the provider's own page.
        iframes: false,
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help}. ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
    },
    rule === undefined ? { type: 'tag' as const, values: EVERYTHING } : { type: 'rule' as const, values: [rule] },
  );
}
