import { matchPath } from 'react-router-dom';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import { codeExpired } from '#i18n/es-MX/kit/codes';
import { type Step, steps } from '../../script/steps.ts';
import type { Filled } from '../consoleState.ts';
import { chooseTerm } from './chooseTerm.ts';
import { type Filling, fillScreen } from './fillScreen.ts';
import { isNextPageLoading, renderedPath } from './renderedPath.ts';
import { waitUntilSettled } from './simulateInput.ts';

/** Most screens and dialogs of one step. */
const MAX_PRESSES = 4;

/** Errors of a code that only a new one mends. */
const errorsOfCode: readonly string[] = [codeExpired, apiErrors['Too many wrong codes']];

type Ended = Omit<Filled, 'kind'>;

/**
 * Fills in and sends the screens of a step and the dialogs that open. Returns how it ended; 'nothing' when the phone shows
 * none of its screens. Throws an AbortError when it is stopped.
 */
export async function fillStep({ id, routes }: Step, options: Omit<Filling, 'leadsTo'>): Promise<Ended> {
  const next = steps[steps.findIndex((step) => step.id === id) + 1]?.routes ?? [];
  const filling = { ...options, leadsTo: [...next, ...routes] };
  const isOfStep = () => routes.some((route) => matchPath(route, renderedPath()) !== null);
  // A page that is not open to the owner, or to nobody, leads elsewhere: what is there must not be filled in.
  if (!isOfStep()) return { result: 'nothing' };
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    const before = currentScreen();
    const result = await fillScreen(filling);
    if (result !== 'done') return { result };
    const hasChanged = () => isOther(before, currentScreen());
    const isVisible = () => hasChanged() || visibleError() !== undefined;
    await waitUntilSettled({ isVisible, isComing: isNextPageLoading }, options.pace.signal);
    const text = hasChanged() ? undefined : visibleError();
    if (text !== undefined) return errorsOfCode.includes(text) ? { result: 'expiredCode' } : { result: 'error', text };
    if (!currentScreen().isDialog && !(hasChanged() && isOfStep())) break;
  }
  await chooseTerm(filling.user.owner, filling.pace);
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
