import { type ReactNode, useState } from 'react';
import { type Profile, type ProfileStep, profileStepPosition } from '#domain/profile';
import { t } from '#i18n';
import { Failure } from '#kit/feedback/Failure.tsx';
import { Reason } from '#kit/feedback/QueryBoundary.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { paths } from '#paths';
import { redirectFromStep } from '../steps.ts';
import { useProfile } from '../useProfile.ts';

interface StepScreenProps {
  step: ProfileStep;
  title: string;
  lead: string;
  children: (profile: Profile | undefined) => ReactNode;
}

/**
 * One step of the identity profile. Its form stands there at once; what was saved before fills it in when it comes
 * (ux "States of the data screens").
 */
export function StepScreen({ step, title, lead, children }: StepScreenProps) {
  const { data, failure, waiting, retry } = useProfile();
  const instead = usePathInstead(step, data);
  if (instead !== null) return <Redirect to={instead} />;
  return (
    <Screen title={title} lead={lead} back={paths.profile} steps={profileStepPosition(step)}>
      {failure && (
        <Failure
          text={t('We could not load your profile.')}
          detail={<Reason {...failure} />}
          onRetry={retry}
          busy={waiting}
        />
      )}
      {children(data)}
    </Screen>
  );
}

/** Leaves the step for another day; what was typed is kept as a draft. */
export const FinishLater = () => (
  <ButtonLink to={paths.profile} kind="ghost">
    {t('Finish later')}
  </ButtonLink>
);

/** Judged once, when the screen opens: a save changes the next step, and must not throw her out of her own form. */
function usePathInstead(step: ProfileStep, profile: Profile | undefined): string | null {
  const [judged, setJudged] = useState<string | null>();
  if (judged === undefined && profile !== undefined) setJudged(redirectFromStep(step, profile) ?? null);
  return judged ?? null;
}
