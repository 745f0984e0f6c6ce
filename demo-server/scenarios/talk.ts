import type { Day } from '#domain/calendar';
import type { OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { PersonaKey } from './personas.ts';
import { forgetShownSteps } from './shownSteps.ts';

/** To whom the talk is given: a person with a property, or the staff of a company that looks after several owners. */
export const tones = ['person', 'company'] as const;
export type Tone = (typeof tones)[number];

/** A prospect: the persona whose state they start in, names as they write them, MXN a month, a city, months. */
export type Prospect = {
  readonly like: PersonaKey;
  readonly name: string;
  readonly last_name?: string | undefined;
  readonly rent: number;
  readonly city: string;
  readonly term: number;
};

/** The prospect of the talk: who the script's new owner is. A reset forgets them. */
const TALK = 'talk';

export type Talk = Omit<Prospect, 'like'> & {
  readonly tone?: Tone | undefined;
  /** Months that the owner has chosen in the app, within the term of the lease: a jump to an earlier step keeps them. */
  readonly chosen_term?: number | undefined;
  /** First and last day of the lease that the owner has entered in the app: a jump to an earlier step keeps it. */
  readonly lease?: { readonly start_date: Day; readonly end_date: Day } | undefined;
};

export const talkOf = (store: Pick<Store, 'setting'>): Talk | null => store.setting<Talk | null>(TALK, null);

/** Call within `store.write`. */
export const prepareTalk = (store: Pick<Store, 'set'>, talk: Talk): void => store.set(TALK, talk);

/** Id of the owner who had registered last when the talk began. */
const OWNER_BEFORE = 'owner before the talk';

const newestRegistered = (store: Pick<Store, 'table'>): OwnerRow | undefined =>
  store
    .table('owners')
    .filter(({ persona }) => persona === null)
    .at(-1);

/** Begins another talk: nothing of it was shown, and nobody has registered in it. Call within `store.write`. */
export function beginTalk(store: Pick<Store, 'set' | 'table'>): void {
  forgetShownSteps(store);
  store.set(OWNER_BEFORE, newestRegistered(store)?.id ?? null);
}

/** Returns the owner whom the talk is about: the newest one who has registered in it. */
export function talkOwnerOf(store: Pick<Store, 'setting' | 'table'>): OwnerRow | undefined {
  const newest = newestRegistered(store);
  return newest?.id === store.setting<string | null>(OWNER_BEFORE, null) ? undefined : newest;
}

/** Id of the owner who has registered in the talk. */
const TALK_OWNER = 'owner of the talk';

/** Makes an owner who has registered the one whom the talk is about. Call within `store.write`. */
export const setTalkOwner = (store: Pick<Store, 'set'>, ownerId: string): void => store.set(TALK_OWNER, ownerId);

/** Remembers whom a personalised owner was made for. Call within `store.write`. */
export const rememberProspect = (store: Pick<Store, 'set'>, key: string, prospect: Talk): void =>
  store.set(`prospect ${key}`, prospect);

/** Returns the prospect that an owner is: of a personalised owner their own, of a registered one the talk's. */
export const prospectOf = (store: Pick<Store, 'setting'>, { persona }: Pick<OwnerRow, 'persona'>): Talk | null =>
  persona === null ? talkOf(store) : store.setting<Talk | null>(`prospect ${persona}`, null);
