import { LONGEST_TERM } from '#domain/terms';
import * as landingTexts from '#i18n/es-MX/landing';
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
          <p className={styles.headline}>{landingTexts.rentOfTomorrowToday}</p>
          <p className={styles.lead}>{landingTexts.receiveMonthsInAdvance({ months: LONGEST_TERM })}</p>
          <p className={styles.lead}>{landingTexts.weAnswerInThreeDays}</p>
        </div>
      </div>
    </div>
  );
}
