import type { ReactNode } from 'react';
import { useFirstValue } from '#api/useFirstValue';
import { type Profile, type ProfileChanges, type ProfileStep, profileStepPosition } from '#domain/profile';
import type { Rules } from '#domain/rules';
import * as commonTexts from '#i18n/es-MX/common';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { QueryFailure } from '#kit/feedback/QueryBoundary.tsx';
import type { SecondaryState } from '#kit/form/FormFooter.tsx';
import { SaveForLater } from '#kit/form/SaveForLater.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { paths } from '#paths';
import { useProfile } from '../../records/profileSlice.ts';
import { redirectFromStep } from './stepPaths.ts';
import { useStepDraft } from './useStepSave.ts';

type StepScreenProps = {
  step: ProfileStep;
  title: string;
  lead: string;
  children: (profile: Profile | undefined, reload: () => void) => ReactNode;
};

export type StepFormProps = {
  profile: Profile | undefined;
  /** Called when the signed URL of a file has expired. */
  onStale: () => void;
};

/**
 * Screen of one step of the identity profile. The form renders at once; the saved values are filled in when the profile
 * has loaded.
 */
export function StepScreen({ step, title, lead, children }: StepScreenProps) {
  const query = useProfile();
  // The last step leads there; the others lead to screens of this chunk.
  usePrefetchedPage(paths.home);
  const redirectPath = useStepRedirect(step, query.data);
  if (redirectPath !== null) return <Redirect to={redirectPath} />;
  return (
    <Screen title={title} lead={lead} back={paths.profile} steps={profileStepPosition(step)}>
      <QueryFailure query={query} text={menuTexts.couldNotLoadProfile} />
      {children(query.data, query.retry)}
    </Screen>
  );
}

type FinishLaterProps<Values extends object> = SecondaryState & {
  step: ProfileStep;
  rules: Rules<Values>;
  /** Returns the values as they are sent. What is missing may be blank: it is left out. */
  changesIn: (values: Partial<Values>) => ProfileChanges;
};

/** Link that saves what is valid and leaves the step. */
export function FinishLater<Values extends object>({ step, changesIn, ...props }: FinishLaterProps<Values>) {
  const save = useStepDraft(step);
  return (
    <SaveForLater<Values>
      {...props}
      action={commonTexts.finishLater}
      to={paths.profile}
      isLink
      save={(values) => save(changesIn(values))}
    />
  );
}

/**
 * Decides once, when the profile has loaded, whether to redirect: a save changes the next step and must not close the
 * form.
 */
function useStepRedirect(step: ProfileStep, profile: Profile | undefined): string | null {
  return useFirstValue(profile && (redirectFromStep(step, profile) ?? null)) ?? null;
}
