import { useLocation, useNavigate } from 'react-router-dom';
import { is } from 'superstruct';
import { problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type Credentials, credentialsRules } from '#domain/access';
import { UnverifiedBody } from '#domain/refusalBody';
import { t } from '#i18n';
import { paths } from '#paths';
import { now } from '#serverTime';
import { Banner } from '#ui/Banner';
import { Form } from '#ui/Form';
import { TextLink } from '#ui/Links';
import { PasswordField } from '#ui/PasswordField';
import { Screen } from '#ui/Screen';
import { announce } from '#ui/Status';
import { TextField } from '#ui/TextField';
import { useIsTakenOver } from '#ui/useIsTakenOver';
import { useLoginMutation, useResendPhoneCodeMutation } from './authSlice.ts';
import { LoginArt } from './LoginArt.tsx';
import styles from './LoginScreen.module.css';
import { QuestionLink } from './QuestionLink.tsx';
import { expiryOf, handoverOf, verificationAddress } from './verificationAddress.ts';

const nothingTyped: Credentials = { email: '', password: '' };

/** Coming in (ux S2). */
export function LoginScreen() {
  const [login] = useLoginMutation();
  const askForCode = useCodeForUnverified();
  const { state } = useLocation();
  // A reload keeps the entry's state, and its page is the prerendered one.
  const isTakenOver = useIsTakenOver();

  // No navigation on success: as soon as there is a session, the gate leads on.
  const enter = (credentials: Credentials) =>
    login(credentials)
      .unwrap()
      .then(
        () => {},
        async (error: unknown) => {
          const problem = problemOf(error);
          const isUnverified = problem.kind === 'refused' && problem.status === 403 && is(problem.body, UnverifiedBody);
          return isUnverified ? askForCode(problem.body, credentials) : submitErrors(error);
        },
      );

  return (
    <Screen title={t('Log in')} lead={t('Good to see you again.')}>
      {isTakenOver && hasEnded(state) && (
        <Banner kind="info" role="status">
          {t('Your session ended. Log in to go on where you were.')}
        </Banner>
      )}
      <div>
        <Form
          rules={credentialsRules}
          initialValues={nothingTyped}
          onSubmit={enter}
          action="Log in"
          busy="Logging in…"
          draft="login"
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            enterKeyHint="next"
          />
          <PasswordField name="password" label="Password" autoComplete="current-password" enterKeyHint="go" />
          <p className={styles.forgot}>
            <TextLink to={paths.forgotPassword}>{t('Forgot your password?')}</TextLink>
          </p>
        </Form>
      </div>
      <div className={styles.foot}>
        <QuestionLink question="No account yet?" answer="Sign up" to={paths.register} />
        <div className={styles.art}>
          <LoginArt />
        </div>
      </div>
    </Screen>
  );
}

/** Whether the gate led here because a session ended by itself (ux §1.2). */
const hasEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;

/** The password was right, the phone was never verified: a new code is sent, and its page comes next (contract §3). */
function useCodeForUnverified() {
  const [resend] = useResendPhoneCodeMutation();
  const navigate = useNavigate();
  return async (unverified: UnverifiedBody, { email }: Credentials) => {
    // When none could be sent, its page says that there is none any more and offers to send one again.
    const sent = await resend(unverified.id)
      .unwrap()
      .catch(() => undefined);
    announce(
      t(sent === undefined ? 'First verify your cellphone' : 'First verify your cellphone. We sent you a code.'),
    );
    const expiresAt = sent === undefined ? new Date(now()).toISOString() : expiryOf(sent);
    await navigate(verificationAddress(unverified), { state: handoverOf(expiresAt, email.trim()) });
  };
}
