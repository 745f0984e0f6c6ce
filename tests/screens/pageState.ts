import type { Page } from 'playwright/test';

/** Returns the page's messages: its alerts and statuses, and the focused element with its description. */
export const messagesOn = (page: Page): Promise<string> =>
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

/** The owner's input on a page: each control with its value, and the number of files. */
export type FormValues = Readonly<Record<string, string | boolean | number>>;

/** Returns the values of the page's controls by field name; controls of the same name are distinguished by value. */
export const formValues = (page: Page): Promise<FormValues> =>
  page.evaluate(() => {
    // The name of a radio group has a prefix that is unique to its form.
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

/** Returns the input that a draft may contain: neither passwords nor codes. */
export const withoutSecrets = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|^code$/.test(name)));
