/** Where the browser tells how dear data are; not all do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Runs something once the page is loaded and has nothing else to do; never where the connection is slow or data are dear. */
export function whenIdle(run: () => void): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  // Safari has no such callback.
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
