import { dayInMexico } from '#domain/calendar';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import type { ClockDto } from './dto.ts';
import { applyColourScheme } from './kit/scheme/applyColourScheme.ts';
import { pauseToRead } from './phone-agent/tempo.ts';
import { type FillResult, listenForMessages, MessageToPhone, sendMessage, type Tempo } from './protocol.ts';
import { storedOwnerId } from './session.ts';

/** Page of the simulated signing provider: its button signs the contract, then a link leads back to the app. */
const button = document.getElementById('sign') as HTMLButtonElement | null;
const signed = document.getElementById('signed');
const back = document.getElementById('back');
const loan = document.querySelector<HTMLElement>('[data-loan]')?.dataset.loan;

async function sign(): Promise<boolean> {
  if (button) button.disabled = true;
  const response = await fetch(`/demo/api/loans/${loan}/sign`, { method: 'POST' }).catch(() => undefined);
  // 409: the contract was already signed, for example in another window.
  const isSigned = response?.ok === true || response?.status === 409;
  if (signed) signed.textContent = isSigned ? pageTexts.contractIsSigned : pageTexts.signingFailed;
  if (button) {
    button.disabled = false;
    button.hidden = isSigned;
  }
  if (back) back.hidden = !isSigned;
  return isSigned;
}
button?.addEventListener('click', sign);

/** "Hazlo por mí": signs, and goes back to the app, each after a pause in which the page can be read. */
let filling: AbortController | undefined;
async function fill(tempo: Tempo): Promise<FillResult> {
  filling = new AbortController();
  const { signal } = filling;
  try {
    if (back?.hidden !== false) {
      await pauseToRead({ tempo, signal });
      if (!(await sign())) return 'error';
    }
    await pauseToRead({ tempo, signal });
  } catch {
    return 'stopped';
  }
  back?.click();
  return 'done';
}

/** The demo's day; undefined when the server cannot be reached. */
async function demoDay(): Promise<string | undefined> {
  const response = await fetch('/demo/api/clock').catch(() => undefined);
  if (!response?.ok) return undefined;
  const { now } = (await response.json()) as ClockDto;
  return dayInMexico(new Date(now));
}
const dayAtLoad = parent === window ? undefined : demoDay();

/**
 * Loads the contract again when the day is another one: its dates depend on it. Not while it is being signed, nor when it
 * is; and not after other changes, which may just take the phone elsewhere.
 */
async function readAgain(): Promise<void> {
  const [before, now] = await Promise.all([dayAtLoad, demoDay()]);
  const isSigning = button?.disabled === true || filling !== undefined;
  if (before !== now && now !== undefined && !isSigning && back?.hidden !== false) location.reload();
}

// In the phone frame this page handles the console's messages as the app does.
if (parent !== window) {
  sendMessage(parent, {
    kind: 'location',
    path: location.pathname,
    busy: false,
    owner_id: storedOwnerId(),
  });
  listenForMessages(
    MessageToPhone,
    () => parent,
    (message) => {
      if (message.kind === 'open') location.assign(message.path);
      else if (message.kind === 'theme') applyColourScheme(message.scheme);
      else if (message.kind === 'refetch') void readAgain();
      else if (message.kind === 'stop') filling?.abort();
      else if (message.kind === 'fill')
        void fill(message.tempo).then((result) =>
          sendMessage(parent, { kind: 'filled', result, ...(result === 'error' && { text: pageTexts.signingFailed }) }),
        );
    },
  );
}
