import type { Profile } from '#domain/profile';
import { label } from '#i18n';
import { Banner } from '#kit/feedback/Banner.tsx';
import { missingIn } from './steps.ts';

/**
 * What the profile lacks, with the way to it (spec §2, ux S10). Nothing for a complete profile, and nothing while none is
 * known: an unknown profile is never called incomplete by guess.
 */
export function CompleteProfileBanner({ profile }: { profile: Profile | undefined }) {
  const missing = profile && missingIn(profile);
  if (missing === undefined) return null;
  return (
    <Banner kind="warning" title={label(missing.title)} to={missing.path}>
      {label(missing.text)}
    </Banner>
  );
}
