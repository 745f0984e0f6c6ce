import { array, boolean, is, optional, string, type } from 'superstruct';
import { type Day, isDay, partsOfDay } from '#domain/calendar';
import { maskedPhone } from '#domain/identifiers/phone';
import { codeExpired } from '#i18n/es-MX/kit/codes';
import * as verificationTexts from '#i18n/es-MX/verification';
import { isOnRoute } from '../script/isOnRoute.ts';
import { showTerms } from './chooseTerm.ts';
import { renderedPath } from './renderedPath.ts';
import { pressRetries } from './retryScreen.ts';
import { attachSamples, type UploadFault } from './sampleFileSource.ts';
import { type SampleValues, sampleValues } from './samples.ts';
import { blur, needsText, press, scrollIntoFrame, typeKeys, typeText, waitUntil } from './simulateInput.ts';
import { takeSelfie } from './takeSelfie.ts';
import { type Pace, pauseAfterField, pauseToRead } from './tempo.ts';

const SAMPLE_BUTTON = '[data-additional]';
const BUSY = 'main [aria-busy="true"]';
const MAIN_BUTTON = 'main :is([data-kind="primary"], [data-kind="facade"])';
/** Longest wait for a screen to load, ms. */
const PAGE_TIMEOUT_MS = 5000;

/** Owner on the phone: the id when signed in, and the number that receives the SMS codes. */
export type PhoneUser = { readonly owner: string | undefined; readonly phone: string | undefined };

/** A step that is being done. */
export type Filling = {
  readonly user: PhoneUser;
  readonly uploadFault: UploadFault;
  /** Route patterns of its own pages. */
  readonly routes: readonly string[];
  /** Route patterns of the pages to which the step leads, the last one first. */
  readonly leadsTo: readonly string[];
  readonly pace: Pace;
};

/** Waits until the screen has something to fill in or to press and nothing of it is loading, for a few seconds at most. */
export async function waitUntilLoaded({ leadsTo }: Filling): Promise<void> {
  // A new screen is empty at first, even without a loading indicator.
  const isReady = () => document.querySelector('dialog[open], main form') !== null || findNext(leadsTo) !== null;
  await waitUntil(() => isReady() && document.querySelector(BUSY) === null, PAGE_TIMEOUT_MS);
}

/**
 * Fills in the empty fields of the screen, files included, and presses its main button, or the link that leads on. Returns
 * whether there was anything to press, or that no code is at hand, or only one that has expired.
 */
export async function fillScreen(filling: Filling): Promise<'done' | 'noCode' | 'expiredCode' | 'nothing'> {
  const { routes, leadsTo, pace } = filling;
  const findDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  // What was busy has led on by itself, as the retry of a request after a fault: the next page belongs to the next step.
  if (!isOnRoute(routes, renderedPath())) return 'done';
  // The calculator's form has no button: it is never sent.
  const form = document.querySelector<HTMLFormElement>('main form:has([type="submit"])');
  if (findDialog())
    return resultOf(await press(() => findDialog()?.querySelector('[data-kind="primary"], a, button') ?? null, pace));
  return form ? fillForm(form, filling) : resultOf(await press(() => findNext(leadsTo), pace));
}

/** Returns what leads on from a screen without a form: a link to one of these pages, or the main button. */
const findNext = (leadsTo: Filling['leadsTo']): HTMLElement | null =>
  findLink(leadsTo) ?? document.querySelector<HTMLElement>(MAIN_BUTTON);

const resultOf = (isPressed: boolean) => (isPressed ? 'done' : 'nothing');

/** Returns the link to the first of these pages that has one; one in the page itself before those around it. */
function findLink(pages: readonly string[]): HTMLAnchorElement | null {
  const links = ['main a[href]', 'a[href]'].flatMap((links) => [
    ...document.querySelectorAll<HTMLAnchorElement>(links),
  ]);
  const elsewhere = pages.filter((page) => !isOnRoute([page], renderedPath()));
  const found = elsewhere.flatMap((page) => links.find(({ pathname }) => isOnRoute([page], pathname)) ?? []);
  return found[0] ?? null;
}

/** Fills in and sends a form. */
async function fillForm(form: HTMLFormElement, filling: Filling): ReturnType<typeof fillScreen> {
  const { user, uploadFault, pace } = filling;
  const code = findCodeField(form);
  if (code) {
    if (await typeNewestCode(code, user, pace)) {
      // It has submitted by itself, but for a code that was typed before.
      form.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)')?.click();
      return 'done';
    }
    return document.querySelector('main')?.textContent?.includes(codeExpired) ? 'expiredCode' : 'noCode';
  }
  // A file whose upload has failed is sent again.
  pressRetries(form);
  for (const button of form.querySelectorAll<HTMLElement>(SAMPLE_BUTTON)) {
    const field = button.closest('[data-field]') ?? form;
    // A row of a file has buttons; what a file has to show is a list without.
    if (field.querySelector('li button')) continue;
    scrollIntoFrame(button);
    // The photo submits its form.
    if (await takeSelfie(field, pace)) return 'done';
    await attachSamples(button, uploadFault);
    await pauseAfterField(pace);
  }
  await fillControls(form, user, pace);
  return resultOf(await press(() => form.querySelector<HTMLElement>('button[type="submit"]'), pace));
}

async function fillControls(form: HTMLFormElement, { owner }: PhoneUser, pace: Pace): Promise<void> {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  const values = controls.length > 0 ? await sampleValues(owner) : {};
  for (const control of controls) if (await fillControl(control, form, values, pace)) await pauseAfterField(pace);
}

/** Fills in a control that needs a value. Returns whether it did. */
async function fillControl(
  control: HTMLInputElement,
  form: HTMLFormElement,
  values: SampleValues,
  pace: Pace,
): Promise<boolean> {
  if (control.type === 'file') return false;
  if (control.type === 'range') {
    await showTerms(control, values, pace);
    return true;
  }
  if (control.type === 'checkbox' ? !control.checked : isRadioToSelect(control, form, values)) {
    scrollIntoFrame(control);
    control.click();
    return true;
  }
  const text = textFor(control, values);
  if (text === undefined || !needsText(control, text)) return false;
  scrollIntoFrame(control);
  await typeKeys(control, text, pace);
  blur(control);
  return true;
}

/** Whether a radio button has a sample value and its form has none selected yet. */
const isRadioToSelect = ({ type, value }: HTMLInputElement, form: HTMLFormElement, values: SampleValues): boolean =>
  type === 'radio' && Object.values(values).includes(value) && !form.querySelector('input[type="radio"]:checked');

/** Returns the sample text for a control, whose id ends with the field's name in the API. */
function textFor({ id, type }: HTMLInputElement, values: SampleValues): string | undefined {
  if (type === 'radio' || type === 'checkbox') return undefined;
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
async function typeNewestCode(control: HTMLInputElement, { phone }: PhoneUser, pace: Pace): Promise<boolean> {
  if (phone === undefined) return false;
  const response = await fetch(`/demo/api/messages?${new URLSearchParams({ to: phone })}`);
  const messages: unknown = response.ok ? await response.json() : [];
  const code = is(messages, MessagesResponse)
    ? messages.find((message) => message.code !== undefined && !message.is_code_void)?.code
    : undefined;
  if (code === undefined) return false;
  await pauseToRead(pace);
  // At once, as the phone fills it in from the SMS.
  typeText(control, code);
  return true;
}
