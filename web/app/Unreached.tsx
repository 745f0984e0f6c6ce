import { t } from '#i18n';
import { Icon } from '#ui/Icon';
import { wifiSlash } from '#ui/icons';
import styles from './Unreached.module.css';

/**
 * Stands in every document from the start, unseen: the guard shows it when the app's own code could not be loaded, when
 * nothing else could say so (ux §1.2). The way on is a plain link, which needs no script.
 */
export const Unreached = () => (
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
