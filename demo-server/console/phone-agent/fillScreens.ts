import { apiErrors } from '#i18n/es-MX/apiErrors';
import { codeExpired } from '#i18n/es-MX/kit/codes';
import type { Filled } from '../consoleState.ts';
import { isOnRoute } from '../script/isOnRoute.ts';
import { fillScreen, type PhoneUser } from './fillScreen.ts';
import { isNextPageLoading, renderedPath } from './renderedPath.ts';
import { pauseToRead, type Typist, waitUntilSettled } from './simulateInput.ts';

/** Most screens and dialogs of one step. */
const MAX_PRESSES = 4;

/** Errors of a code that only a new one mends. */
const errorsOfCode: readonly string[] = [codeExpired, apiErrors['Too many wrong codes']];

type Attach = (button: HTMLElement) => Promise<void>;
type Ended = Omit<Filled, 'kind'>;

/**
 * Fills in and sends the screen, then the dialogs that open, and further screens as long as they are one of `routes`.
 * Returns how it ended; 'nothing' when the first screen is none of `routes`. Without `routes` any first screen is right.
 * Throws an AbortError when the typist is stopped.
 */
export async function fillScreens(
  user: PhoneUser,
  attach: Attach,
  routes: readonly string[],
  typist: Typist,
): Promise<Ended> {
  // A page that is not open to the owner, or to nobody, leads elsewhere: what is there must not be filled in.
  if (routes.length > 0 && !isOnRoute(routes, renderedPath())) return { result: 'nothing' };
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (press > 0) await pauseToRead(typist);
    const before = currentScreen();
    const result = await fillScreen(user, attach, typist);
    if (result !== 'done') return { result };
    const hasChanged = () => isOther(before, currentScreen());
    const isVisible = () => hasChanged() || visibleError() !== undefined;
    await waitUntilSettled({ isVisible, isComing: isNextPageLoading }, typist.signal);
    const text = hasChanged() ? undefined : visibleError();
    if (text !== undefined) return errorsOfCode.includes(text) ? { result: 'expiredCode' } : { result: 'error', text };
    if (!currentScreen().isDialog && !(hasChanged() && isOnRoute(routes, renderedPath()))) break;
  }
  return { result: 'done' };
}

type CurrentScreen = { readonly path: string; readonly isDialog: boolean };

const currentScreen = (): CurrentScreen => ({
  path: renderedPath(),
  isDialog: document.querySelector('dialog[open]') !== null,
});

const isOther = (before: CurrentScreen, now: CurrentScreen): boolean =>
  before.path !== now.path || before.isDialog !== now.isDialog;

/** Returns the error that the screen shows, of the form or of one of its fields. */
function visibleError(): string | undefined {
  const alerts = [...document.querySelectorAll('[role="alert"]')].filter((alert) => alert.checkVisibility());
  const invalid = document.querySelector('main [aria-invalid="true"]')?.getAttribute('aria-describedby');
  const ofField = invalid?.split(' ').flatMap((id) => document.getElementById(id) ?? []);
  // The error is the last one that describes a field.
  const texts = [...alerts, ...(ofField?.slice(-1) ?? [])].map(textOf);
  return texts.find((text) => text !== '');
}

/** Returns the text without what is only for screen readers. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return (copy.textContent ?? '').trim();
}
