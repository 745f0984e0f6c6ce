import { readQuietly } from '#api/quietReads';
import { recoverLostWrite } from '#api/recoverLostWrite';
import type { Application, Lease } from '#domain/application';
import { paths } from '#paths';
import { useCreateApplicationMutation, useLazyGetApplicationsQuery } from '../../records/applicationsSlice.ts';
import { usePrefetchFirstOffer } from '../pre-offer/offerRequest.ts';
import { findCreatedDraft } from './findCreatedDraft.ts';
import { useUnansweredWrite } from './useUnansweredWrite.ts';

/**
 * Returns a function that creates an application from its lease. The first offer, which the next screen shows, is
 * requested at the same time. When a response was lost, also before a reload, the
 * draft that the request has created is looked for in the list before the request is repeated. Rejects with the error
 * of the request.
 *
 * Chromium may also repeat a request by itself when a reused connection breaks. The server has to recognise that; no
 * draft is deleted here that the owner did not discard.
 */
export function useCreateApplication(): (lease: Lease) => Promise<Application> {
  const [create] = useCreateApplicationMutation();
  const [readAll] = useLazyGetApplicationsQuery();
  const trackUnanswered = useUnansweredWrite(paths.leaseContract);
  const prefetchOffer = usePrefetchFirstOffer();

  return (lease) => {
    prefetchOffer(lease);
    const read = () => readQuietly(readAll());
    const resultIn = (applications: Application[] = []) => findCreatedDraft(applications, lease);
    return trackUnanswered(async (isRepeated) => {
      const created = isRepeated ? resultIn(await read()) : undefined;
      return created ?? recoverLostWrite(create(lease).unwrap(), { read, resultIn });
    });
  };
}
