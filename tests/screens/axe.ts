import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The rules of axe for the success criteria of WCAG 2.2 AA and for its best practices. */
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Inside = { axe: typeof axe };

// The skip link is outside of all landmarks. axe recognises it only when no other link, even hidden, precedes it.
const SKIP_LINK = 'a[href="#main"]';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const regionMatcher = `dialog, [role=dialog], [role=alertdialog], svg, ${SKIP_LINK}`;
const configuration = JSON.stringify({ checks: [{ id: 'region', options: { regionMatcher } }] });
const prepared = `${source};axe.configure(${configuration})`;

/**
 * Path from which the proxy serves axe, for specs that check hundreds of pages: evaluating its half megabyte in each
 * document takes longer than most checks.
 */
export const servedAxe = { path: '/test-tools/axe.js', script: prepared };
/** Loads axe into the page from the proxy; a page without a connection goes without it. */
export const loadAxe = (page: Page): Promise<void> =>
  page.evaluate((path) => import(path).catch(() => undefined), servedAxe.path);

/** Returns the violations that axe finds in the page's present state, a line each; with `rule` by that rule alone. */
export async function findingsOf(page: Page, rule?: string): Promise<string[]> {
  const found = await runAxe(page, rule);
  if (found !== undefined) return found;
  // Through the browser's protocol, since the page's content security policy blocks inline scripts.
  await page.evaluate(prepared);
  return (await runAxe(page, rule)) ?? [];
}

/** Runs axe if it is in the page; undefined if it is not. */
const runAxe = (page: Page, rule?: string): Promise<string[] | undefined> =>
  page.evaluate(
    async (only) => {
      const { axe: checker } = globalThis as unknown as Partial<Inside>;
      const results = await checker?.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
        // The chat is a page of its provider.
        iframes: false,
        preload: false,
      });
      return results?.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help}. ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
    },
    rule === undefined ? { type: 'tag' as const, values: EVERYTHING } : { type: 'rule' as const, values: [rule] },
  );
