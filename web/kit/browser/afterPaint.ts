/** How long to wait for a frame, ms: a hidden page has none. */
const NO_FRAME_MS = 1000;

/**
 * Resolves after the next frame, or after a second when the page has none, so that work of many milliseconds does not keep
 * back what a press changes.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A task after the frame's callback: the browser paints in between.
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
