import { array, boolean, is, optional, string, type } from 'superstruct';
import { type Day, isDay, partsOfDay } from '#domain/calendar';
import { maskedPhone } from '#domain/identifiers/phone';
import { codeExpired } from '#i18n/es-MX/kit/codes';
import * as verificationTexts from '#i18n/es-MX/verification';
import { paths } from '#paths';
import { renderedPath } from './renderedPath.ts';
import { pressRetries } from './retryScreen.ts';
import { type SampleValues, sampleValues } from './samples.ts';
import {
  blur,
  isHalfTyped,
  needsValue,
  pauseAfterField,
  scrollIntoFrame,
  type Typist,
  typeKeys,
  typeText,
  waitUntil,
} from './simulateInput.ts';

/** Selectors of the link or button that leads on from a screen without a form, in order of preference, by path. */
const nextElements: Readonly<Record<string, readonly string[]>> = {
  [paths.landing]: ['a[href="/register"]'],
  [paths.calculator]: ['a[href="/register"]'],
  // An open task comes first, then existing applications and loans, then a new application. A loan comes before its late
  // payment, which its own page leads to.
  [paths.home]: [
    'main a[href^="/profile/"]',
    'main a[href$="/success"]',
    'main a[href^="/applications/"]:not([href$="/process"])',
    'main a[href^="/loans/"]:not([href$="/process"], [href*="/installments/"])',
    'main a[href^="/loans/"]:not([href$="/process"])',
    'main button[data-kind="primary"], main button[data-kind="facade"]',
  ],
  [paths.loans]: ['main a[href$="/success"]', 'main a[href^="/loans/"]:not([href$="/process"])'],
};
/** The same for all other screens. */
const defaultNextElements = [
  'main a[href*="/installments/"]:not([href$="/receipt"])',
  'main button[data-kind="primary"]',
  'main a[href="/home"]',
];

const SAMPLE_BUTTON = '[data-additional]';
const BUSY = 'main [aria-busy="true"]';
/** Longest wait for a screen to load, ms. */
const PAGE_TIMEOUT_MS = 5000;

/** Owner on the phone: the id when signed in, and the number that receives the SMS codes. */
export type PhoneUser = { readonly owner: string | undefined; readonly phone: string | undefined };

/**
 * "Hazlo por mí": fills in the empty fields of the screen, files included, and clicks its main button. `attach` adds
 * the sample files of a field. Returns whether there was anything to press, or that no code is at hand, or only one that has expired. Throws an
 * AbortError when the typist is stopped.
 */
export async function fillScreen(
  user: PhoneUser,
  attach: (button: HTMLElement) => Promise<void>,
  typist: Typist,
): Promise<'done' | 'noCode' | 'expiredCode' | 'nothing'> {
  const findNextElement = () => firstOf(nextElements[renderedPath()] ?? defaultNextElements);
  // A new screen is empty at first, even without a loading indicator.
  const isReady = () => document.querySelector('dialog[open], main form') !== null || findNextElement() !== null;
  await waitUntil(() => isReady() && document.querySelector(BUSY) === null, PAGE_TIMEOUT_MS);
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (dialog) return click(dialog.querySelector('[data-kind="primary"], a, button'));

  // The calculator's form has no button: it is never sent.
  const form = document.querySelector<HTMLFormElement>('main form:has([type="submit"])');
  if (!form) return click(findNextElement());
  // A file whose upload has failed is sent again.
  pressRetries(form);
  for (const button of form.querySelectorAll<HTMLElement>(SAMPLE_BUTTON)) {
    if (button.closest('[data-field]')?.querySelector('li')) continue;
    scrollIntoFrame(button);
    await attach(button);
    await pauseAfterField(typist);
  }
  if (!(await fillIn(form, user, typist))) return isCodeExpired() ? 'expiredCode' : 'noCode';
  const submitted = click(form.querySelector<HTMLButtonElement>('button[type="submit"]'));
  // A form with a code submits by itself, once for each SMS: its button may be disabled already.
  return findCodeField(form) === null ? submitted : 'done';
}

