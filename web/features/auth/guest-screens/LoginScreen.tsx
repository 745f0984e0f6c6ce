import { type Credentials, credentialsRules } from '#domain/access';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import { useIsHydrated } from '#kit/browser/useIsHydrated.ts';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { useLocationState } from '#kit/navigation/navigation.ts';
import { QuestionLink } from '#kit/navigation/QuestionLink.tsx';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { paths } from '#paths';
import { EmailField } from './EmailField.tsx';
import { useGuestActions } from './guestActions.ts';
import { LOGIN_DRAFT } from './guestDrafts.ts';
import { LoginArt } from './LoginArt.tsx';
import styles from './LoginScreen.module.css';

const emptyForm: Credentials = { email: '', password: '' };

/** Log-in form. Also rendered at build time; submits through `GuestActions`. */
export function LoginScreen() {
  const { logIn } = useGuestActions();
  const state = useLocationState();
  // After a reload the location state is still there, but the prerendered page knows nothing of it until hydration.
  const isHydrated = useIsHydrated();

  return (
    <Screen title={guestTexts.logIn} lead={guestTexts.goodToSeeYouAgain}>
      {isHydrated && isSessionEnded(state) && (
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

/** Whether the gate redirected here because the session ended without a log-out. Checked without superstruct, which would add 2 kB to this page. */
const isSessionEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
