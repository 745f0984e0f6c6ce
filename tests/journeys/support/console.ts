import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

/** Parts of the stage that are always in view, and those behind "Técnico". */
const inView = ['Guion', 'Mensajes', 'Decisiones'] as const;
type SectionName = (typeof inView)[number] | 'Reloj' | 'Fallas' | 'Momentos' | 'Expediente' | 'Bitácora';

/**
 * Browser options for a wide screen with a mouse, where the phone is shown beside the panel. Motion is reduced as in all
 * tests.
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

  /** Opens the console and waits until it is rendered. */
  async opens(): Promise<void> {
    await this.page.goto('/demo');
    await expect(this.technicalButton).toBeVisible();
  }

  /** The button that opens and closes "Técnico". */
  get technicalButton(): Locator {
    return this.page.getByRole('button', { name: /^Técnico/ });
  }

  /** Whose case file is shown; the list has all owners. */
  get caseFileOwner(): Locator {
    return this.section('Expediente').getByLabel('De quién').locator('option:checked');
  }

  section(name: SectionName): Locator {
    const role = inView.some((each) => each === name) ? 'region' : 'tabpanel';
    return this.page.getByRole(role, { name, exact: true });
  }

  /** Makes a part of the stage visible: opens its tab of "Técnico", or closes "Técnico", which covers the side. */
  async shows(name: SectionName): Promise<Locator> {
    const isInView = inView.some((each) => each === name);
    const isOpen = (await this.technicalButton.getAttribute('aria-expanded')) === 'true';
    if (isOpen === isInView) await this.technicalButton.click();
    // With its count of faults.
    if (!isInView) await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect(this.section(name)).toBeVisible();
    return this.section(name);
  }

  async presses(section: SectionName, name: string | RegExp): Promise<void> {
    await (await this.shows(section)).getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  /** Signs a persona in on the phone and waits for a heading there, by default the greeting of home. */
  async signsInOnPhoneAs(
    name: string,
    heading: string | RegExp = new RegExp(`^Hola, ${name.split(' ')[0]}`),
  ): Promise<void> {
    await this.presses('Momentos', `Entrar como ${name}`);
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
