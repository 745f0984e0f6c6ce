import { type Profile, type ProfileStep, profileProgress, profileStepToDo } from '#domain/profile';
import { type PlainMessageId, t } from '#i18n';
import { percent } from '#i18n/format';
import { ProgressRing } from '#kit/display/ProgressRing.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { profileStepPath } from '#paths';
import styles from './ProgressCard.module.css';

const nextStepText = {
  identification: 'Next: identification',
  biometric_validation: 'Next: your selfie',
  income_and_taxes: 'Next: income and taxes',
  unknown: 'To complete your profile, reload the page or write to us through Contact.',
} as const satisfies Record<ProfileStep | 'unknown', PlainMessageId>;

/** Card with the progress of the identity profile and a link to its next step. */
export function ProgressCard({ profile }: { profile: Profile }) {
  const next = profileStepToDo(profile);
  const progress = profileProgress(next);
  return (
    <Card as="section">
      <div className={styles.head}>
        <div
          role="progressbar"
          aria-label={t('Progress of your profile')}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <ProgressRing percent={progress} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>{t(next === null ? 'Your profile is complete' : 'Complete your profile')}</h2>
          <p className={styles.text}>{t('{percent} completed', { percent: percent(progress) })}</p>
          {next !== null && <p className={styles.text}>{t(nextStepText[next])}</p>}
        </div>
      </div>
      {next !== null && next !== 'unknown' && (
        <ButtonLink to={profileStepPath[next]} kind="secondary" size="small">
          {t('Continue')}
        </ButtonLink>
      )}
    </Card>
  );
}
