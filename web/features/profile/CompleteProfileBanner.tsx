import type { Profile } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import { Banner } from '#kit/feedback/Banner.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { findMissingPart } from './steps/stepPaths.ts';

/** Banner that names what the profile lacks and links to it and to the list of documents. Renders nothing for a complete profile. */
export function CompleteProfileBanner({ profile }: { profile: Profile }) {
  const missing = findMissingPart(profile);
  usePrefetchedPage(missing?.path);
  if (missing === undefined) return null;
  return (
    <div>
      <Banner kind="warning" title={missing.title} to={missing.path}>
        {missing.text}
      </Banner>
      <p>
        <TextLink to={paths.whatYouNeed}>{commonTexts.whatYouNeed}</TextLink>
      </p>
    </div>
  );
}
