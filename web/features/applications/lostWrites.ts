import type { Application, ApplicationChanges, Lease } from '#domain/application';

/**
 * The draft that a creation made whose answer got lost: the newest one with the same lease that nobody has worked on and
 * that was not there before (contract §3). `known` holds the ids that were.
 */
export const findCreatedDraft = (
  applications: readonly Application[],
  lease: Lease,
  known: ReadonlySet<string>,
): Application | undefined => applications.find(isNewDraft(lease, known));

/** The further drafts that the same creation made. */
export const twinsOf = (
  { id }: Application,
  applications: readonly Application[],
  lease: Lease,
  known: ReadonlySet<string>,
): Application[] => applications.filter((it) => it.id !== id && isNewDraft(lease, known)(it));

const isNewDraft = (lease: Lease, known: ReadonlySet<string>) => (it: Application) =>
  it.status === 'uncompleted' && it.pre_offer_term_frame === null && !known.has(it.id) && isApplicationSaved(lease, it);

/** Whether all that was sent is in the application now. A file is sent by its id and read whole; what is not read cannot be missed. */
export const isApplicationSaved = (sent: ApplicationChanges, application: Application): boolean =>
  Object.entries(sent).every(([field, value]) => {
    const kept = application[field as keyof ApplicationChanges];
    if (kept === undefined) return true;
    return (typeof kept === 'object' && kept !== null ? kept.id : kept) === value;
  });
