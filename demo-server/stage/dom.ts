type Child = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with attributes and children; an attribute that is false or undefined is left out. Texts are never HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** A button that does something; while it is at it, a second press does nothing. */
export function button(label: string, onPress: () => unknown, attributes: Attributes = {}): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, label);
  element.addEventListener('click', async () => {
    if (element.ariaBusy === 'true') return;
    element.ariaBusy = 'true';
    try {
      await onPress();
    } finally {
      element.ariaBusy = null;
    }
  });
  return element;
}

/** A section of the stage under its heading. */
export const section = (id: string, title: string, ...children: Child[]): HTMLElement =>
  h('section', { class: 'card', 'aria-labelledby': `${id}-title` }, h('h2', { id: `${id}-title` }, title), ...children);

/** Puts other children in an element and keeps the focus where it was, if what had it is still there by its id. */
export function fill(element: HTMLElement, ...children: Child[]): void {
  const focused = document.activeElement?.id;
  element.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
}

/** A labelled field. */
export const field = (
  label: string,
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): HTMLElement => h('label', { class: 'field' }, h('span', {}, label), control);
