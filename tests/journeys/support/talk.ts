import { expect } from 'playwright/test';
import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { type Step, steps } from '../../../demo-server/script/steps.ts';
import { Console, fillsAtOnce } from './console.ts';

const indexOf = (id: Step['id']) => steps.findIndex((step) => step.id === id);

/** The talk: its script, and the phone's page. */
export class Talk extends Console {
  readonly script = this.section('Guion');
  readonly title = this.script.getByRole('heading', { level: 3 });
  /** The button that does the present step. */
  readonly doItForMe = this.script.getByRole('button', { name: 'Hazlo por mí' });
  /** What stands in the way of the present step. */
  readonly obstacle = this.script.getByRole('alert');

  /** Chooses a step of the list of all. */
  async chooses(step: string): Promise<void> {
    await this.script.getByRole('button', { name: 'Todos los pasos' }).click();
    await this.page
      .getByRole('region', { name: 'Todos los pasos' })
      .getByRole('button', { name: new RegExp(`^\\d+ ?${step}$`) })
      .click();
  }

  async goesTo(step: string): Promise<void> {
    await this.chooses(step);
    await this.page.getByRole('button', { name: /^Ir al paso/ }).click();
  }

  /** Opens the console, jumps to a step, and waits until script and phone are there. */
  async opensAt(step: string, heading: string | RegExp): Promise<void> {
    await this.opens();
    await this.goesTo(step);
    await this.isAt(step, heading);
  }

  async isAt(step: string, heading: string | RegExp): Promise<void> {
    await expect(this.title).toHaveText(step);
    await expect(this.phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** Saves a point of this name and waits until it is listed: the message that says so replaces one that comes earlier. */
  async saves(point: string): Promise<void> {
    const points = await this.shows('Momentos');
    await points.getByRole('textbox', { name: 'Nombre del punto' }).fill(point);
    await this.presses('Momentos', 'Guardar punto');
    await expect(points.getByRole('button', { name: `Volver a ${point}`, exact: true })).toBeVisible();
  }

  async returnsTo(point: string): Promise<void> {
    await this.presses('Momentos', `Volver a ${point}`);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  }

  /** Reloads the console; "Hazlo por mí" fills in at once again. */
  async reloads(): Promise<void> {
    await this.page.reload();
    await fillsAtOnce(this.page);
  }

  /**
   * Clicks "Hazlo por mí" at each step from one on, and waits for the step before which it ends: a section that opens
   * earlier closes as that one begins. `before` runs at each step, ahead of its click.
   */
  async does(
    from: Step['id'],
    until?: Step['id'],
    before?: (step: Step, index: number) => Promise<void>,
  ): Promise<void> {
    const last = until === undefined ? steps.length : indexOf(until);
    for (const [index, step] of steps.entries()) {
      if (index < indexOf(from) || index >= last) continue;
      await this.beginsAt(step);
      await before?.(step, index);
      await this.beginsAt(step);
      await this.doItForMe.click();
    }
    const next = steps[last];
    if (next) await this.beginsAt(next);
  }

  /** Waits until the script is at a step and the former one has ended. */
  async beginsAt({ id }: Step): Promise<void> {
    await expect(this.title).toHaveText(stepTexts[id].title);
    await expect(this.doItForMe).not.toHaveAttribute('aria-busy');
  }
}
