import { type Profile, profilePartPosition, profilePartToDo } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import * as screenTexts from '#i18n/es-MX/screens';
import { ProgressBar } from '#kit/display/Progress.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import styles from './CompleteProfileBanner.module.css';
import { nextPartText, pathOfPart } from './steps/stepPaths.ts';

/** Banner that says how far a profile is and what comes next, and leads there. Renders nothing for a complete profile. */
export function CompleteProfileBanner({ profile }: { profile: Profile }) {
  const part = profilePartToDo(profile);
  usePrefetchedPage(part === null ? undefined : pathOfPart(part));
  if (part === null) return null;
  const position = profilePartPosition(part);
  return (
    <div>
      <Banner kind="warning" title={progressTexts.completeYourProfile} to={pathOfPart(part)}>
        {position && `${screenTexts.stepOf(position)} · `}
        {nextPartText[part]}
        {position && (
          <span className={styles.progress}>
            <ProgressBar percent={(100 * (position.step - 1)) / position.of} />
          </span>
        )}
      </Banner>
      <p className={styles.more}>
        <TextLink to={paths.whatYouNeed}>{commonTexts.whatYouNeed}</TextLink>
      </p>
    </div>
  );
}
