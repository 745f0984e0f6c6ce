import { browserName } from './browserName.ts';
import type { Finding } from './describeEvent.ts';

/** Web vitals by their name: milliseconds, and CLS without a unit. */
export type Vitals = { readonly kind: 'vitals'; readonly values: Readonly<Record<string, number>> };

/** Reports of one visit, all its documents together. */
const MAX_REPORTS = 20;
/** Key of the number of reports in session storage. */
const COUNT_KEY = 'reports';

/** Returns the function that sends a report about a page, each different one once for each document. */
export function createReporter(url: string, version: string) {
  const browser = browserName(navigator.userAgent);
  const sent = new Set<string>();
  return (page: string, finding: Finding | Vitals): void => {
    const report = JSON.stringify({ version, page, browser, ...finding });
    if (sent.has(report) || !takeTurn(sent.size)) return;
    sent.add(report);
    navigator.sendBeacon(url, report);
  };
}

/** Counts a report. Returns whether it may still be sent. Without storage the documents count on their own. */
function takeTurn(sentHere: number): boolean {
  try {
    const count = Number(sessionStorage.getItem(COUNT_KEY) ?? 0);
    if (!(count < MAX_REPORTS)) return false;
    sessionStorage.setItem(COUNT_KEY, String(count + 1));
    return true;
  } catch {
    return sentHere < MAX_REPORTS;
  }
}
