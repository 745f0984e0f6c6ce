import * as serverTexts from '#i18n/es-MX/demo/server';
import { OVERDUE_NOTIFIED } from '../backoffice/autopilot.ts';
import type { Scenario } from '../config.ts';
import type { Demo } from '../demo.ts';
import type { PlaceInScript } from '../script/steps.ts';
import { createPersonaRows, sharedHash } from './createPersona.ts';
import { type Persona, personas } from './personas.ts';
import { type PlaceOnPhone, playUntil } from './playUntil.ts';
import { beginTalk, setTalk, type TalkProspect, talkAsEntered } from './talk.ts';

const SCENARIO_SETTING = 'scenario';

/** Data of the event that all data were replaced, which all windows of stage and app follow. */
export const REPLACED_DATA = { replaced: true } as const;
/** The same when it was for want of use: whoever used the app has left, and it shows its first page. */
export const IDLE_RESET_DATA = { ...REPLACED_DATA, idle: true } as const;

const peopleOf: Readonly<Record<Scenario, readonly Persona[]>> = { sales: personas, empty: [] };

/** Returns the data set that a store was created with; null while it has none. */
export const scenarioOf = ({ store }: Pick<Demo, 'store'>): Scenario | null =>
  store.setting<Scenario | null>(SCENARIO_SETTING, null);

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
  /** Whether the talk begins again, with what its owner has entered in the app; else it is forgotten. */
  readonly isSameTalk?: boolean | undefined;
  /** The step at which the talk begins: those before are played. The first one by default. */
  readonly step?: PlaceInScript | undefined;
  /** The prospect of another talk, which begins then. */
  readonly prospect?: TalkProspect | undefined;
  /** Site that the SMS of played steps name. */
  readonly host?: string | undefined;
  /** Whether nobody has used the app for a time. */
  readonly isIdle?: boolean | undefined;
};

/**
 * Replaces the store by a new one, in which the steps of the talk before `step` were played; all sessions and uploads are
 * deleted. Returns where the phone is at that step. When it cannot be stored, everything stays as it was.
 */
export async function resetStore(demo: Demo, options: NewStore): Promise<PlaceOnPhone> {
  const { store, files } = demo;
  const hash = await sharedHash(demo);
  // Files are swept only afterwards: until then the former rows may have to be restored.
  const place = await files.withoutSweep(() => store.write(() => replaceRows(demo, hash, options)));
  await files.sweep();
  return place;
}

/** Replaces all rows. Call within `store.write`. */
function replaceRows(demo: Demo, hash: string, options: NewStore): PlaceOnPhone {
  const { store, clock, config, events } = demo;
  const { isSameTalk = false, frozen = false, step = 'landing', prospect, host = config.host } = options;
  const talk = isSameTalk ? talkAsEntered(store) : null;
  const scenario = options.scenario ?? (talk && scenarioOf(demo)) ?? config.scenario;
  const now = options.now ?? (talk ? new Date(talk.began_at) : undefined);
  store.replaceAll({});
  // In one step: the clock must not run on before it stops.
  if (frozen) clock.restart(now ?? new Date(clock.machineNow()), true);
  else clock.restart(now);
  // Before those of what is played: a window must not fetch an owner's data before it knows that they may be gone.
  const data = options.isIdle ? IDLE_RESET_DATA : REPLACED_DATA;
  events.record({ kind: 'store', line: serverTexts.demoReset, data });
  store.set(OVERDUE_NOTIFIED, clock.now().toISOString());
  store.set(SCENARIO_SETTING, scenario);
  if (prospect) beginTalk(store, prospect, clock.now());
  else if (talk) setTalk(store, talk);
  for (const persona of peopleOf[scenario]) createPersonaRows(demo, persona, hash);
  return playUntil(demo, step, { host, hash });
}
