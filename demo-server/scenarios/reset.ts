import { OVERDUE_NOTIFIED } from '../backoffice/autopilot.ts';
import type { Scenario } from '../config.ts';
import type { Demo } from '../demo.ts';
import type { Tables } from '../store/rows.ts';
import { createPersonaRows, writePersonaFiles } from './createPersona.ts';
import { type Persona, personas } from './personas.ts';

const SCENARIO_SETTING = 'scenario';

const peopleOf: Readonly<Record<Scenario, readonly Persona[]>> = { sales: personas, empty: [] };

/** Returns the data set that a store was created with; null while it has none. */
export const scenarioOf = ({ store }: Pick<Demo, 'store'>): Scenario | null =>
  store.setting<Scenario | null>(SCENARIO_SETTING, null);

/** Creates the data set of a new store, also of one whose first start was interrupted. */
export async function seedEmptyStore(demo: Demo): Promise<void> {
  if (scenarioOf(demo) !== null) return;
  await resetStore(demo, {});
}

/**
 * Replaces the store by a new one, at the real time or at `now`; all sessions and uploads are deleted. When it cannot
 * be stored, everything stays as it was.
 */
export async function resetStore(
  demo: Demo,
  { scenario = demo.config.scenario, now }: { scenario?: Scenario; now?: Date },
): Promise<void> {
  // Files are swept only afterwards: until then the former rows may have to be restored.
  await demo.files.withoutSweep(() => createScenario(demo, scenario, now));
  await demo.files.sweep();
}

async function createScenario(demo: Demo, scenario: Scenario, now: Date | undefined): Promise<void> {
  const { store, clock } = demo;
  let before: Readonly<Tables> = store.tables();
  const created = await createPersonaRows(demo, peopleOf[scenario], () => {
    before = store.tables();
    store.replaceAll({});
    clock.restart(now);
    store.set(OVERDUE_NOTIFIED, clock.now().toISOString());
  });
  try {
    await writePersonaFiles(demo, created);
    // Written last: an interrupted start creates the data set again.
    await store.write(() => store.set(SCENARIO_SETTING, scenario));
  } catch (error) {
    await store.write(() => store.replaceAll(before));
    throw error;
  }
}
