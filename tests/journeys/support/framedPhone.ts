import { expect, type FrameLocator, type Page } from 'playwright/test';
import type { Step } from '../../../demo-server/script/steps.ts';
import type { Stage } from '../../stage.ts';

export type PhoneMessage = { kind: string; path?: string; busy?: boolean; line?: string; result?: string };

/** The app in a frame, as in the console, within a page that records the messages. */
export class FramedPhone {
  readonly app: FrameLocator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.app = page.frameLocator('iframe');
  }

  async opens(path: string, session?: Awaited<ReturnType<Stage['session']>>): Promise<void> {
    await this.#page.goto('/demo/external/faq');
    await this.#page.evaluate(
      ([address, storedSession]) => {
        if (storedSession) sessionStorage.setItem('auth', storedSession);
        const received: unknown[] = [];
        Object.assign(window, { received });
        addEventListener('message', ({ data }) => received.push(data));
        const frame = document.createElement('iframe');
        frame.src = address;
        frame.width = '390';
        frame.height = '844';
        frame.allow = 'camera';
        document.body.replaceChildren(frame);
      },
      [path, session && JSON.stringify({ token: session.token, user: session.user, isAuthenticated: true })] as const,
    );
    await this.isAt(path);
  }

  sends = (message: unknown) =>
    this.#page.evaluate((data) => frames[0]?.postMessage(data, location.origin), message as PhoneMessage);

  received = (): Promise<PhoneMessage[]> =>
    this.#page.evaluate(() => (window as unknown as { received: PhoneMessage[] }).received);

  /** Waits until the phone reports this location and is not busy. */
  async isAt(path: string | RegExp): Promise<void> {
    const last = async () => (await this.received()).filter(({ kind }) => kind === 'location').at(-1);
    await expect
      .poll(async () => (await last())?.path)
      .toMatch(path instanceof RegExp ? path : new RegExp(`^${path}$`));
    await expect.poll(async () => (await last())?.busy).toBe(false);
  }

  /** Has the agent do a step at once, and waits for the next screen. */
  async does(step: Step['id'], next: string | RegExp): Promise<void> {
    await this.sends({ kind: 'fill', step, tempo: 'instant' });
    await this.isAt(next);
  }
}
