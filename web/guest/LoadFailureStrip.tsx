import wifiSlash from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import { t } from '#i18n';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './LoadFailureStrip.module.css';

/**
 * Says that the page's own code did not arrive. Part of every document from the start, hidden until the guard shows it,
 * because nothing else could say so then. Its link loads this page again.
 */
export const LoadFailureStrip = () => (
  <div id="unreached" role="alert" hidden className={styles.strip}>
    <p className={styles.words}>
      <Icon of={wifiSlash} size={20} />
      <span>{t('We could not connect. Check your internet and try again.')}</span>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this very page, loaded anew */}
      <a href="" className={styles.again}>
        {t('Retry')}
      </a>
    </p>
  </div>
);
