import keyFill from '@phosphor-icons/core/assets/fill/key-fill.svg';
import { useState } from 'react';
import { type Recovery, recoveryRules } from '#domain/access';
import { t } from '#i18n';
import { ArchIcon } from '#kit/art/ArchIcon.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { paths } from '#paths';
import { EmailField } from './EmailField.tsx';
import { useGuestActions } from './guestActions.ts';

/** Form that requests a temporary password by e-mail. */
export function ForgotPasswordScreen() {
  const { recover, returnToLogin } = useGuestActions();
  const [sentTo, setSentTo] = useState<string>();

  const send = async (recovery: Recovery) => {
    const errors = await recover(recovery);
    if (!errors) setSentTo(recovery.email.trim());
    return errors;
  };

  return (
    <Screen
      title={
        <>
          <ArchIcon of={keyFill} above />
          {t('Recover your password')}
        </>
      }
      documentTitle={t('Recover your password')}
      lead={t('We will send a temporary password to your e-mail.')}
      back={paths.login}
    >
      <Form
        singleControl
        rules={recoveryRules}
        initialValues={{ email: '' }}
        onSubmit={send}
        action="Send"
        busy="Sending…"
        draft="forgot-password"
      >
        <EmailField autoComplete="email" enterKeyHint="send" />
      </Form>
      <Modal
        open={sentTo !== undefined}
        title={t('Check your e-mail')}
        onClose={returnToLogin}
        actions={<Button onClick={returnToLogin}>{t('Continue')}</Button>}
      >
        {sentTo !== undefined &&
          t('We sent a temporary password to {email}. It is good for 24 hours.', { email: sentTo })}
      </Modal>
    </Screen>
  );
}
