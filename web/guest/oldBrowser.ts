/**
 * Whether the browser lacks what the app cannot do without: modal dialogs and methods of arrays and objects that the code
 * and its packages call. All browsers of `web/build/browsers.mjs` have them.
 */
export const isBrowserTooOld = (): boolean =>
  typeof HTMLDialogElement === 'undefined' ||
  !('showModal' in HTMLDialogElement.prototype) ||
  !('hasOwn' in Object) ||
  !('at' in Array.prototype);

/** Shows at the top of the page what the owner can do about a browser that is too old. */
export function showBrowserTooOld(): void {
  const show = () => document.getElementById('old-browser')?.removeAttribute('hidden');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}
