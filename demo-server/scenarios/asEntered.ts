import type { Store } from '../store/store.ts';
import { type Talk, talkOf, talkOwnerOf } from './talk.ts';

/**
 * Returns what the owner of the talk has entered in the app: the prospect with their names, rent, lease and term instead of
 * the prepared ones, undefined before one was prepared, and the months that they have chosen.
 */
export function asEntered(store: Pick<Store, 'setting' | 'table'>): {
  readonly prospect: Talk | undefined;
  readonly chosenTerm: number | undefined;
} {
  const talk = talkOf(store);
  const owner = talkOwnerOf(store);
  const application = store
    .table('applications')
    .filter(({ owner_id }) => owner_id === owner?.id)
    .at(-1);
  const chosenTerm = application?.pre_offer_term_frame ?? talk?.chosen_term;
  if (!talk) return { prospect: undefined, chosenTerm };
  const prospect: Talk = {
    ...talk,
    name: owner?.name ?? talk.name,
    last_name: owner?.last_name ?? talk.last_name,
    rent: application?.lease_monthly_income ?? talk.rent,
    chosen_term: chosenTerm,
    lease: application
      ? { start_date: application.lease_start_date, end_date: application.lease_end_date }
      : talk.lease,
  };
  return { prospect, chosenTerm };
}
