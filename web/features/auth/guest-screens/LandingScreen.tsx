import { useLayoutEffect } from 'react';
import { LONGEST_TERM } from '#domain/terms';
import * as guestTexts from '#i18n/es-MX/guests';
import * as landingTexts from '#i18n/es-MX/landing';
import * as screenTexts from '#i18n/es-MX/screens';
import { Patio } from '#kit/art/Patio.tsx';
import { Wordmark } from '#kit/art/Wordmark.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import styles from './LandingScreen.module.css';

/**
 * Landing page. Also rendered at build time, so it must not read `window` while rendering. Its links work before
 * any script has loaded.
 */
export function LandingScreen() {
  useLayoutEffect(() => {
    document.title = screenTexts.pageTitle({ title: landingTexts.rentOfTomorrowToday });
  }, []);

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
          {landingTexts.rentOfTomorrowToday}
        </h1>
        <p className={styles.lead}>
          <span>{landingTexts.receiveMonthsInAdvance({ months: LONGEST_TERM })}</span>{' '}
          <span>{landingTexts.weAnswerInThreeDays}</span>
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.register}>{guestTexts.signUp}</ButtonLink>
          <ButtonLink to={paths.login} kind="secondary">
            {guestTexts.logIn}
          </ButtonLink>
          <p className={styles.calculator}>
            <TextLink to={paths.calculator}>{guestTexts.howMuchWouldYouReceive}</TextLink>
          </p>
        </div>
      </main>
    </div>
  );
}
