import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, type Page } from 'playwright/test';
import { paths } from '../../../web/paths.ts';
import type { Stage } from '../../stage.ts';

/** A report as the app sends it. */
export type Report = Record<string, unknown> & {
  readonly kind: 'error' | 'chunk' | 'policy' | 'vitals';
  readonly values?: Readonly<Record<string, number>>;
  readonly at?: readonly string[];
};

/** A server that receives reports, as that of a team would: answers at once and keeps what has come. */
export type ReportReceiver = { readonly url: string; readonly reports: Report[]; stop(): void };

export async function startReceiver(): Promise<ReportReceiver> {
  const reports: Report[] = [];
  const server = createServer(async (req, res) => {
    reports.push(JSON.parse(await text(req)));
    res.writeHead(204, { 'Cross-Origin-Resource-Policy': 'cross-origin' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/in`, reports, stop: () => void server.close().closeAllConnections() };
}

/** Leaves the page, as its last report is sent then, and waits until that one has arrived. */
export async function leavePage(page: Page, { reports }: ReportReceiver): Promise<void> {
  const before = reports.length;
  await page.goto('about:blank');
  await expect.poll(() => reports.length).toBeGreaterThan(before);
}

const POSITION = /^[\w-]+\.js:\d+:\d+$/;

/** Returns the texts of reports, without the version, times and positions in scripts, whose digits occur in amounts too. */
export const textsOf = (reports: readonly Report[]): string =>
  JSON.stringify(
    reports.map(({ version: _, at = [], values = {}, ...texts }) => [
      texts,
      at.filter((position) => !POSITION.test(position)),
      Object.keys(values),
    ]),
  );

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
