import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tell } from '../protocol.ts';

/** Changes of one moment are told together, ms. */
const TOGETHER_MS = 50;

/** Tells the console where the phone is, on arriving and whenever the address, the title or its being busy changes. */
export function useWhereabouts(isFramed: boolean): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!isFramed) return;
    let said = '';
    let telling: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      telling = undefined;
      const at = {
        kind: 'at' as const,
        path: `${pathname}${search}`,
        title: document.title,
        busy: document.querySelector('[aria-busy="true"]') !== null,
      };
      const now = JSON.stringify(at);
      if (now !== said) tell(parent, at);
      said = now;
    };
    const soon = () => {
      telling ??= setTimeout(say, TOGETHER_MS);
    };
    soon();
    const watching = new MutationObserver(soon);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    return () => {
      watching.disconnect();
      clearTimeout(telling);
    };
  }, [isFramed, pathname, search]);
}
