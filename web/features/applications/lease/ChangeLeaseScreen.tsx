import { generatePath, useLocation } from 'react-router-dom';
import { type Application, leaseToSend } from '#domain/application';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import { QueryFailure } from '#kit/feedback/QueryBoundary.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { paths } from '#paths';
import { useUpdateApplicationMutation } from '../../records/applicationsSlice.ts';
import { usePrefetchFirstOffer } from '../pre-offer/offerRequest.ts';
import { FROM_HOME, stepPath } from '../redirects.ts';
import { StepGate } from '../StepGate.tsx';
import { LeaseForm } from './LeaseForm.tsx';

/** /applications/{id}/lease-contract: changes the lease of a draft, with which its pre-offer changes. */
export function ChangeLeaseScreen() {
  const isBackHome = useLocation().state === FROM_HOME;
  return (
    <StepGate page="lease">
      {(query, id) => (
        <Screen
          title={leaseTexts.rentalContract}
          lead={leaseTexts.leaseDataPurpose}
          back={isBackHome ? paths.home : stepPath(id, 'pre_offer')}
          steps={{ step: 1, of: 2 }}
        >
          <QueryFailure query={query} text={applicationTexts.couldNotLoadApplication} />
          <ChangeLease id={id} saved={query.data} />
        </Screen>
      )}
    </StepGate>
  );
}

function ChangeLease({ id, saved }: { id: string; saved: Application | undefined }) {
  const [save] = useUpdateApplicationMutation();
  const prefetchOffer = usePrefetchFirstOffer();
  return (
    <LeaseForm
      beginsWith={saved}
      isAccepted
      save={(values) => {
        // The acceptance was given when the application was created.
        const { accept_privacy_policy: _, ...lease } = leaseToSend(values, saved);
        prefetchOffer(lease);
        return save({ id, ...lease }).unwrap();
      }}
      draft={generatePath(paths.changeLease, { id })}
    />
  );
}
