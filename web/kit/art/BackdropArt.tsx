import { LONGEST_TERM } from '#domain/terms';
import { t } from '#i18n';
import styles from './BackdropArt.module.css';
import { Patio } from './Patio.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Picture left of the floating column: the patio, the wordmark and, for the eye only, the landing page's claim. */
export function BackdropArt() {
  return (
    <div className={styles.art}>
      <Patio wide />
      <div className={styles.words}>
        <Wordmark height={32} tone="sky" />
        <div aria-hidden="true">
          <p className={styles.headline}>{t('Your rent of tomorrow, today.')}</p>
          <p className={styles.lead}>
            {t('Receive up to {months} months of rent in advance.', { months: LONGEST_TERM })}
          </p>
          <p className={styles.lead}>{t('We answer in less than 3 days.')}</p>
        </div>
      </div>
    </div>
  );
}
