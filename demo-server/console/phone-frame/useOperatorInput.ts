import { type RefObject, useCallback, useEffect } from 'react';

const INPUTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Calls `onInput` for each input of the operator in this window, by mouse or keyboard: not for what "Hazlo por mí" does.
 * Returns a function that listens to the page in the phone's frame too; call it after each load.
 */
export function useOperatorInput(frame: RefObject<HTMLIFrameElement | null>, onInput: () => void): () => void {
  const listen = useCallback(
    (target: Window) => {
      const handle = ({ isTrusted }: Event) => isTrusted && onInput();
      for (const input of INPUTS) target.addEventListener(input, handle, { capture: true, passive: true });
      return () => {
        for (const input of INPUTS) target.removeEventListener(input, handle, { capture: true });
      };
    },
    [onInput],
  );
  useEffect(() => listen(window), [listen]);
  // Ends with the frame's page.
  return useCallback(() => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    // Without a document it is the browser's own page for a failed load, which no script may touch.
    if (contentWindow && contentDocument) listen(contentWindow);
  }, [frame, listen]);
}
