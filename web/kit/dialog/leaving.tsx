import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { interceptBack } from '../navigation/interceptBack.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

let uploadingFields = 0;
/** The history entry of the page with the upload. */
let entry: { readonly state: unknown; readonly address: string };
/** Whether the owner has confirmed: the next link or `popstate` passes. */
let isConfirmed = false;
let closeDialog: (() => void) | undefined;

/**
 * Asks for confirmation before the page is left while a field uploads: by closing the tab, by a link, or by going back.
 */
export function useAskBeforeLeaving(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return;
    count(1);
    return () => count(-1);
  }, [isUploading]);
}

// Listeners exist only during uploads: with a `beforeunload` listener, browsers do not keep the page in their
// back-forward cache.
function count(change: 1 | -1) {
  uploadingFields += change;
  if (uploadingFields === 1 && change === 1) {
    entry = { state: history.state, address: location.href };
    isConfirmed = false;
    addEventListener('beforeunload', onUnload);
    interceptBack(onPop);
    document.addEventListener('click', onClick, true);
  }
  if (uploadingFields === 0) {
    removeEventListener('beforeunload', onUnload);
    interceptBack(undefined);
    document.removeEventListener('click', onClick, true);
    // Leaving cancels nothing any more.
    closeDialog?.();
  }
}

/**
 * Shows the confirmation dialog above the current page and calls `leave` when the owner confirms. Not `confirm()`: some
 * web views return false without showing it.
 */
function showDialog(leave: () => void) {
  closeDialog?.();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  closeDialog = () => {
    closeDialog = undefined;
    root.unmount();
    container.remove();
  };
  const confirmLeaving = () => {
    closeDialog?.();
    isConfirmed = true;
    leave();
  };
  root.render(<LeavingDialog onStay={() => closeDialog?.()} onLeave={confirmLeaving} />);
}

const onUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  // Browsers before 2024 ask only when this is set.
  event.returnValue = true;
};

/**
 * Stops a link to another page of the app. Links that open elsewhere pass, since `beforeunload` covers other sites, and
 * so do those that wait for the uploads themselves.
 */
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || 'waitsForUploads' in link.dataset || link.target === '_blank' || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  if (isConfirmed) {
    isConfirmed = false;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  showDialog(() => link.click());
};

/**
 * Runs before the router's listener, when the browser has gone to another entry already: adds the entry of the page with
 * the upload once more behind that one, and returns to that one when the owner confirms.
 */
const onPop = (event: PopStateEvent) => {
  if (isConfirmed) {
    isConfirmed = false;
    return;
  }
  event.stopImmediatePropagation();
  history.pushState(entry.state, '', entry.address);
  showDialog(() => history.back());
};
