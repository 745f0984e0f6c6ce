import { LONGEST_TERM } from '#domain/terms';
import * as screenTexts from '#i18n/es-MX/screens';
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
          <p className={styles.headline}>{screenTexts.rentOfTomorrowToday}</p>
          <p className={styles.lead}>{screenTexts.receiveMonthsInAdvance({ months: LONGEST_TERM })}</p>
          <p className={styles.lead}>{screenTexts.weAnswerInThreeDays}</p>
        </div>
      </div>
    </div>
  );
}
