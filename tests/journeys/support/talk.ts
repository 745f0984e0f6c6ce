import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import * as landingTexts from '#i18n/es-MX/landing';
import { numberOf, type Step, stepAfter, steps, stepWithId } from '../../../demo-server/script/steps.ts';
import { Console, fillsAtOnce } from './console.ts';
import { expect } from './journey.ts';

type StepId = Step['id'];

/** Whom the dialog "Plática nueva" asks for; surnames may be unknown. */
type Prospect = {
  readonly name: string;
  readonly last_name?: string;
  readonly rent: string;
  readonly city?: string;
  readonly term?: string;
};

/** A prospect for tests that may take any. */
export const ANA_LUNA = { name: 'Ana', last_name: 'Luna', rent: 20_000, city: 'Puebla', term: 6 } as const;

/** The talk: its script, and the phone's page. */
export class Talk extends Console {
  readonly script = this.section('Guion');
  readonly title = this.script.getByRole('heading', { level: 1 });
  /** How a step is done by hand, what is under way, or what stands in the way. */
  readonly line = this.script.getByRole('status');
  /** The button that does the present step; it has other labels while it does, or when something stands in the way. */
  readonly doItForMe = this.script.getByRole('button', { name: 'Hazlo por mí' });
  readonly header = this.page.getByRole('banner');
  readonly clock = this.header.getByRole('time');
  readonly closing = this.page.getByRole('region', { name: 'Terminó la plática' });

  /** Opens the stage at a step; "Hazlo por mí" fills in a page at once, not at the speed of somebody who types. */
  async opensAt(id: StepId): Promise<void> {
    await this.opens();
    await this.beginsAt(id);
    await fillsAtOnce(this.page);
  }

  /** Fills in "Plática nueva" and starts the talk. */
  async begins(prospect: Prospect): Promise<void> {
    await this.page.getByRole('button', { name: 'Plática nueva' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Plática nueva' });
    await dialog.getByLabel('Nombre o nombres').fill(prospect.name);
    await dialog.getByLabel('Apellidos').fill(prospect.last_name ?? '');
    await dialog.getByLabel('Renta al mes').fill(prospect.rent);
    if (prospect.city !== undefined) await dialog.getByLabel('Ciudad').selectOption(prospect.city);
    if (prospect.term !== undefined) await dialog.getByLabel('Plazo').selectOption(prospect.term);
    await dialog.getByRole('button', { name: 'Empezar la plática' }).click();
    await expect(dialog).toHaveCount(0);
    await this.isAt('landing', landingTexts.rentOfTomorrowToday);
    await fillsAtOnce(this.page);
  }

  /** Goes to a step by the list of all. */
  async goesTo(id: StepId): Promise<void> {
    await this.rowOf(id).click();
    await expect(this.title).toHaveText(stepTexts[id].title);
    await expect(this.line).toContainText(`al ${numberOf(stepWithId(id))}.`);
  }

  rowOf = (id: StepId) => this.script.getByRole('listitem').getByRole('button', { name: stepTexts[id].title });

  /** Waits until the script is at a step, and the phone at a page. */
  async isAt(id: StepId, heading: string | RegExp): Promise<void> {
    await this.beginsAt(id);
    await expect(this.phone.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** Waits until the script is at a step that can be done. The one before may take seconds: its file is cut off and sent again. */
  async beginsAt(id: StepId): Promise<void> {
    await expect(this.title).toHaveText(stepTexts[id].title, { timeout: 30_000 });
    await expect(this.doItForMe).toBeVisible();
  }

  /**
   * Does each step from one on by the keys of the script's button, in turn, until another one begins; without it, until the
   * closing. `before` runs at each step, ahead of its key.
   */
  async does(from: StepId, until?: StepId, before?: (step: Step) => Promise<void>): Promise<void> {
    const last = until === undefined ? steps.length : steps.indexOf(stepWithId(until));
    for (const step of steps.slice(steps.indexOf(stepWithId(from)), last)) {
      await this.beginsAt(step.id);
      await before?.(step);
      await this.page.keyboard.press(numberOf(step) % 2 === 0 ? 'Space' : 'PageDown');
      const next = stepAfter(step);
      if (next) await this.beginsAt(next.id);
    }
    if (until === undefined) await expect(this.closing).toBeVisible();
  }

  /** Saves a point and waits until it is listed. */
  async saves(point: string): Promise<void> {
    const moments = await this.shows('Momentos');
    await moments.getByRole('textbox', { name: 'Nombre del punto' }).fill(point);
    await moments.getByRole('button', { name: 'Guardar punto' }).click();
    await expect(moments.getByRole('button', { name: `Volver a ${point}`, exact: true })).toBeVisible();
    await this.shows('Mensajes');
  }

  async returnsTo(point: string): Promise<void> {
    await this.presses('Momentos', `Volver a ${point}`);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
    await this.shows('Mensajes');
  }
}
