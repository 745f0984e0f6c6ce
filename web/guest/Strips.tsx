import wifiSlash from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './Strips.module.css';

/**
 * Says that the page's code failed to load. It is in the HTML of every document, hidden until the inline guard shows
 * it, because no other code may be there. Its text depends on who has answered instead. Its link loads the missing code or
 * the page again.
 */
export const LoadFailureStrip = () => (
  <div id="load-failure" role="alert" hidden className={styles.strip}>
    <p className={styles.words}>
      <Icon of={wifiSlash} size={20} />
      <span
        data-nobody={failureTexts.couldNotConnect}
        data-network={failureTexts.networkAsks}
        data-server={failureTexts.pageIncomplete}
      >
        {failureTexts.couldNotConnect}
      </span>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address reloads this page */}
      <a href="" className={styles.again}>
        {commonTexts.retry}
      </a>
    </p>
  </div>
);

/**
 * Says that the browser is too old for the app, and how to update it. Like the strip above, it is in the HTML of every
 * document, hidden until the guard shows it.
 */
export const OldBrowserStrip = () => (
  <div id="old-browser" role="alert" hidden className={styles.strip}>
    <p className={styles.words}>{failureTexts.browserTooOld}</p>
  </div>
);
