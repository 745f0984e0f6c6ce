import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Store } from '../../../web/start.tsx';
import { sendMessage } from '../protocol.ts';

/** Delay that groups consecutive changes into one message, ms. */
const DEBOUNCE_MS = 50;

/**
 * Reports the location and the signed-in owner to the console, on arrival and whenever the address or the busy state
 * changes. The app's store knows the owner before session storage does.
 */
export function useReportLocation(isFramed: boolean, store: Store): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!isFramed) return;
    let lastReport = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (isBusy: boolean) => {
      const message = {
        kind: 'location' as const,
        path: `${pathname}${search}`,
        busy: isBusy,
        owner_id: store.getState().auth.user?.id ?? null,
      };
      const serialised = JSON.stringify(message);
      if (serialised !== lastReport) sendMessage(parent, message);
      lastReport = serialised;
    };
    const reportSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        report(document.querySelector('[aria-busy="true"]') !== null);
      }, DEBOUNCE_MS);
    };
    // Reports an arrival in the animation frame that renders it. Later, it could override a step that the operator has
    // chosen meanwhile; earlier, it would report addresses that only redirect.
    const arrivalFrame = requestAnimationFrame(() => {
      report(true);
      // After the arrival, or its "busy" could be the last report on a busy machine.
      reportSoon();
    });
    const observer = new MutationObserver(reportSoon);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(arrivalFrame);
      clearTimeout(timer);
    };
  }, [isFramed, store, pathname, search]);
}
