import { beforeEach, expect, test, vi } from 'vitest';
import { createReporter } from '../../../web/reports/createReporter.ts';

let sent: [url: string, report: string][];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome/130 Android',
    sendBeacon: (...call: [string, string]) => sent.push(call),
  });
});

const errorAt = (line: number) => ({ kind: 'error', name: 'TypeError', at: [`c-1A2B3C4D.js:${line}:1`] }) as const;

test('sends version, page and browser with what was found', () => {
  createReporter('https://reports.test/in', '1.0.0+1A2B3C4D')('/loans/:id', errorAt(1));
  expect(sent.map(([url, report]) => [url, JSON.parse(report)])).toEqual([
    [
      'https://reports.test/in',
      { version: '1.0.0+1A2B3C4D', page: '/loans/:id', browser: 'Chrome 130, Android', ...errorAt(1) },
    ],
  ]);
});

test('sends the same report once', () => {
  const report = createReporter('/reports', '1');
  for (const line of [1, 1, 2, 1]) report('/home', errorAt(line));
  expect(sent).toHaveLength(2);
});

test('sends at most 20 reports a visit, all its documents together', () => {
  for (const report of [createReporter('/reports', '1'), createReporter('/reports', '1')]) {
    for (let line = 1; line <= 15; line += 1) report('/home', errorAt(line));
  }
  expect(sent).toHaveLength(20);
});

test('sends at most 20 reports a document where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const report = createReporter('/reports', '1');
  for (let line = 1; line <= 30; line += 1) report('/home', errorAt(line));
  expect(sent).toHaveLength(20);
});
