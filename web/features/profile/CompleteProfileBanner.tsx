import { type Profile, profilePartPosition, profileParts, profilePartToDo } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import * as screenTexts from '#i18n/es-MX/screens';
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
      <Banner
        kind="warning"
        title={progressTexts.completeYourProfile}
        to={pathOfPart(part)}
        below={
          position && (
            <>
              <PartLine current={position.step} />
              {progressTexts.atHand[part] && <span className={styles.atHand}>{progressTexts.atHand[part]}</span>}
            </>
          )
        }
      >
        {position && `${screenTexts.stepOf(position)} · `}
        {nextPartText[part]}
      </Banner>
      <p className={styles.more}>
        <TextLink to={paths.whatYouNeed}>{commonTexts.whatYouNeed}</TextLink>
      </p>
    </div>
  );
}

/** Line with the parts of a profile, those before `current` (1 for the first) done. The sentence above says the same. */
const PartLine = ({ current }: { current: number }) => (
  <span className={styles.parts} aria-hidden="true">
    {profileParts.map((part, i) => (
      <span key={part} className={i + 1 < current ? styles.done : i + 1 === current ? styles.current : styles.next}>
        {progressTexts.parts[part]}
      </span>
    ))}
  </span>
);
