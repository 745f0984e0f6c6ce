import express, { Router } from 'express';
import {
  array,
  enums,
  type Infer,
  is,
  literal,
  nullable,
  number,
  object,
  pattern,
  record,
  string,
  union,
} from 'superstruct';
import { singleLine } from '#domain/text/singleLine';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../demo.ts';
import { httpError } from '../http/errors.ts';

/** Address of the receiver of reports. The app learns it from the meta tag `report-url`. */
export const REPORTS = '/reports';

const about = {
  version: pattern(string(), /^[\w.+-]{1,40}$/),
  page: pattern(string(), /^(\/[\w:/-]*|other)$/),
  browser: string(),
};
const at = array(pattern(string(), /^[\w-]+\.js:\d+:\d+$/));
const vital = enums(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);

/** What an app reports: an error, code that did not load, a violation of the policy, or how fast a page was. */
const Report = union([
  object({ ...about, kind: literal('error'), name: pattern(string(), /^\w{1,40}$/), at }),
  object({ ...about, kind: literal('chunk'), file: nullable(pattern(string(), /^[\w-]+\.js$/)) }),
  object({ ...about, kind: literal('policy'), directive: string(), blocked: string(), at }),
  object({ ...about, kind: literal('vitals'), values: record(vital, number()) }),
]);
type Report = Infer<typeof Report>;

/** POST /reports: stores a report as an event. Browsers send it as text, which needs no preflight. */
export function reportRoutes({ store, events }: Pick<Demo, 'store' | 'events'>): Router {
  const routes = Router();
  routes.post('/', express.text({ type: '*/*', limit: '4kb' }), async (req, res) => {
    const report = reportIn(req.body);
    await store.write(() => events.record({ kind: 'faults', line: lineOf(report), data: { ...report } }));
    res.status(204).end();
  });
  return routes;
}

function reportIn(body: unknown): Report {
  const report: unknown = parsed(body);
  if (!is(report, Report)) throw httpError(400, 'The request could not be read');
  return report;
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body), (_key, value) => (typeof value === 'string' ? singleLine(value) : value));
  } catch {
    return undefined; // no JSON, and so no report
  }
}

function lineOf(report: Report): string {
  const { page, browser } = report;
  if (report.kind === 'vitals') {
    const values = Object.entries(report.values).map(([name, value]) => `${name} ${value}`);
    return serverTexts.vitalsReported({ page, browser, values: values.join(', ') });
  }
  if (report.kind === 'chunk') return serverTexts.chunkReported({ page, browser, file: report.file ?? '' });
  if (report.kind === 'policy') return serverTexts.violationReported({ page, browser, directive: report.directive });
  return serverTexts.errorReported({ page, browser, name: report.name, at: report.at[0] ?? '' });
}
