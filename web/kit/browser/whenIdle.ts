/** The Network Information API, which not all browsers have. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Calls `run` once the page has loaded and the browser is idle; never on a slow connection or in data-saver mode. */
export function whenIdle(run: () => void): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  if (document.readyState === 'complete') runWhenIdle(run);
  else addEventListener('load', () => runWhenIdle(run), { once: true });
}

/** Calls `run` when the page is idle (Safari: after 50 ms). Returns the function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 50);
  return () => clearTimeout(timer);
}
