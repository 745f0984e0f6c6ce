import { OVERDUE_TOLD } from '../backoffice/autopilot.ts';
import type { Scenario } from '../config.ts';
import type { Demo } from '../demo.ts';
import type { Tables } from '../store/rows.ts';
import { createPersonaRows, writePersonaFiles } from './createPersona.ts';
import { type Persona, personas } from './personas.ts';

const SETTLED = 'scenario';

const peopleOf: Readonly<Record<Scenario, readonly Persona[]>> = { sales: personas, empty: [] };

/** The data set that a store started with; null while it has none. */
export const scenarioOf = ({ store }: Pick<Demo, 'store'>): Scenario | null =>
  store.setting<Scenario | null>(SETTLED, null);

/** Gives a new store its data set, and one whose first start was cut short. */
export async function seedEmptyStore(demo: Demo): Promise<void> {
  if (scenarioOf(demo) !== null) return;
  await resetStore(demo, {});
}

/**
 * A fresh store, at the real time or at `now`; all sessions and uploads are gone (contract §6). When it cannot be
 * stored, everything is as it was.
 */
export async function resetStore(
  demo: Demo,
  { scenario = demo.config.scenario, now }: { scenario?: Scenario; now?: Date },
): Promise<void> {
  // The former files are still there if the former rows have to be put back.
  await demo.files.withoutSweep(() => beginAnew(demo, scenario, now));
  await demo.files.sweep();
}

async function beginAnew(demo: Demo, scenario: Scenario, now: Date | undefined): Promise<void> {
  const { store, clock } = demo;
  let before: Readonly<Tables> = store.tables();
  const placed = await createPersonaRows(demo, peopleOf[scenario], () => {
    before = store.tables();
    store.replaceAll({});
    clock.restart(now);
    store.set(OVERDUE_TOLD, clock.now().toISOString());
  });
  try {
    await writePersonaFiles(demo, placed);
    // Written last: a start that was interrupted begins again.
    await store.write(() => store.set(SETTLED, scenario));
  } catch (error) {
    await store.write(() => store.replaceAll(before));
    throw error;
  }
}