/** Fills in every control that needs a value. Returns false when a code is needed and none was sent. */
async function fillIn(form: HTMLFormElement, user: PhoneUser, typist: Typist): Promise<boolean> {
  const code = findCodeField(form);
  if (code) return typeCode(code, user, typist);
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  const values = controls.length > 0 ? await valuesFor(user) : {};
  for (const control of controls) {
    if (control.type === 'file') continue;
    scrollIntoFrame(control);
    if (control.type === 'checkbox' ? !control.checked : isRadioToSelect(control, form, values)) control.click();
    else {
      const text = textFor(control, values);
      if (text === undefined || !(needsValue(control) || isHalfTyped(control))) continue;
      await typeKeys(control, text, typist);
      blur(control);
    }
    await pauseAfterField(typist);
  }
  return true;
}

/** Whether a radio button has a sample value and its form has none selected yet. */
const isRadioToSelect = ({ type, value }: HTMLInputElement, form: HTMLFormElement, values: SampleValues): boolean =>
  type === 'radio' && Object.values(values).includes(value) && !form.querySelector('input[type="radio"]:checked');

/** Returns the sample text for a control, whose id ends with the field's name in the API. */
function textFor({ id, type }: HTMLInputElement, values: SampleValues): string | undefined {
  if (type === 'radio' || type === 'range') return undefined;
  const name = id.replace(/^.*?-/, '');
  const value = values[name] ?? (/password/.test(name) ? values.password : undefined);
  if (value === undefined) return undefined;
  if (isDay(value)) return formatDayAsTyped(value);
  return name === 'phone' ? maskedPhone(value) : value;
}

function formatDayAsTyped(value: Day): string {
  const { year, month, date } = partsOfDay(value);
  return [String(date).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/');
}

/** Returns the sample values; at the login the e-mail of an owner who exists. */
async function valuesFor({ owner }: PhoneUser): Promise<SampleValues> {
  const values = await sampleValues(owner);
  return location.pathname === paths.login ? { ...values, email: EXISTING_EMAIL } : values;
}
const EXISTING_EMAIL = 'activa@adelantto.test';

/** Returns the field for an SMS code, if there is one. */
export const findCodeField = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');

const MessagesResponse = array(type({ code: optional(string()), is_code_void: optional(boolean()) }));

/** Presses the button that sends the code again. Returns false when the screen has none, or its wait is not over. */
export function resendCode(): boolean {
  const isResend = ({ textContent }: HTMLElement) => textContent === verificationTexts.resendCode;
  const button = [...document.querySelectorAll<HTMLElement>('main button')].find(isResend);
  button?.click();
  return button !== undefined;
}

/** Types the code that has arrived at the phone and is still of use. Returns false when there is none. */
async function typeCode(control: HTMLInputElement, { phone }: PhoneUser, typist: Typist): Promise<boolean> {
  if (phone === undefined) return false;
  const response = await fetch(`/demo/api/messages?${new URLSearchParams({ to: phone })}`);
  const messages: unknown = response.ok ? await response.json() : [];
  const code = is(messages, MessagesResponse)
    ? messages.find((message) => message.code !== undefined && !message.is_code_void)?.code
    : undefined;
  if (code === undefined) return false;
  await pauseAfterField(typist);
  // At once, as the phone fills it in from the SMS: the form then submits by itself.
  typeText(control, code);
  return true;
}

const isCodeExpired = (): boolean => document.querySelector('main')?.textContent?.includes(codeExpired) ?? false;

/** Returns the first element that one of the selectors finds. */
function firstOf(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** Clicks a button, unless there is none or it is disabled. */
function click(button: HTMLElement | null): 'done' | 'nothing' {
  if (!button || button.matches(':disabled')) return 'nothing';
  button.click();
  return 'done';
}
