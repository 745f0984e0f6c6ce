import { type Profile, profilePartToDo, profileProgress } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { percent } from '#i18n/format';
import { Card } from '#kit/layout/Card.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { ProgressRing } from '#kit/progress/ProgressRing.tsx';
import { nextPartText, pathOfPart } from '../steps/stepPaths.ts';
import styles from './ProgressCard.module.css';

/** Card with the progress of the identity profile and a link to its next part. */
export function ProgressCard({ profile }: { profile: Profile }) {
  const next = profilePartToDo(profile);
  const progress = profileProgress(next);
  return (
    <Card as="section">
      <div className={styles.head}>
        <div
          role="progressbar"
          aria-label={progressTexts.progressOfProfile}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <ProgressRing percent={progress} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {next === null ? progressTexts.profileComplete : progressTexts.completeYourProfile}
          </h2>
          <p className={styles.text}>{progressTexts.percentCompleted({ percent: percent(progress) })}</p>
          {next !== null && <p className={styles.text}>{nextPartText[next]}</p>}
        </div>
      </div>
      {next !== null && next !== 'unknown' && (
        <ButtonLink to={pathOfPart(next)} kind="secondary" size="small">
          {commonTexts.continueButton}
        </ButtonLink>
      )}
    </Card>
  );
}
