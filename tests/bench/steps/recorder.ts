import type { Page } from 'playwright';

/** What the page reports; `at` in ms since 1970, durations in ms. */
type PageEvent =
  | { readonly kind: 'press'; readonly at: number }
  | { readonly kind: 'heading'; readonly at: number; readonly text: string }
  | { readonly kind: 'interaction'; readonly at: number; readonly duration: number; readonly name: string };

/** A request that reached the network. */
export type SentRequest = {
  readonly url: string;
  /** The type that the browser names: Document, Script, Stylesheet, Fetch, XHR … */
  readonly type: string;
  readonly method: string;
  readonly sentAt: number;
  readonly endedAt: number;
  readonly bytes: number;
};

type Reporting = Window & { reportStep?: (event: PageEvent) => void };

/** Records presses, headings, interactions and requests of a page, in all of its documents. */
export async function recordPage(page: Page) {
  const events: PageEvent[] = [];
  const listeners = new Set<() => void>();
  await page.exposeFunction('reportStep', (event: PageEvent) => {
    events.push(event);
    for (const listener of listeners) listener();
  });
  await page.addInitScript(reportEvents);
  const requests = await recordRequests(page);
  /** Resolves with the first such heading after a time. A locator would search the page in each frame, which costs it time. */
  const headingAfter = (since: number, heading: string | RegExp): Promise<Heading> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The heading ${heading} did not appear`)), PATIENCE_MS);
      const check = () => {
        const found = events.find((event) => isHeading(event, since, heading));
        if (found === undefined) return;
        clearTimeout(timer);
        listeners.delete(check);
        resolve(found as Heading);
      };
      listeners.add(check);
      check();
    });
  return { events, requests, headingAfter };
}

/** How long a heading may take, ms. */
const PATIENCE_MS = 60_000;

type Heading = Extract<PageEvent, { kind: 'heading' }>;

function isHeading(event: PageEvent, since: number, heading: string | RegExp): event is Heading {
  if (event.kind !== 'heading' || event.at <= since) return false;
  return typeof heading === 'string' ? event.text === heading : heading.test(event.text);
}

export type Recorded = Awaited<ReturnType<typeof recordPage>>;

/** Runs in each document: reports presses, each new heading once it is in a frame, and slow interactions. */
function reportEvents(): void {
  const report = (event: PageEvent) => (window as Reporting).reportStep?.(event);
  const wall = (time: number) => performance.timeOrigin + time;
  const options = { capture: true, passive: true };
  addEventListener('click', ({ timeStamp }) => report({ kind: 'press', at: wall(timeStamp) }), options);
  // Visible is what Playwright calls visible: in the page and not empty.
  let last = '';
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find((element) => element.getClientRects().length > 0);
    const text = heading?.innerText ?? '';
    if (text === last) return;
    last = text;
    requestAnimationFrame(() => report({ kind: 'heading', at: wall(performance.now()), text }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  const interactions: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration, name, ...entry } of list.getEntries() as PerformanceEventTiming[]) {
      const isInteraction = (entry as { interactionId?: number }).interactionId !== 0;
      if (isInteraction) report({ kind: 'interaction', at: wall(startTime), duration, name });
    }
  }).observe(interactions);
}

/** Returns a list that collects the requests that no cache has answered. */
async function recordRequests(page: Page): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  const running = new Map<string, { url: string; type: string; method: string; wall: number; clock: number }>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime, timestamp }) => {
    running.set(requestId, { url: request.url, type, method: request.method, wall: wallTime, clock: timestamp });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void running.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) running.delete(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const { wall, clock, ...request } = running.get(requestId) ?? { wall: 0, clock: 0 };
    if (!('url' in request) || !/^https?:/.test(request.url)) return;
    const sentAt = wall * 1000;
    sent.push({ ...request, sentAt, endedAt: sentAt + (timestamp - clock) * 1000, bytes: encodedDataLength });
  });
  return sent;
}
