import { computeAccessibleName } from 'dom-accessibility-api';

/** Longest time that a state waits for an element, ms: the app shows a late response after 10 s. */
const TIMEOUT_MS = 15_000;
const POLL_MS = 50;

/** Thrown when a state was not reached in time. */
export class NotReached extends Error {}

/** Waits until `find` returns something. Throws `NotReached` when it takes too long, an AbortError when it is stopped. */
export async function waitFor<Found>(
  find: () => Found | null | undefined | false,
  signal: AbortSignal,
): Promise<Found> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    signal.throwIfAborted();
    const found = find();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new NotReached();
}

/** Selectors of the elements with a role. */
const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  control: 'input:not([type="file"]), textarea, select',
  file: 'input[type="file"]',
  option: 'input[type="checkbox"], input[type="radio"]',
  group: 'fieldset, [role="group"]',
} as const;
type Role = keyof typeof selectors;

/** Returns the first visible element of a kind with a name that screen readers say; null when there is none. */
export function findByName(root: ParentNode, role: Role, name: string | RegExp): HTMLElement | null {
  const elements = [...root.querySelectorAll<HTMLElement>(selectors[role])].filter((element) =>
    isVisible(element, role),
  );
  return elements.find((element) => matches(nameOf(element), name)) ?? null;
}

/** Part of a document that reacts: an open dialog, or else all of it. */
export const activePart = (page: Document): ParentNode => [...page.querySelectorAll('dialog[open]')].at(-1) ?? page;

/** Returns the smallest visible element with a text; null when there is none. */
export function findByText(page: Document, text: string): HTMLElement | null {
  const found = [...page.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => plain(element.textContent ?? '').includes(text) && element.checkVisibility(),
  );
  return found.at(-1) ?? null;
}

// The pictures of file fields, checkboxes and radio buttons cover their inputs.
const isVisible = (element: HTMLElement, role: Role): boolean =>
  role === 'file' || role === 'option' || element.checkVisibility({ visibilityProperty: true });

const nameOf = (element: Element): string => plain(computeAccessibleName(element));
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const matches = (text: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? text === name : name.test(text);
