import { isSaved } from '#api/isSaved';
import type { Application, Lease } from '#domain/application';

/**
 * Returns the draft that a request has created whose response was lost: the newest one with the same lease and nothing
 * else. It may be an older one, which is as good as the draft that was to be created.
 */
export const findCreatedDraft = (applications: readonly Application[], lease: Lease): Application | undefined =>
  applications.find(
    (application) =>
      application.status === 'uncompleted' && application.pre_offer_term_frame === null && isSaved(lease, application),
  );
