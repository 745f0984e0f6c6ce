import { useFirstValue } from '#api/useFirstValue';
import { leaseToSend } from '#domain/application';
import { profilePartToDo } from '#domain/profile';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { paths } from '#paths';
import { useApplications } from '../../records/applicationsSlice.ts';
import { useProfile } from '../../records/profileSlice.ts';
import { PROFILE_IS_INCOMPLETE } from '../IncompleteProfileNotice.tsx';
import { LeaseForm } from './LeaseForm.tsx';
import { useCreateApplication } from './useCreateApplication.ts';

/** Application, step 1 of 2: the lease, which begins with that of the last application. Creates the application. */
export function LeaseContractScreen() {
  const create = useCreateApplication();
  // Newest first. A draft is left out: who begins another application beside it has another lease.
  const last = useApplications().data?.find(({ status }) => status !== 'uncompleted');

  if (useIsProfileIncomplete()) return <Redirect to={paths.home} state={PROFILE_IS_INCOMPLETE} />;
  return (
    <Screen
      title={leaseTexts.rentalContract}
      lead={leaseTexts.leaseDataPurpose}
      back={paths.home}
      steps={{ step: 1, of: 2 }}
    >
      {last && (
        <Banner kind="info" role="status">
          {leaseTexts.beginsWithLastLease}
        </Banner>
      )}
      <LeaseForm
        beginsWith={last}
        isAccepted={false}
        save={(values) => create(leaseToSend(values))}
        draft={paths.leaseContract}
      />
    </Screen>
  );
}

/**
 * Whether the profile is incomplete, decided once when it has loaded. Until then false: the server rejects the
 * application.
 */
function useIsProfileIncomplete(): boolean {
  const { data: profile } = useProfile();
  return useFirstValue(profile && profilePartToDo(profile) !== null) ?? false;
}
