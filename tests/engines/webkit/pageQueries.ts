import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A text that an element must have: a part of it or the whole, or a regular expression. */
export type TextPattern =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string };

/** One step from elements to elements within them, or to some of them. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: TextPattern | undefined;
      readonly level?: number | undefined;
    }
  | { readonly by: 'label' | 'text'; readonly pattern: TextPattern }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'filter'; readonly hasText?: TextPattern | undefined; readonly has?: readonly Step[] | undefined }
  | { readonly by: 'or'; readonly other: readonly Step[] }
  | { readonly by: 'nth'; readonly index: number };

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function matches(pattern: TextPattern, raw: string | null | undefined): boolean {
  const text = plain(raw);
  if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(text);
  if (pattern.exact) return text === plain(pattern.text);
  return text.toLowerCase().includes(plain(pattern.text).toLowerCase());
}

const within = (root: ParentNode, selector = '*') => [...root.querySelectorAll<HTMLElement>(selector)];

/** Whether an element is rendered. What a closed `details` holds may have a box, once something has asked for it. */
const isRendered = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whether an element can be seen: it is rendered with a box of some size. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && isRendered(element);
}

const isExposed = (element: Element) =>
  element.closest('[aria-hidden="true"], [hidden]') === null &&
  (getComputedStyle(element).display === 'contents' || isRendered(element));

const levelOf = (element: Element) =>
  Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);

function labelsOf(element: Element): (string | null)[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return [
    element.getAttribute('aria-label'),
    ...ids.map((id) => document.getElementById(id)?.textContent ?? null),
    ...labels.map(({ textContent }) => textContent),
  ];
}

const finders = {
  role: (root: ParentNode, { role, name, level }: Extract<Step, { by: 'role' }>) =>
    within(root).filter(
      (element) =>
        getRole(element) === role &&
        isExposed(element) &&
        (level === undefined || levelOf(element) === level) &&
        (name === undefined || matches(name, computeAccessibleName(element))),
    ),
  label: (root: ParentNode, pattern: TextPattern) =>
    within(root, 'input, select, textarea, button, [aria-label], [aria-labelledby]').filter((element) =>
      labelsOf(element).some((label) => label !== null && matches(pattern, label)),
    ),
  text: (root: ParentNode, pattern: TextPattern) => {
    const all = within(root).filter((one) => !/^(SCRIPT|STYLE|HEAD|TEMPLATE|TITLE)$/.test(one.tagName));
    const found = all.filter(({ textContent }) => matches(pattern, textContent));
    // The smallest ones: an element around them has the text too.
    return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
  },
};

function next(roots: readonly ParentNode[], step: Step): ParentNode[] {
  switch (step.by) {
    case 'nth':
      return [roots.at(step.index) ?? []].flat();
    case 'or':
      return unique([...roots, ...find(step.other)]);
    case 'filter':
      return roots.filter(
        (root) =>
          (step.hasText === undefined || matches(step.hasText, (root as Element).textContent)) &&
          (step.has === undefined || find(step.has, root).length > 0),
      );
    case 'role':
      return unique(roots.flatMap((root) => finders.role(root, step)));
    case 'css':
      return unique(roots.flatMap((root) => within(root, step.selector)));
    default:
      return unique(roots.flatMap((root) => finders[step.by](root, step.pattern)));
  }
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/** Returns the elements to which steps lead, from the document or from an element. */
export const find = (steps: readonly Step[], root: ParentNode = document): HTMLElement[] =>
  steps.reduce<ParentNode[]>((roots, step) => next(roots, step), [root]) as HTMLElement[];

/** Whether a control can be used. */
export const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && element.closest('[aria-disabled="true"]') === null;

/** Writes a text into a control as an owner's typing would. */
export function fill(control: HTMLInputElement, text: string): void {
  control.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
