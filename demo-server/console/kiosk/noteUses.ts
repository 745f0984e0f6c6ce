import { noteUse } from './kioskStorage.ts';

const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Notes each use of this document for kiosk mode: by mouse, finger or keyboard, not what "Hazlo por mí" does. Returns a
 * function that stops it.
 */
export function noteUses(): () => void {
  const handle = ({ isTrusted }: Event) => isTrusted && noteUse(Date.now());
  for (const use of USES) addEventListener(use, handle, { capture: true, passive: true });
  return () => {
    for (const use of USES) removeEventListener(use, handle, { capture: true });
  };
}
