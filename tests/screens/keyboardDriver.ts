import { expect, type Locator, type Page } from 'playwright/test';
import type { SampleFile } from '../../demo-server/files/sampleFiles.ts';
import { filePayload } from '../journeys/support/filePayload.ts';

/** A focused element and how it looks. */
type Stop = {
  readonly name: string;
  /** px from the top of the page; undefined for elements with a fixed position. */
  readonly top?: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly isRinged: boolean;
  readonly isInWindow: boolean;
};

/** More Tab presses than any page needs; more of them mean a focus trap. */
const MAX_PRESSES = 80;
/** Elements whose heights differ by less count as one line, px. */
const LINE = 24;

/** Driver that uses the keyboard alone. Collects missing focus indicators and a wrong focus order in `findings`. */
export class KeyboardDriver {
  readonly findings: string[] = [];
  readonly #page: Page;
  #last: Stop | undefined;

  constructor(page: Page) {
    this.#page = page;
    // Intercepts file choosers from the start, since Playwright misses one that opens before it listens.
    page.on('filechooser', () => undefined);
  }

  /** Presses Tab until the element has the focus. */
  goesTo = (place: Locator) => this.#pressUntil(place, 'Tab');
  /** Presses Shift+Tab until the element has the focus. */
  goesBackTo = (place: Locator) => this.#pressUntil(place, 'Shift+Tab');

  async presses(name: string | RegExp): Promise<void> {
    await this.goesTo(this.#named('button', name));
    await this.#page.keyboard.press('Enter');
  }

  async followsLink(name: string | RegExp): Promise<void> {
    await this.goesTo(this.#named('link', name));
    await this.#page.keyboard.press('Enter');
  }

  async checks(name: RegExp): Promise<void> {
    await this.goesTo(this.#named('checkbox', name));
    await this.#page.keyboard.press('Space');
    await expect(this.#named('checkbox', name)).toBeChecked();
  }

  async fillsIn(label: string, text: string): Promise<void> {
    await this.goesTo(this.#page.getByLabel(label, { exact: true }));
    await this.#page.keyboard.type(text);
  }

  /** Opens the file chooser of a field, chooses a file and waits until it is uploaded. */
  async uploads(field: string, file: SampleFile): Promise<void> {
    const group = this.#page.getByRole('group', { name: field });
    await this.goesTo(group.getByLabel(/(Elegir|Agregar)/));
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.keyboard.press('Space');
    await (await chooser).setFiles(filePayload(file));
    await expect(group.getByText('Listo')).toHaveCount(1);
    // The picker was replaced by the actions for the file.
    this.#last = undefined;
  }

  /** Expects a newly loaded document: it has its title, and no element has the focus yet. */
  async seesNewDocument(heading: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(this.#page).toHaveTitle(`${heading} · Adelantto`);
    await expect(this.#page.locator('body')).toBeFocused();
    this.#last = undefined;
  }

  /** Expects a page that was opened within the app: its heading has the focus. */
  async seesFocusedHeading(heading: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    this.#last = undefined;
  }

  /** Presses Tab once around a dialog and expects the focus never to leave it. */
  async tabsAround(dialog: Locator): Promise<void> {
    const stops = await dialog.locator('a[href], button, input, select').count();
    for (let turn = 0; turn < stops + 2; turn += 1) {
      await this.#page.keyboard.press('Tab');
      // Between the last and the first element the browser's own toolbar may have the focus.
      const isInside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    this.#last = undefined;
  }

  #named = (role: 'button' | 'link' | 'checkbox', name: string | RegExp) =>
    this.#page.getByRole(role, { name, exact: typeof name === 'string' });

  async #pressUntil(place: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    // Tab passes over a button that is still disabled.
    await expect(place).toBeEnabled();
    const isThere = () => place.evaluate((element) => element === document.activeElement);
    for (let presses = 0; !(await isThere()); presses += 1) {
      if (presses > MAX_PRESSES) throw new Error(`The keyboard does not lead to ${place}`);
      await this.#page.keyboard.press(key);
      const stop = await this.#page.evaluate(focusedStop);
      if (stop !== null)
        this.#check({ ...stop, isRinged: stop.isRinged || (await this.#changesScreenshot()) }, key === 'Tab');
    }
  }

  /** Whether the focus changes the element's screenshot: a script cannot read the ring of a slider's thumb. */
  async #changesScreenshot(): Promise<boolean> {
    const focused = this.#page.locator(':focus');
    const withFocus = await focused.screenshot();
    const control = await focused.elementHandle();
    await control?.evaluate((element) => (element as HTMLElement).blur());
    const without = await control?.screenshot();
    await control?.evaluate((element) => (element as HTMLElement).focus());
    return without !== undefined && !withFocus.equals(without);
  }

  #check(stop: Stop, isForward: boolean): void {
    const at = `${new URL(this.#page.url()).pathname}: ${stop.name}`;
    if (!stop.isRinged) this.findings.push(`${at} does not show that it has the focus`);
    if (!stop.isInWindow) this.findings.push(`${at} has the focus out of sight`);
    const [before, after] = isForward ? [this.#last, stop] : [stop, this.#last];
    const isUpwards = before?.top !== undefined && after?.top !== undefined && after.bottom < before.top - LINE;
    // A step upwards to the next column is in order.
    if (isUpwards && after.left < before.right)
      this.findings.push(`${at} comes out of order after ${this.#last?.name}`);
    this.#last = stop;
  }
}

/** Runs in the page: returns the focused element, or null while the browser's own toolbar has the focus. */
function focusedStop(): Stop | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const ringOf = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // The ring of a transparent control is drawn by an element around or beside it: a box, a card, a button.
  const field = focused.closest('label') ?? focused.parentElement;
  const drawn = [
    focused,
    field,
    field?.parentElement,
    ...(focused.parentElement?.children ?? []),
    ...(field?.querySelectorAll('*') ?? []),
  ];
  const isRinged = drawn.some((part) => part && (ringOf(part) || ringOf(part, '::before') || ringOf(part, '::after')));
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
