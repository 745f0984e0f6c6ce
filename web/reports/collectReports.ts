import { runWhenIdle } from '#kit/browser/whenIdle.ts';

/** Events that the inline guard keeps until the code that reports them has loaded, and then hands on. */
type CollectedEvents = Event[] & { onEvent?: () => void };

// The inline script and the reporting code are separate bundles: the global object is where they meet.
const page = globalThis as typeof globalThis & { collected?: CollectedEvents };

/** The events of a page that are reported. `pagefailed` is an error that the error boundary has caught. */
const EVENT_TYPES = [
  ...['error', 'unhandledrejection', 'securitypolicyviolation'],
  ...['pagefailed', 'codefailed', 'codelate'],
];

/**
 * Collects errors from the first moment on and loads the code that reports them when the page is idle. Does nothing
 * when the page names no address to report to (`report-url`).
 */
export function collectReports(): void {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="report-url"]');
  if (!setting?.content) return;
  const events: CollectedEvents = [];
  page.collected = events;
  const collect = (event: Event) => {
    events.push(event);
    events.onEvent?.();
  };
  // In the capture phase, because load errors of scripts do not bubble.
  for (const type of EVENT_TYPES) addEventListener(type, collect, true);
  // Errors are reported also where other code is not loaded in advance, such as on a slow connection.
  addEventListener('load', () => runWhenIdle(() => import(setting.dataset.script ?? '').catch(() => undefined)));
}

/** Calls `handle` with each event collected so far, and with each later one. */
export function handleCollected(handle: (event: Event) => void): void {
  const events = page.collected ?? [];
  events.onEvent = () => {
    for (const event of events.splice(0)) handle(event);
  };
  events.onEvent();
}
