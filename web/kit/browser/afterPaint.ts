/** Resolves once the next frame is visible, so that work of many milliseconds does not keep back what a press changes. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A task after the frame's callback: the browser paints in between.
    requestAnimationFrame(() => setTimeout(resolve));
  });
