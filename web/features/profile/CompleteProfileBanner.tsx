import type { Profile } from '#domain/profile';
import { Banner } from '#kit/feedback/Banner.tsx';
import { findMissingPart } from './steps/stepPaths.ts';

/** Banner that names what the profile lacks and links to it. Renders nothing for a complete profile. */
export function CompleteProfileBanner({ profile }: { profile: Profile }) {
  const missing = findMissingPart(profile);
  if (missing === undefined) return null;
  return (
    <Banner kind="warning" title={missing.title} to={missing.path}>
      {missing.text}
    </Banner>
  );
}
