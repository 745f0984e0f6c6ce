import { type Profile, profilePartPosition, profileParts, profilePartToDo } from '#domain/profile';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import * as screenTexts from '#i18n/es-MX/screens';
import { Banner } from '#kit/feedback/Banner.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import styles from './CompleteProfileBanner.module.css';
import { nextPartText, pathOfPart } from './steps/stepPaths.ts';

/** Banner that says how far a profile is and what comes next, and leads there. Renders nothing for a complete profile. */
export function CompleteProfileBanner({ profile }: { profile: Profile }) {
  const part = profilePartToDo(profile);
  usePrefetchedPage(part === null ? undefined : pathOfPart(part));
  if (part === null) return null;
  const position = profilePartPosition(part);
  return (
    <Banner
      kind="warning"
      title={<span className={styles.title}>{progressTexts.completeYourProfile}</span>}
      to={pathOfPart(part)}
      below={
        <>
          {position && <PartLine current={position.step} />}
          <span className={styles.next}>{nextPartText[part]}</span>
        </>
      }
    >
      {position && screenTexts.stepOf(position)}
    </Banner>
  );
}

/** Line with the parts of a profile, those before `current` (1 for the first) done. The texts above and below it say the same. */
const PartLine = ({ current }: { current: number }) => (
  <span className={styles.parts} aria-hidden="true">
    {profileParts.map((part, i) => (
      <span key={part} className={i + 1 < current ? styles.done : i + 1 === current ? styles.current : styles.open}>
        {progressTexts.parts[part]}
      </span>
    ))}
  </span>
);
