import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tell } from '../protocol.ts';

/** Changes of one moment are told together, ms. */
const TOGETHER_MS = 50;

/** Tells the console where the phone is, on arriving and whenever the address, the title or its being busy changes. */
export function useReportLocation(isFramed: boolean): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!isFramed) return;
    let said = '';
    let telling: ReturnType<typeof setTimeout> | undefined;
    const say = (isBusy: boolean) => {
      telling = undefined;
      const at = { kind: 'at' as const, path: `${pathname}${search}`, title: document.title, busy: isBusy };
      const now = JSON.stringify(at);
      if (now !== said) tell(parent, at);
      said = now;
    };
    const soon = () => {
      telling ??= setTimeout(() => say(document.querySelector('[aria-busy="true"]') !== null), TOGETHER_MS);
    };
    // Of an arrival with the frame that shows it: later, it would overrule a step that the operator has chosen meanwhile.
    // Not sooner: an address that only leads on to another is nowhere to be.
    const arriving = requestAnimationFrame(() => say(true));
    soon();
    const watching = new MutationObserver(soon);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    return () => {
      watching.disconnect();
      cancelAnimationFrame(arriving);
      clearTimeout(telling);
    };
  }, [isFramed, pathname, search]);
}
