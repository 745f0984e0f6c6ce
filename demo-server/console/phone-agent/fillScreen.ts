import { array, is, optional, string, type } from 'superstruct';
import { type Day, isDay, partsOfDay } from '#domain/calendar';
import { maskedPhone } from '#domain/identifiers/phone';
import { paths } from '#paths';
import { sampleValues, type Values } from './samples.ts';
import { isOpen, leave, rest, show, until, write } from './simulateInput.ts';

/** Where the hand presses when a page has no form: the first of these that is there. */
const waysOn: Readonly<Record<string, readonly string[]>> = {
  [paths.landing]: ['a[href="/register"]'],
  // What she still owes comes first, then what she has, then a new application.
  [paths.home]: [
    'main a[href^="/profile/"]',
    'main a[href$="/success"]',
    'main a[href^="/applications/"]',
    'main a[href^="/loans/"]',
    'main button[data-kind="primary"], main button[data-kind="facade"]',
  ],
  [paths.loans]: ['main a[href$="/success"]', 'main a[href^="/loans/"]'],
};
const anyWayOn = ['main a[href*="/installments/"]', 'main button[data-kind="primary"]', 'main a[href="/home"]'];

const READY = '[data-further]';
const BUSY = 'main [aria-busy="true"]';
/** How long a page may take to come, ms. */
const ARRIVAL_MS = 5000;

/** Who is on the phone: the id of whoever is signed in, and the number that codes go to. */
export type Who = { readonly owner: string | undefined; readonly phone: string | undefined };

/**
 * "Hazlo por mí" (ux O4): fills in what is still empty on the screen, files included, and presses its main button. `attach`
 * brings the sample files of a field. Answers whether there was anything to do.
 */
export async function fillScreen(who: Who, attach: (button: HTMLElement) => Promise<void>): Promise<boolean> {
  const wayOn = () => firstOf(waysOn[location.pathname] ?? anyWayOn);
  // A page that has just come shows nothing at first, not even that it is loading.
  const isThere = () => document.querySelector('dialog[open], main form') !== null || wayOn() !== null;
  await until(() => isThere() && document.querySelector(BUSY) === null, ARRIVAL_MS);
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (dialog) return press(dialog.querySelector('[data-kind="primary"], a, button'));

  const form = document.querySelector<HTMLFormElement>('main form');
  if (!form) return press(wayOn());
  for (const button of form.querySelectorAll<HTMLElement>(READY)) {
    if (button.closest('[data-field]')?.querySelector('li')) continue;
    show(button);
    await attach(button);
    await rest();
  }
  if (!(await fillIn(form, who))) return false;
  // Sent by itself, as after an autofill: then there is nothing left to press.
  const submit = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  return codeIn(form) !== null || press(submit);
}

/** Types into every control that waits for something; answers whether all that is needed was at hand. */
async function fillIn(form: HTMLFormElement, who: Who): Promise<boolean> {
  const code = codeIn(form);
  if (code) return typeCode(code, who);
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  const values = controls.length > 0 ? await valuesFor(who) : {};
  for (const control of controls) {
    if (control.type === 'file') continue;
    show(control);
    if (control.type === 'checkbox' ? !control.checked : isChosen(control, form, values)) control.click();
    else {
      const text = textFor(control, values);
      if (text === undefined || !isOpen(control)) continue;
      write(control, text);
      leave(control);
    }
    await rest();
  }
  return true;
}

const isChosen = ({ type, value }: HTMLInputElement, form: HTMLFormElement, values: Values): boolean =>
  type === 'radio' && Object.values(values).includes(value) && !form.querySelector('input[type="radio"]:checked');

/** What a control is to hold: fields are called by the wire's names, at the end of their control's id. */
function textFor({ id, type }: HTMLInputElement, values: Values): string | undefined {
  if (type === 'radio' || type === 'range') return undefined;
  const name = id.replace(/^.*?-/, '');
  const value = values[name] ?? (/password/.test(name) ? values.password : undefined);
  if (value === undefined) return undefined;
  if (isDay(value)) return dayTyped(value);
  return name === 'phone' ? maskedPhone(value) : value;
}

function dayTyped(value: Day): string {
  const { year, month, date } = partsOfDay(value);
  return [String(date).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/');
}

/** At the login nobody new can come in: there it is a ready-made owner. */
async function valuesFor({ owner }: Who): Promise<Values> {
  const values = await sampleValues(owner);
  return location.pathname === paths.login ? { ...values, email: KNOWN_EMAIL } : values;
}
const KNOWN_EMAIL = 'activa@adelantto.test';

export const codeIn = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');

const Messages = array(type({ code: optional(string()) }));

/** Types the newest code that the phone has got. */
async function typeCode(control: HTMLInputElement, { phone }: Who): Promise<boolean> {
  if (phone === undefined) return false;
  const answer = await fetch(`/demo/api/messages?${new URLSearchParams({ to: phone })}`);
  const messages: unknown = answer.ok ? await answer.json() : [];
  const code = is(messages, Messages) ? messages.find((message) => message.code !== undefined)?.code : undefined;
  if (code === undefined) return false;
  write(control, code);
  return true;
}

function firstOf(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

function press(button: HTMLElement | null): boolean {
  if (!button || button.matches(':disabled')) return false;
  button.click();
  return true;
}
