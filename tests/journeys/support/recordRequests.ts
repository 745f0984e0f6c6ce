import type { Page, Request } from 'playwright/test';

/** Returns a list that collects the requests whose path matches, from now on. */
export function recordRequests(page: Page, path: RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => path.test(new URL(request.url()).pathname) && requests.push(request));
  return requests;
}
