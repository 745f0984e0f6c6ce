/** How long to wait for a frame, ms: a page that is hidden meanwhile has none. */
const NO_FRAME_MS = 1000;

/**
 * Resolves after the next frame, so that work of many milliseconds does not keep back what a press changes; at once, or
 * after a second, when the page has no frame.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!globalThis.requestAnimationFrame || globalThis.document?.hidden) return void setTimeout(resolve);
    // A task after the frame's callback: the browser paints in between.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
