import type { Day } from '#domain/calendar';
import type { OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { PersonaKey } from './personas.ts';

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

/** Whom a talk is prepared for. */
export type TalkProspect = Omit<Prospect, 'like'> & { readonly tone?: Tone | undefined };

/** The talk that is being given: the prospect whom the forms are filled in for, and what is known of it since it began. */
export type Talk = TalkProspect & {
  /** When it began, ISO 8601: a jump to an earlier step sets the clock back to it. */
  readonly began_at: string;
  /** The owner whom it is about: the first one who has registered on its own phone. Null before. */
  readonly owner_id: string | null;
  /** Whether the phone has shown the page on which the bureau says no. */
  readonly saw_bureau_no: boolean;
  /** Months that the owner has chosen in the app, within the term of the lease. */
  readonly chosen_term?: number | undefined;
  /** First and last day of the lease that the owner has entered in the app. */
  readonly lease?: { readonly start_date: Day; readonly end_date: Day } | undefined;
};

const TALK = 'talk';

/** Returns the talk; null while none has begun since the last reset. It belongs to the data: a saved state has its own. */
export const talkOf = (store: Pick<Store, 'setting'>): Talk | null => store.setting<Talk | null>(TALK, null);

/** Begins a talk at a time: nobody has registered in it. Call within `store.write`. */
export const beginTalk = (store: Pick<Store, 'set'>, prospect: TalkProspect, now: Date): void =>
  store.set(TALK, { ...prospect, began_at: now.toISOString(), owner_id: null, saw_bureau_no: false } satisfies Talk);

/** Changes what is known of the talk. Nothing happens while there is none. Call within `store.write`. */
export function noteOfTalk(
  store: Pick<Store, 'setting' | 'set'>,
  { owner_id, saw_bureau_no }: { readonly owner_id?: string | undefined; readonly saw_bureau_no?: boolean | undefined },
): void {
  const talk = talkOf(store);
  if (!talk) return;
  store.set(TALK, {
    ...talk,
    owner_id: owner_id ?? talk.owner_id,
    saw_bureau_no: saw_bureau_no ?? talk.saw_bureau_no,
  } satisfies Talk);
}

/**
 * Returns the talk as it begins again: with what its owner has entered in the app instead of what was prepared, names, rent,
 * lease and term. Null while there is none.
 */
export function talkAsEntered(store: Pick<Store, 'setting' | 'table'>): Talk | null {
  const talk = talkOf(store);
  return talk && { ...talk, ...enteredIn(store, talk.owner_id), owner_id: null };
}

/** Call within `store.write`. */
export const setTalk = (store: Pick<Store, 'set'>, talk: Talk): void => store.set(TALK, talk);

/** Returns what an owner has entered in the app of what a talk is prepared with. */
function enteredIn(store: Pick<Store, 'table'>, ownerId: string | null): Partial<Talk> {
  const owner = ownerId === null ? undefined : store.table('owners').get(ownerId);
  if (!owner) return {};
  const application = store
    .table('applications')
    .filter(({ owner_id }) => owner_id === owner.id)
    .at(-1);
  return {
    ...(owner.name !== null && { name: owner.name }),
    ...(owner.last_name !== null && { last_name: owner.last_name }),
    ...(application && {
      rent: application.lease_monthly_income,
      lease: { start_date: application.lease_start_date, end_date: application.lease_end_date },
    }),
    ...(application?.pre_offer_term_frame && { chosen_term: application.pre_offer_term_frame }),
  };
}

/** Remembers whom a personalised owner was made for. Call within `store.write`. */
export const rememberProspect = (store: Pick<Store, 'set'>, key: string, prospect: TalkProspect): void =>
  store.set(`prospect ${key}`, prospect);

/** Returns the prospect that an owner is: of a personalised owner their own, of the talk's owner the talk's. */
export function prospectOf(
  store: Pick<Store, 'setting'>,
  { id, persona }: Pick<OwnerRow, 'id' | 'persona'>,
): (TalkProspect & Partial<Talk>) | null {
  if (persona !== null) return store.setting<TalkProspect | null>(`prospect ${persona}`, null);
  const talk = talkOf(store);
  return talk?.owner_id === id ? talk : null;
}
