import { expect, type Page } from 'playwright/test';
import { paths } from '../../../web/paths.ts';
import type { Stage } from '../../stage.ts';

/** A report as the demo server stores it. */
export type Report = Record<string, unknown> & { kind: 'error' | 'chunk' | 'policy' | 'vitals' };

/** Returns the reports that the demo server has received since its last reset. */
export async function receivedReports(operator: Stage): Promise<Report[]> {
  const events = await operator.rows<{ call: string | null; data: Report }>('events');
  return events.filter(({ call }) => call === 'POST /reports').map(({ data }) => data);
}

/** Leaves the page, as its last report is sent then, and returns all reports once that one has arrived. */
export async function reportsAfterLeaving(page: Page, operator: Stage): Promise<Report[]> {
  const before = (await receivedReports(operator)).length;
  await page.goto('about:blank');
  await expect.poll(async () => (await receivedReports(operator)).length).toBeGreaterThan(before);
  return receivedReports(operator);
}

/**
 * Returns the texts of reports, without the version, times and positions in scripts, whose form the server checks: their
 * digits occur in amounts and street numbers too.
 */
export const textsOf = (reports: readonly Report[]): string =>
  JSON.stringify(reports.map(({ version: _, at: __, values, ...texts }) => [texts, Object.keys(values ?? {})]));

/** Returns all texts that the store has about owners and their money: names, addresses, amounts, dates, links. */
export async function personalTexts(operator: Stage): Promise<string[]> {
  const tables = await Promise.all(
    ['owners', 'applications', 'loans', 'installments', 'files', 'messages'].map((name) => operator.rows(name)),
  );
  const texts = tables.flat().flatMap(textsIn);
  // Shorter ones and statuses occur in other words, and e-mails contain addresses of pages.
  const isCommon = (text: string) => text.length <= 3 || /^[a-z_]+$/.test(text) || pages.has(text);
  return [...new Set(texts)].filter((text) => !isCommon(text));
}

const pages = new Set<string>(Object.values(paths));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/[\s,;]+/)];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
