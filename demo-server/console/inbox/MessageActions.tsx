import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { messageOpened } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../store.ts';

/** Buttons that type the message's code or open its link on the phone. */
export function MessageActions({ message: { id, code, link } }: { message: MessageDto }) {
  const dispatch = useConsoleDispatch();
  const phone = usePhone();
  const showNotice = useShowNotice();
  if (code === undefined && link === undefined) return null;
  const typeCode = (digits: string) => {
    dispatch(messageOpened(id));
    if (phone.send({ kind: 'code', code: digits })) return;
    showNotice(consoleTexts.openCodeScreen);
  };
  const openLink = (path: string) => {
    dispatch(messageOpened(id));
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
    </Row>
  );
}
