import { OVERDUE_NOTIFIED } from '../backoffice/autopilot.ts';
import type { Scenario } from '../config.ts';
import type { Demo } from '../demo.ts';
import { idOfStep } from '../script/steps.ts';
import type { Tables } from '../store/rows.ts';
import { asEntered } from './asEntered.ts';
import { createPersonaRows, sharedHash, writeSampleFiles } from './createPersona.ts';
import { type Persona, personas } from './personas.ts';
import type { PlaceInScript } from './place.ts';
import { type PlaceOnPhone, playUntil } from './playUntil.ts';
import { replaceInSameTalk } from './shownSteps.ts';
import { prepareTalk, type Talk } from './talk.ts';

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

/** What a store begins with. */
export type NewStore = {
  /** That of the talk, or else the server's own, by default. */
  readonly scenario?: Scenario | undefined;
  /** The time at which the talk began, or else the real one, by default. */
  readonly now?: Date | undefined;
  /** Whether the time stands still. */
  readonly frozen?: boolean | undefined;
  /** Whether the talk goes on: with its prospect, what they have entered in the app, and what was shown. */
  readonly isSameTalk?: boolean | undefined;
  /** The step at which the talk begins: those before are played. The first one by default. */
  readonly step?: PlaceInScript | undefined;
  /** The prospect of the talk; nobody, or the one of the same talk, by default. */
  readonly prospect?: Talk | undefined;
  /** Site that the SMS of played steps name. */
  readonly host?: string | undefined;
};

/**
 * Replaces the store by a new one, in which the steps of the talk before `step` were played; all sessions and uploads are
 * deleted. Returns where the phone is at that step. When it cannot be stored, everything stays as it was.
 */
export async function resetStore(demo: Demo, options: NewStore): Promise<PlaceOnPhone> {
  // Files are swept only afterwards: until then the former rows may have to be restored.
  const place = await demo.files.withoutSweep(() => createScenario(demo, options));
  await demo.files.sweep();
  return place;
}

async function createScenario(demo: Demo, options: NewStore): Promise<PlaceOnPhone> {
  const { store } = demo;
  const hash = await sharedHash(demo);
  let before: Readonly<Tables> = store.tables();
  const { scenario, place, filesToWrite } = await store.write(() => {
    before = store.tables();
    return replaceRows(demo, hash, options);
  });
  try {
    await writeSampleFiles(demo, filesToWrite);
    // Written last: an interrupted start creates the data set again.
    await store.write(() => store.set(SCENARIO_SETTING, scenario));
  } catch (error) {
    await store.write(() => store.replaceAll(before));
    throw error;
  }
  return place;
}

/** Replaces all rows. Call within `store.write`; the caller writes the files. */
function replaceRows(demo: Demo, hash: string, options: NewStore) {
  const { store, clock, config } = demo;
  const kept = options.isSameTalk ? talkUnderWay(demo) : undefined;
  const scenario = options.scenario ?? kept?.scenario ?? config.scenario;
  const { now = kept?.began_at, frozen = false, step = idOfStep(0), prospect = kept?.prospect } = options;
  // What was shown is forgotten when the talk begins anew at its first step.
  if (kept && options.step !== idOfStep(0)) replaceInSameTalk(store, () => store.replaceAll({}));
  else store.replaceAll({});
  // In one step: the clock must not run on before it stops.
  if (frozen) clock.restart(now ?? new Date(clock.machineNow()), true);
  else clock.restart(now);
  store.set(BEGAN_AT, now?.toISOString() ?? null);
  store.set(OVERDUE_NOTIFIED, clock.now().toISOString());
  if (prospect) prepareTalk(store, prospect);
  const personaFiles = peopleOf[scenario].flatMap((persona) => createPersonaRows(demo, persona, hash).filesToWrite);
  const chosenTerm = options.prospect ? options.prospect.chosen_term : kept?.chosenTerm;
  const { filesToWrite, ...place } = playUntil(demo, step, { host: options.host ?? config.host, hash, chosenTerm });
  return { scenario, place, filesToWrite: [...personaFiles, ...filesToWrite] };
}

/** Returns what stays of the talk in new data: how it began, and its prospect as they have entered themselves. */
function talkUnderWay(demo: Demo) {
  const began = beganAt(demo);
  return {
    scenario: scenarioOf(demo),
    began_at: began === null ? undefined : new Date(began),
    ...asEntered(demo.store),
  };
}
