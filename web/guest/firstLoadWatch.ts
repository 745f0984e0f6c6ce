import { onFirstLoad, PATIENCE_MS } from './firstLoad.ts';

// Whether the page's code runs.
let isLoaded = false;
let isMissing = false;
// What fails while requests are being stopped fails because of that.
let isStopping = false;
let attempts = 0;
// Code failed again though the server can be reached: it is no longer there, or an older browser keeps the failure of
// an import for as long as the document lives. Only then is the document loaded, and what is in its fields lost.
let needsDocument = false;

/** Shows the strip when code of the first load fails or takes long, and loads it again when "Retry" is pressed. */
export function watchFirstLoad(): void {
  onFirstLoad('codeloaded', () => {
    isLoaded = true;
    isMissing = false;
    showStrip(false);
  });
  onFirstLoad('codefailed', fail);
  onFirstLoad('codelate', report);
  // Errors of loading do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && !isLoaded && fail(), true);
  addEventListener('online', () => showStrip(isMissing));
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !event.defaultPrevented) follow(link, event);
  });
  waitForCode();
}

/** Keeps links that load a document from the browser's own error page, and handles the strip's link. */
function follow(link: HTMLAnchorElement, event: Event): void {
  const isLoad = link.origin === location.origin && link.target === '' && link.hash === '';
  const isRetry = link.closest('#unreached') !== null;
  if (!isLoad || (navigator.onLine && !isRetry)) return;
  event.preventDefault();
  if (navigator.onLine) loadAgain();
  else showStrip(true);
}

function waitForCode(): void {
  setTimeout(() => !isLoaded && entryScript() !== null && report(), PATIENCE_MS);
}

function report(): void {
  isMissing = true;
  showStrip(true);
}

function fail(): void {
  if (isStopping) return;
  report();
  const entry = entryScript();
  if (attempts === 0 || entry === null) return;
  fetch(entry.src, { cache: 'no-store' }).then(
    () => {
      needsDocument = true;
    },
    () => undefined,
  );
}

/**
 * Loads missing code within the document where a form may hold what was typed, passwords too; elsewhere the document.
 */
function loadAgain(): void {
  const form = document.querySelector('form');
  if (needsDocument || form === null) {
    location.reload();
    return;
  }
  attempts += 1;
  showStrip(false);
  isStopping = true;
  // Otherwise the next attempt would wait for the same request that hangs.
  stop();
  setTimeout(() => {
    isStopping = false;
    if (isLoaded) form.requestSubmit();
    else importAgain();
  });
}

function importAgain(): void {
  waitForCode();
  // Under another address: a module that has run before, or failed in an older browser, would not run again.
  import(`${entryScript()?.src}?${attempts}`).catch(fail);
}

const entryScript = () => document.querySelector<HTMLScriptElement>('script[type=module]');

function showStrip(isShown: boolean): void {
  document.getElementById('unreached')?.toggleAttribute('hidden', !isShown);
}
