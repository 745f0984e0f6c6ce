import keyFill from '@phosphor-icons/core/assets/fill/key-fill.svg';
import { useState } from 'react';
import { type Recovery, recoveryRules } from '#domain/access';
import * as commonTexts from '#i18n/es-MX/common';
import * as recoveryTexts from '#i18n/es-MX/recovery';
import { ArchIcon } from '#kit/art/ArchIcon.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { draftKey, readDraft } from '#kit/form/draft.ts';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { paths } from '#paths';
import { EmailField } from './EmailField.tsx';
import { useGuestActions } from './guestActions.ts';
import { LOGIN_DRAFT } from './guestDrafts.ts';

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
          {recoveryTexts.recoverYourPassword}
        </>
      }
      documentTitle={recoveryTexts.recoverYourPassword}
      lead={recoveryTexts.temporaryPasswordWillBeSent}
      back={paths.login}
    >
      <Form
        singleControl
        rules={recoveryRules}
        initialValues={{ email: emailTypedAtLogin() }}
        onSubmit={send}
        action={commonTexts.send}
        busy={commonTexts.sending}
        draft="forgot-password"
      >
        <EmailField autoComplete="email" enterKeyHint="send" />
      </Form>
      {sentTo !== undefined && (
        <Modal
          title={recoveryTexts.checkYourEmail}
          onClose={returnToLogin}
          actions={<Button onClick={returnToLogin}>{commonTexts.continueButton}</Button>}
        >
          {recoveryTexts.temporaryPasswordSent({ email: sentTo })}
        </Modal>
      )}
    </Screen>
  );
}

/** Returns the e-mail of the log-in form's draft: whoever forgot the password has often typed it there already. */
function emailTypedAtLogin(): string {
  const email = readDraft(draftKey(null, LOGIN_DRAFT))?.email;
  return typeof email === 'string' ? email : '';
}
