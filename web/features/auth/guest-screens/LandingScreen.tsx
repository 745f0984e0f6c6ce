import { useEffect } from 'react';
import { LONGEST_TERM } from '#domain/terms';
import { t } from '#i18n';
import { Patio } from '#kit/art/Patio.tsx';
import { Wordmark } from '#kit/art/Wordmark.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import styles from './LandingScreen.module.css';

/**
 * Landing page. Also rendered at build time, so it must not read `window` while rendering. Its two links work before
 * any script has loaded.
 */
export function LandingScreen() {
  const title = t('Your rent of tomorrow, today.');
  useEffect(() => {
    document.title = t('{title} · Adelantto', { title });
  }, [title]);

  return (
    <div className={styles.landing}>
      <header className={styles.header} data-sky>
        <Wordmark height={27} tone="sky" />
      </header>
      <div className={styles.art}>
        <Patio />
      </div>
      <main id="main" className={styles.sheet}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>
          <span>{t('Receive up to {months} months of rent in advance.', { months: LONGEST_TERM })}</span>{' '}
          <span>{t('We answer in less than 3 days.')}</span>
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.register}>{t('Sign up')}</ButtonLink>
          <ButtonLink to={paths.login} kind="secondary">
            {t('Log in')}
          </ButtonLink>
        </div>
      </main>
    </div>
  );
}
