import { expect, type Locator, type Page } from 'playwright/test';
import type { SampleFile } from '../../demo-server/files/sampleFiles.ts';

/** A place where the focus stood still, as an eye sees it. */
type Stop = {
  readonly name: string;
  /** px from the top of the page; none of what stays in the window. */
  readonly top?: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly isRinged: boolean;
  readonly isInWindow: boolean;
};

/** No page has more places for the focus: whoever has not arrived by then is in a trap. */
const MOST = 80;
/** Within a line nothing is above anything else, px. */
const LINE = 24;

/** An owner with a keyboard and nothing else. What her eyes miss on the way is kept in `complaints`. */
export class Keys {
  readonly complaints: string[] = [];
  readonly #page: Page;
  #last: Stop | undefined;

  constructor(page: Page) {
    this.#page = page;
    // Has the browser hand its pickers over from the start: one that opens before it is told to is lost.
    page.on('filechooser', () => undefined);
  }

  /** Presses Tab until the focus is there. */
  goesTo = (place: Locator) => this.#walks(place, 'Tab');
  /** The same backwards. */
  goesBackTo = (place: Locator) => this.#walks(place, 'Shift+Tab');

  async presses(name: string | RegExp): Promise<void> {
    await this.goesTo(this.#named('button', name));
    await this.#page.keyboard.press('Enter');
  }

  async follows(name: string | RegExp): Promise<void> {
    await this.goesTo(this.#named('link', name));
    await this.#page.keyboard.press('Enter');
  }

  async ticks(name: RegExp): Promise<void> {
    await this.goesTo(this.#named('checkbox', name));
    await this.#page.keyboard.press('Space');
    await expect(this.#named('checkbox', name)).toBeChecked();
  }

  async writes(label: string, text: string): Promise<void> {
    await this.goesTo(this.#page.getByLabel(label, { exact: true }));
    await this.#page.keyboard.type(text);
  }

  /** Opens the picker of a field and chooses a file there. */
  async picks(field: string, { name, bytes }: SampleFile): Promise<void> {
    const group = this.#page.getByRole('group', { name: field });
    await this.goesTo(group.getByLabel(/(Elegir|Agregar)/));
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.keyboard.press('Space');
    await (await chooser).setFiles({
      name,
      mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
      buffer: bytes,
    });
    await expect(group.getByText('Listo')).toHaveCount(1);
    // What could be picked there has made room for what can be done with it.
    this.#last = undefined;
  }

  /** Stands at the top of a page that the browser has loaded and read the title of: nothing in it has the focus yet. */
  async loads(heading: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(this.#page).toHaveTitle(`${heading} · Adelantto`);
    await expect(this.#page.locator('body')).toBeFocused();
    this.#last = undefined;
  }

  /** Stands before a page that has just come: its heading has the focus (ux §3). */
  async arrivesAt(heading: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    this.#last = undefined;
  }

  /** Walks once around a dialog: the focus never leaves it. */
  async circles(dialog: Locator): Promise<void> {
    const stops = await dialog.locator('a[href], button, input, select').count();
    for (let turn = 0; turn < stops + 2; turn += 1) {
      await this.#page.keyboard.press('Tab');
      // Between the last and the first one the browser has its own bar.
      const isInside = await dialog.evaluate(
        (it) => it.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    this.#last = undefined;
  }

  #named = (role: 'button' | 'link' | 'checkbox', name: string | RegExp) =>
    this.#page.getByRole(role, { name, exact: typeof name === 'string' });

  async #walks(place: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    const isThere = () => place.evaluate((element) => element === document.activeElement);
    for (let presses = 0; !(await isThere()); presses += 1) {
      if (presses > MOST) throw new Error(`The keyboard does not lead to ${place}`);
      await this.#page.keyboard.press(key);
      const stop = await this.#page.evaluate(stopHere);
      if (stop !== null)
        this.#looksAt({ ...stop, isRinged: stop.isRinged || (await this.#looksOtherwise()) }, key === 'Tab');
    }
  }

  /** Whether the focus changes the picture of what has it: the thumb of a slider shows no ring to a script. */
  async #looksOtherwise(): Promise<boolean> {
    const focused = this.#page.locator(':focus');
    const withFocus = await focused.screenshot();
    const control = await focused.elementHandle();
    await control?.evaluate((element) => (element as HTMLElement).blur());
    const without = await control?.screenshot();
    await control?.evaluate((element) => (element as HTMLElement).focus());
    return without !== undefined && !withFocus.equals(without);
  }

  #looksAt(stop: Stop, isForward: boolean): void {
    const at = `${new URL(this.#page.url()).pathname}: ${stop.name}`;
    if (!stop.isRinged) this.complaints.push(`${at} does not show that it has the focus`);
    if (!stop.isInWindow) this.complaints.push(`${at} has the focus out of sight`);
    const [before, after] = isForward ? [this.#last, stop] : [stop, this.#last];
    const isUpwards = before?.top !== undefined && after?.top !== undefined && after.bottom < before.top - LINE;
    // The next column begins at its top.
    if (isUpwards && after.left < before.right)
      this.complaints.push(`${at} comes out of order after ${this.#last?.name}`);
    this.#last = stop;
  }
}

/** Runs in the page: where the focus is and what is seen of it; nothing while the browser's own bar has it. */
function stopHere(): Stop | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const ringOf = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A control that is seen through is drawn by what lies around or beside it: a box, a card, a button.
  const field = focused.closest('label') ?? focused.parentElement;
  const drawn = [
    focused,
    field,
    field?.parentElement,
    ...(focused.parentElement?.children ?? []),
    ...(field?.querySelectorAll('*') ?? []),
  ];
  const isRinged = drawn.some((it) => it && (ringOf(it) || ringOf(it, '::before') || ringOf(it, '::after')));
  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? focused.id,
    ...(!isFixed(focused) && { top: top + scrollY }),
    bottom: bottom + scrollY,
    left,
    right,
    isRinged,
    isInWindow: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  };
}
