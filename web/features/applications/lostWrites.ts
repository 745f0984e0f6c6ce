import type { ReceivedApplication } from '#api/received';
import type { ApplicationChanges, Lease } from '#domain/application';

/**
 * Returns the draft that was created by a request whose response was lost: the newest untouched draft with the same
 * lease that did not exist before. `known` holds the ids that existed.
 */
export const findCreatedDraft = (
  applications: readonly ReceivedApplication[],
  lease: Lease,
  known: ReadonlySet<string>,
): ReceivedApplication | undefined => applications.find(isNewDraft(lease, known));

/** Returns the other drafts that the same request has created. */
export const findDuplicateDrafts = (
  { id }: ReceivedApplication,
  applications: readonly ReceivedApplication[],
  lease: Lease,
  known: ReadonlySet<string>,
): ReceivedApplication[] =>
  applications.filter((application) => application.id !== id && isNewDraft(lease, known)(application));

const isNewDraft = (lease: Lease, known: ReadonlySet<string>) => (application: ReceivedApplication) =>
  application.status === 'uncompleted' &&
  application.pre_offer_term_frame === null &&
  !known.has(application.id) &&
  isApplicationSaved(lease, application);

/**
 * Whether an application has all values that were sent. Files are sent as ids and returned as objects. A field that the
 * response lacks counts as saved.
 */
export const isApplicationSaved = (sent: ApplicationChanges, application: ReceivedApplication): boolean =>
  Object.entries(sent).every(([field, value]) => {
    const saved = application[field as keyof ApplicationChanges];
    if (saved === undefined) return true;
    return (typeof saved === 'object' && saved !== null ? saved.id : saved) === value;
  });
