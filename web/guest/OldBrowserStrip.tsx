import * as failureTexts from '#i18n/es-MX/failures';
import styles from './LoadFailureStrip.module.css';

/**
 * Says that the browser is too old for the app, and how to update it. Like the strip above it, it is in the HTML of every
 * document, hidden until the guard shows it.
 */
export const OldBrowserStrip = () => (
  <div id="old-browser" role="alert" hidden className={styles.strip}>
    <p className={styles.words}>{failureTexts.browserTooOld}</p>
  </div>
);
