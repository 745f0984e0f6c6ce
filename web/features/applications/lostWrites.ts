import type { Application, ApplicationChanges, Lease } from '#domain/application';

/**
 * Returns the draft that was created by a request whose response was lost: the newest untouched draft with the same
 * lease that did not exist before. `known` holds the ids that existed.
 */
export const findCreatedDraft = (
  applications: readonly Application[],
  lease: Lease,
  known: ReadonlySet<string>,
): Application | undefined => applications.find(isNewDraft(lease, known));

/** Returns the other drafts that the same request has created. */
export const findDuplicateDrafts = (
  { id }: Application,
  applications: readonly Application[],
  lease: Lease,
  known: ReadonlySet<string>,
): Application[] =>
  applications.filter((application) => application.id !== id && isNewDraft(lease, known)(application));

const isNewDraft = (lease: Lease, known: ReadonlySet<string>) => (application: Application) =>
  application.status === 'uncompleted' &&
  application.pre_offer_term_frame === null &&
  !known.has(application.id) &&
  isApplicationSaved(lease, application);

/**
 * Whether an application has all values that were sent. Files are sent as ids and returned as objects. A field that the
 * response lacks counts as saved.
 */
export const isApplicationSaved = (sent: ApplicationChanges, application: Application): boolean =>
  Object.entries(sent).every(([field, value]) => {
    const saved = application[field as keyof ApplicationChanges];
    if (saved === undefined) return true;
    return (typeof saved === 'object' && saved !== null ? saved.id : saved) === value;
  });
