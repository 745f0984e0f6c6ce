import { apiErrors } from '#i18n/es-MX/apiErrors';
import { codeExpired } from '#i18n/es-MX/kit/codes';
import type { Store } from '../../../web/start.tsx';
import { type Step, steps, stepWithId } from '../../script/steps.ts';
import type { Filled } from '../consoleState.ts';
import { type MessageToPhone, sendMessage } from '../protocol.ts';
import { isOnRoute } from '../script/isOnRoute.ts';
import { chooseTerm } from './chooseTerm.ts';
import { type Filling, fillScreen, type PhoneUser, waitUntilLoaded } from './fillScreen.ts';
import { isNextPageLoading, renderedPath } from './renderedPath.ts';
import { waitUntilSettled } from './simulateInput.ts';
import type { Pace } from './tempo.ts';

/** Most screens and dialogs of one step. */
const MAX_PRESSES = 4;

/** Errors of a code that only a new one mends. */
const errorsOfCode: readonly string[] = [codeExpired, apiErrors['Too many wrong codes']];

let running: AbortController | undefined;

/** Whether "Hazlo por mí" is under way on the phone. */
export const isFilling = (): boolean => running !== undefined;

/** Stops "Hazlo por mí"; what is filled in stays. */
export const stopFilling = (): void => running?.abort();

/** Does a step for the owner of the app's store, and reports to the console how it ended. Only one at a time. */
export async function fillStep(
  { step: id, tempo }: Extract<MessageToPhone, { kind: 'fill' }>,
  store: Store,
): Promise<void> {
  if (running) return;
  running = new AbortController();
  const { signal } = running;
  // The console listens in its own document: a key that is pressed while the phone has the focus does not get there.
  const stopOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && stopFilling();
  addEventListener('keydown', stopOnEscape);
  const ended = await fillScreens(stepWithId(id), { tempo, signal }, store).catch(() => ({
    result: signal.aborted ? ('stopped' as const) : ('nothing' as const),
  }));
  removeEventListener('keydown', stopOnEscape);
  running = undefined;
  sendMessage(parent, { kind: 'filled', ...ended });
}

/**
 * Fills in and sends the screens of a step and the dialogs that open. Returns how it ended; 'nothing' when the phone shows
 * none of its screens. Throws an AbortError when it is stopped.
 */
async function fillScreens(step: Step, pace: Pace, store: Store): Promise<Omit<Filled, 'kind'>> {
  const { routes, action } = step;
  const next = steps[steps.indexOf(step) + 1]?.routes ?? [];
  const filling: Filling = {
    user: phoneUser(store),
    uploadFault: action.type === 'fill' ? action.uploadFault : undefined,
    routes,
    leadsTo: [...next, ...routes],
    pace,
  };
  const isOfStep = () => isOnRoute(routes, renderedPath());
  // A page that is not open to the owner, or to nobody, leads elsewhere: what is there must not be filled in.
  if (!isOfStep()) return { result: 'nothing' };
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await waitUntilLoaded(filling);
    const before = currentScreen();
    const result = await fillScreen(filling);
    if (result !== 'done') return { result };
    const hasChanged = () => isOther(before, currentScreen());
    const isVisible = () => hasChanged() || visibleError() !== undefined;
    await waitUntilSettled({ isVisible, isComing: isNextPageLoading }, pace.signal);
    const error = hasChanged() ? undefined : visibleError();
    if (error) return error;
    if (!currentScreen().isDialog && !(hasChanged() && isOfStep())) break;
  }
  await chooseTerm(filling.user.owner, pace);
  return { result: 'done' };
}

/** Returns the owner on the phone. */
function phoneUser(store: Store): PhoneUser {
  const { user } = store.getState().auth;
  // During the registration nobody is signed in: the number is in the address of the code screen.
  const phone = user?.phone ?? new URLSearchParams(location.search).get('phone')?.replace(/^\s/, '+');
  return { owner: user?.id, phone: phone ?? undefined };
}

type CurrentScreen = { readonly path: string; readonly isDialog: boolean };

const currentScreen = (): CurrentScreen => ({
  path: renderedPath(),
  isDialog: document.querySelector('dialog[open]') !== null,
});

const isOther = (before: CurrentScreen, now: CurrentScreen): boolean =>
  before.path !== now.path || before.isDialog !== now.isDialog;

type VisibleError = { readonly result: 'error' | 'invalid' | 'expiredCode'; readonly text: string };

/** Returns the error that the screen shows: of the form, or of one of its fields, which another press fills in anew. */
function visibleError(): VisibleError | undefined {
  const alerts = [...document.querySelectorAll('[role="alert"]')].filter((alert) => alert.checkVisibility());
  const invalid = document.querySelector('main [aria-invalid="true"]')?.getAttribute('aria-describedby');
  // The error is the last one that describes a field.
  const ofField = document.getElementById(invalid?.split(' ').at(-1) ?? '');
  const alert = alerts.map(textOf).find((text) => text !== '');
  const text = alert ?? (ofField ? textOf(ofField) : '');
  if (text === '') return undefined;
  if (errorsOfCode.includes(text)) return { result: 'expiredCode', text };
  return { result: alert === undefined ? 'invalid' : 'error', text };
}

/** Returns the text without what is only for screen readers. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return (copy.textContent ?? '').trim();
}
