import type { Application, Lease } from '#domain/application';
import { fieldNames, leaseFields } from '#domain/applicationFields';

/**
 * Returns the draft that a request has created whose response was lost: the newest one with the same lease and nothing
 * else. It may be an older one, which is as good as the draft that was to be created.
 */
export const findCreatedDraft = (applications: readonly Application[], lease: Lease): Application | undefined =>
  applications.find(
    (application) =>
      application.status === 'uncompleted' &&
      application.pre_offer_term_frame === null &&
      fieldNames(leaseFields).every((field) => isSame(lease[field], application[field])),
  );

/** A field that was not sent is empty in the draft too. One that the list lacks counts as the same. */
const isSame = (sent: unknown, saved: unknown): boolean => saved === undefined || (saved ?? '') === (sent ?? '');
