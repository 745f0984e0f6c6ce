import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf, refused } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type Recovery, recoveryRules } from '#domain/access';
import { t } from '#i18n';
import { paths } from '#paths';
import { Button } from '#ui/Button';
import { Form } from '#ui/Form';
import { Icon } from '#ui/Icon';
import { keyFill } from '#ui/icons';
import { Modal } from '#ui/Modal';
import { Screen } from '#ui/Screen';
import { TextField } from '#ui/TextField';
import { useRecoverPasswordMutation } from './authSlice.ts';
import styles from './ForgotPasswordScreen.module.css';

/** Asking for a temporary password by e-mail (ux S5). */
export function ForgotPasswordScreen() {
  const [recover] = useRecoverPasswordMutation();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();
  const goOn = () => void navigate(paths.login);

  const send = ({ email }: Recovery) =>
    recover({ email })
      .unwrap()
      .then(() => setSentTo(email.trim()), refusalsOf);

  return (
    <Screen
      title={
        <>
          <span className={styles.chip}>
            <Icon of={keyFill} size={28} />
          </span>
          {t('Recover your password')}
        </>
      }
      documentTitle={t('Recover your password')}
      lead={t('We will send a temporary password to your e-mail.')}
      back={paths.login}
    >
      <Form
        only
        rules={recoveryRules}
        initialValues={{ email: '' }}
        onSubmit={send}
        action="Send"
        busy="Sending…"
        draft="forgot-password"
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          enterKeyHint="send"
        />
      </Form>
      <Modal
        open={sentTo !== undefined}
        title={t('Check your e-mail')}
        onClose={goOn}
        actions={<Button onClick={goOn}>{t('Continue')}</Button>}
      >
        {sentTo !== undefined &&
          t('We sent a temporary password to {email}. It is good for 24 hours.', { email: sentTo })}
      </Modal>
    </Screen>
  );
}

/** A refusal that names no field is told in the one generic sentence, whatever else it says (spec §8). */
function refusalsOf(error: unknown) {
  const problem = problemOf(error);
  const isNameless = problem.kind === 'refused' && problem.errors === undefined && problem.status !== 429;
  return submitErrors(isNameless ? refused(500, undefined) : error);
}
