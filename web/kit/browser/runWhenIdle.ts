/** Runs something once the page has nothing else to do; answers how not to. Safari has no callback for it. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, 50);
  return () => clearTimeout(asked);
}
