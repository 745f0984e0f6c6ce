import { runWhenIdle } from '#kit/browser/runWhenIdle.ts';

/** Where the browser tells how dear data are; not all do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Runs something once the page is loaded and has nothing else to do; never where the connection is slow or data are
 * dear.
 */
export function whenIdle(run: () => void): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  if (document.readyState === 'complete') runWhenIdle(run);
  else addEventListener('load', () => runWhenIdle(run), { once: true });
}
