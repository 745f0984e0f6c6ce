import { useState } from 'react';
import { type Credentials, credentialsRules } from '#domain/access';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import { useIsHydrated } from '#kit/browser/useIsHydrated.ts';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { QuestionLink } from '#kit/navigation/QuestionLink.tsx';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { isAfterEndedSession, paths } from '#paths';
import { EmailField } from './EmailField.tsx';
import { useGuestActions } from './guestActions.ts';
import { LOGIN_DRAFT } from './guestDrafts.ts';
import { LoginArt } from './LoginArt.tsx';
import styles from './LoginScreen.module.css';

const emptyForm: Credentials = { email: '', password: '' };

/** Log-in form. Also rendered at build time; submits through `GuestActions`. */
export function LoginScreen() {
  const { logIn } = useGuestActions();
  // The prerendered page knows nothing of the query until hydration. Read once: the address changes before the page does.
  const isHydrated = useIsHydrated();
  const [isSessionEnded] = useState(() => typeof location === 'object' && isAfterEndedSession(location.search));

  return (
    <Screen title={guestTexts.logIn} lead={guestTexts.goodToSeeYouAgain}>
      {isHydrated && isSessionEnded && (
        <Banner kind="info" role="status">
          {commonTexts.sessionEnded}
        </Banner>
      )}
      <div>
        <Form
          rules={credentialsRules}
          initialValues={emptyForm}
          onSubmit={logIn}
          action={guestTexts.logIn}
          busy={guestTexts.loggingIn}
          draft={LOGIN_DRAFT}
          keepsDraft
        >
          <EmailField autoComplete="username" enterKeyHint="next" />
          <PasswordField
            name="password"
            label={guestTexts.password}
            autoComplete="current-password"
            enterKeyHint="go"
          />
          <p className={styles.forgot}>
            <TextLink to={paths.forgotPassword}>{guestTexts.forgotPassword}</TextLink>
          </p>
        </Form>
      </div>
      <div className={styles.foot}>
        <QuestionLink question={guestTexts.noAccountYet} answer={guestTexts.signUp} to={paths.register} />
        <div className={styles.art}>
          <LoginArt />
        </div>
      </div>
    </Screen>
  );
}
