import type { Page } from 'playwright/test';

/** All that a page tells at this moment: its alerts and statuses, and what the focus was led to with what describes it. */
export const told = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';
    const live = [...document.querySelectorAll('[role="alert"], [role="status"]')];
    const focus = document.activeElement;
    const described = focus?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [
      ...live.filter((element) => element.checkVisibility()).map(textOf),
      ...(focus?.matches('section[tabindex="-1"]') ? [textOf(focus)] : []),
      ...described.map((id) => textOf(document.getElementById(id))),
    ]
      .filter(Boolean)
      .join('\n');
  });

/** What an owner has put into a page: each control with its value, and how many files are there. */
export type Typed = Readonly<Record<string, string | boolean | number>>;

/** What stands in the controls of a page. Their names are the fields'; two of a name are told apart by their value. */
export const typedInto = (page: Page): Promise<Typed> =>
  page.evaluate(() => {
    // A group of radios has its form's own mark before its name.
    const plain = (name: string) => name.replace(/^.*-/, '');
    const controls = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')];
    const values = controls
      .filter(({ type, hidden }) => type !== 'file' && !hidden)
      .map(({ name, type, value, checked }): [string, string | boolean] =>
        type === 'radio' || type === 'checkbox' ? [`${plain(name)} ${value}`, checked] : [plain(name), value],
      );
    const files = document.querySelector('main')?.innerText.match(/Listo/g)?.length ?? 0;
    return { ...Object.fromEntries(values), files };
  });

/** Of what was typed, what a draft may hold: neither passwords nor codes (ux F7). */
export const withoutSecrets = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|^code$/.test(name)));
