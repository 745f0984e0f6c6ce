import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

/** Sections that are always visible beside the phone; the others open from the bar. */
const alwaysVisible = ['Guion', 'Mensajes', 'Decisiones'] as const;
export type SectionName =
  | (typeof alwaysVisible)[number]
  | 'Personas'
  | 'Expediente'
  | 'Reloj'
  | 'Fallas'
  | 'Puntos'
  | 'Bitácora';

/**
 * Browser options for a wide screen with a mouse, where the phone is shown beside the panel. Motion is reduced as in all
 * tests; prospect.spec.ts runs with motion.
 */
export const wideScreen = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
} as const;

/** Lets "Hazlo por mí" fill in a page at once, not at the speed of somebody who types. */
export async function fillsAtOnce(page: Page): Promise<void> {
  const choice = page.getByRole('radio', { name: 'Al instante' });
  await choice.click();
  await expect(choice).toBeChecked();
}

/** Driver of the operator's console at /demo. Controls are found by their visible Spanish texts. */
export class Console {
  readonly page: Page;
  readonly phone: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.phone = page.frameLocator('iframe');
  }

  /** Opens the console and waits until the personas are listed. */
  async opens(search = ''): Promise<void> {
    await this.page.goto(`/demo${search}`);
    await expect(this.bar.getByText(/^Personas/)).toHaveText(/\d/);
  }

  /** Presses a control on the phone by its key: in Firefox Playwright clicks nothing in a frame that is scaled. */
  async pressesOnPhone(
    role: 'button' | 'link',
    name: string | RegExp,
    within: FrameLocator | Locator = this.phone,
  ): Promise<void> {
    await within.getByRole(role, { name, exact: true }).press('Enter');
  }

  get bar(): Locator {
    return this.page.getByRole('navigation', { name: 'Secciones' });
  }

  section(name: SectionName): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /**
   * Makes a section visible beside the phone: opens it from the bar, or closes the one that covers it. Pages without the
   * phone show all sections.
   */
  async shows(name: SectionName): Promise<Locator> {
    const isAlwaysVisible = alwaysVisible.some((each) => each === name);
    const tab = this.bar.getByRole('button', isAlwaysVisible ? { expanded: true } : { name, expanded: false });
    // Found and pressed at one moment: a step of the script that begins between the two closes the section by itself.
    await tab.evaluateAll((tabs) => {
      for (const each of tabs as HTMLElement[]) each.click();
    });
    await expect(this.section(name)).toBeVisible();
    return this.section(name);
  }

  async presses(section: SectionName, name: string | RegExp): Promise<void> {
    await (await this.shows(section)).getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  /**
   * Signs a persona in on the phone and waits until the script is at the persona's step, which may close the section, and
   * for a heading on the phone, by default the greeting of home.
   */
  async signsInOnPhoneAs(
    name: string,
    heading: string | RegExp = new RegExp(`^Hola, ${name.split(' ')[0]}`),
  ): Promise<void> {
    await this.presses('Personas', `Entrar como ${name}`);
    await this.seesStatus(new RegExp(`${name}(: paso \\d+, | está fuera del guion)`));
    await expect(this.phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** Waits until the case file has an item with this status and its figure, which is all of its line. */
  async seesInCaseFile(line: string | RegExp): Promise<void> {
    const caseFile = await this.shows('Expediente');
    await expect(caseFile.getByText(line, { exact: true })).toBeVisible();
  }

  /** Waits until a status message with this text is visible. */
  async seesStatus(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }

  /**
   * Switches a control on and waits until it is. Not `check()`: it looks once after the click, and the console shows the
   * change when its own state has changed, a moment later.
   */
  async switchesOn(control: Locator): Promise<void> {
    await control.click();
    await expect(control).toBeChecked();
  }
}
