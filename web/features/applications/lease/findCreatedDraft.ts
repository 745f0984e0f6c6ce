import { isSaved } from '#api/isSaved';
import type { Application, Lease } from '#domain/application';
import { fieldNames, leaseFields } from '#domain/applicationFields';

/**
 * Returns the draft that a request has created whose response was lost: the newest one with the same lease and nothing
 * else. It may be an older one, which is as good as the draft that was to be created.
 */
export function findCreatedDraft(applications: readonly Application[], lease: Lease): Application | undefined {
  // A field that was not sent is empty in the draft too.
  const values = Object.fromEntries(fieldNames(leaseFields).map((field) => [field, lease[field] ?? null]));
  return applications.find(
    (application) =>
      application.status === 'uncompleted' && application.pre_offer_term_frame === null && isSaved(values, application),
  );
}
