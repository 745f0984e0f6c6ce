import { askServer, type Reach } from '#connection';
import { submitForm } from '#kit/browser/submitForm.ts';
import { CODE_TIMEOUT_MS, onFirstLoad } from './firstLoad.ts';

// Whether the page's code has loaded and runs.
let isLoaded = false;
let isMissing = false;
// Whether pending requests are being stopped. Failures meanwhile are caused by that and are ignored.
let isStopping = false;
let attempts = 0;
// Whether only a reload of the document can help: code failed although the server was reachable before and after that
// attempt, because the file is gone or because Firefox or an older browser repeats the failure of an import. The reload loses
// what is in the fields. A connection that is back just after a failure does not count: the next attempt will succeed.
let needsDocument = false;
// The attempt, counted from 0, after whose failure the server was found reachable for the first time.
let reachableAfter = Number.POSITIVE_INFINITY;

/** Shows the strip when code of the first load fails or takes too long, and loads it again when "Retry" is pressed. */
export function watchFirstLoad(): void {
  onFirstLoad('codeloaded', () => {
    isLoaded = true;
    isMissing = false;
    showStrip(false);
  });
  onFirstLoad('codefailed', handleFailure);
  onFirstLoad('codelate', reportMissing);
  // In the capture phase, because load errors do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && !isLoaded && handleFailure(), true);
  addEventListener('online', () => showStrip(isMissing));
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !event.defaultPrevented) handleLinkClick(link, event);
  });
  startCodeTimeout();
}

/**
 * Calls `run` when the server can be reached, else `fail`. Where the browser reports no connection, which is only a hint,
 * the server is asked.
 */
export function whenReachable(run: () => void, fail: () => void): void {
  if (navigator.onLine) run();
  else askServer().then((who) => (who === 'nobody' ? fail() : run()));
}

/** Handles the strip's link, and offline shows the strip instead of following links to the browser's error page. */
function handleLinkClick(link: HTMLAnchorElement, event: Event): void {
  const isLoad = link.origin === location.origin && link.target === '' && link.hash === '';
  const isRetry = link.closest('#load-failure') !== null;
  if (!isLoad || (navigator.onLine && !isRetry)) return;
  event.preventDefault();
  whenReachable(isRetry ? loadAgain : () => location.assign(link.href), () => showStrip(true));
}

function startCodeTimeout(): void {
  setTimeout(() => !isLoaded && entryScript() !== null && reportMissing(), CODE_TIMEOUT_MS);
}

function reportMissing(): void {
  isMissing = true;
  showStrip(true);
}

/** Asks whether the server is reachable, for then the network was perhaps not the cause, and shows the strip. */
async function handleFailure(): Promise<void> {
  if (isStopping) return;
  isMissing = true;
  const attempt = attempts;
  const who = await askServer();
  if (who === 'nobody') reachableAfter = Number.POSITIVE_INFINITY;
  else {
    needsDocument = reachableAfter < attempt;
    reachableAfter = Math.min(reachableAfter, attempt);
  }
  showStrip(isMissing, who);
}

/** Loads the missing code again: within the document if it has a form, whose values must be kept, else by a reload. */
function loadAgain(): void {
  const form = document.querySelector('form');
  if (needsDocument || form === null) {
    location.reload();
    return;
  }
  attempts += 1;
  showStrip(false);
  isStopping = true;
  // Otherwise the next import would wait for the same pending request.
  stop();
  setTimeout(() => {
    isStopping = false;
    if (isLoaded) submitForm(form);
    else importAgain();
  });
}

function importAgain(): void {
  startCodeTimeout();
  // With another query: a module that has run, or has failed in an older browser, would not run again.
  import(`${entryScript()?.src}?${attempts}`).catch(handleFailure);
}

const entryScript = () => document.querySelector<HTMLScriptElement>('script[type=module]');

function showStrip(isShown: boolean, who: Reach = 'nobody'): void {
  const strip = document.getElementById('load-failure');
  const text = strip?.querySelector<HTMLElement>('[data-nobody]');
  if (text) text.textContent = text.dataset[who] ?? '';
  strip?.toggleAttribute('hidden', !isShown);
}
