import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

export type SectionName = 'Personas' | 'Guion' | 'Mensajes' | 'Expediente' | 'Reloj' | 'Fallas' | 'Puntos' | 'Bitácora';

/**
 * A wide screen with a mouse: where the phone stands beside the panel (ux O1). It moves in the talk of five minutes
 * (sales.spec.ts); where each control is looked at, a dialog that still comes would only be paler than it will be.
 */
export const wideScreen = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The console at /demo, in the words that an operator reads. */
export class Console {
  readonly page: Page;
  readonly phone: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.phone = page.frameLocator('iframe');
  }

  /** Opens the console and waits until its people are there. */
  async opens(search = ''): Promise<void> {
    await this.page.goto(`/demo${search}`);
    await expect(this.section('Personas').getByRole('button', { name: /^Entrar como Mariana/ })).toBeVisible();
  }

  section(name: SectionName): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async presses(section: SectionName, name: string | RegExp): Promise<void> {
    await this.section(section)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click();
  }

  /** Signs a ready-made owner in on the phone, and waits until her first page stands there. */
  async signsInOnPhoneAs(
    name: string,
    heading: string | RegExp = new RegExp(`^Hola, ${name.split(' ')[0]}`),
  ): Promise<void> {
    await this.presses('Personas', `Entrar como ${name}`);
    await expect(this.phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** What stands under a row of the file: a loan, an application, a month. */
  row(title: string): Locator {
    return this.section('Expediente')
      .locator('div')
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .last();
  }

  async seesStatus(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }
}
