import { useState } from 'react';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { messageOpened, selectPhoneLocation } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { ARRIVAL_TIMEOUT_MS, waitForState } from '../script/run/waitForState.ts';
import { useConsoleDispatch, useConsoleStore } from '../store.ts';
import { MailDialog } from './MailDialog.tsx';

type MessageActionsProps = { message: MessageDto /** Whether it is an e-mail that is unfolded. */; isWhole?: boolean };

/** Buttons that type the message's code, open its link on the phone, or show the whole e-mail. */
export function MessageActions({ message, isWhole = false }: MessageActionsProps) {
  const { id, link } = message;
  const code = message.is_code_void ? undefined : message.code;
  const [isMailOpen, setIsMailOpen] = useState(false);
  const dispatch = useConsoleDispatch();
  const store = useConsoleStore();
  const phone = usePhone();
  const showNotice = useShowNotice();
  if (code === undefined && link === undefined && !isWhole) return null;
  const typeCode = async (digits: string) => {
    dispatch(messageOpened(id));
    // Just after a jump the screen with the code still loads.
    await waitForState(store, (state) => selectPhoneLocation(state)?.busy === false, ARRIVAL_TIMEOUT_MS);
    if (phone.send({ kind: 'code', code: digits })) return;
    showNotice(consoleTexts.openCodeScreen, true);
  };
  const openLink = (path: string) => {
    dispatch(messageOpened(id));
    setIsMailOpen(false);
    phone.open(path);
  };
  const linkText = phone.isVisible ? consoleTexts.openOnPhone : consoleTexts.openLink;
  return (
    <Row>
      {code !== undefined && phone.isVisible && (
        <ActionButton onPress={() => typeCode(code)}>{consoleTexts.enterCode({ code })}</ActionButton>
      )}
      {link !== undefined && (
        <ActionButton onPress={() => openLink(link)}>
          {link.startsWith('/demo/sign/') ? consoleTexts.openContract : linkText}
        </ActionButton>
      )}
      {isWhole && (
        <ActionButton kind="plain" onPress={() => setIsMailOpen(true)}>
          {inboxTexts.seeWholeMail}
        </ActionButton>
      )}
      {isWhole && (
        <MailDialog mail={message} open={isMailOpen} onClose={() => setIsMailOpen(false)} onOpenLink={openLink} />
      )}
    </Row>
  );
}
