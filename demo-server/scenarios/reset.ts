import { OVERDUE_NOTIFIED } from '../backoffice/autopilot.ts';
import type { Scenario } from '../config.ts';
import type { Demo } from '../demo.ts';
import type { Tables } from '../store/rows.ts';
import { createPersonaRows, writePersonaFiles } from './createPersona.ts';
import { type Persona, personas } from './personas.ts';
import { replaceInSameTalk } from './shownSteps.ts';

const SCENARIO_SETTING = 'scenario';
const BEGAN_AT = 'began at';

const peopleOf: Readonly<Record<Scenario, readonly Persona[]>> = { sales: personas, empty: [] };

/** Returns the data set that a store was created with; null while it has none. */
export const scenarioOf = ({ store }: Pick<Demo, 'store'>): Scenario | null =>
  store.setting<Scenario | null>(SCENARIO_SETTING, null);

/** Returns the time that the demo was last reset to, ISO 8601; null for the real one. */
export const beganAt = ({ store }: Pick<Demo, 'store'>): string | null => store.setting<string | null>(BEGAN_AT, null);

/** Creates the data set of a new store, also of one whose first start was interrupted. */
export async function seedEmptyStore(demo: Demo): Promise<void> {
  if (scenarioOf(demo) !== null) return;
  await resetStore(demo, {});
}

type NewStore = {
  /** The server's own by default. */
  readonly scenario?: Scenario | undefined;
  /** The real time by default. */
  readonly now?: Date | undefined;
  /** Whether the time stands still. */
  readonly frozen?: boolean | undefined;
  /** Whether the steps that were shown in this talk stay shown. */
  readonly isSameTalk?: boolean | undefined;
};

/**
 * Replaces the store by a new one, at the real time or at `now`; all sessions and uploads are deleted. When it cannot
 * be stored, everything stays as it was.
 */
export async function resetStore(demo: Demo, options: NewStore): Promise<void> {
  // Files are swept only afterwards: until then the former rows may have to be restored.
  await demo.files.withoutSweep(() => createScenario(demo, options));
  await demo.files.sweep();
}

async function createScenario(demo: Demo, options: NewStore): Promise<void> {
  const { store, clock, config } = demo;
  const { scenario = config.scenario, now, frozen = false, isSameTalk = false } = options;
  let before: Readonly<Tables> = store.tables();
  const created = await createPersonaRows(demo, peopleOf[scenario], () => {
    before = store.tables();
    if (isSameTalk) replaceInSameTalk(store, () => store.replaceAll({}));
    else store.replaceAll({});
    // In one step: the clock must not run on before it stops.
    if (frozen) clock.restart(now ?? new Date(clock.machineNow()), true);
    else clock.restart(now);
    store.set(BEGAN_AT, now?.toISOString() ?? null);
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
