import { useId, useState } from 'react';
import { dayInMexico } from '#domain/calendar';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { hour, shortDay } from '#i18n/format';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { messageOpened } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './Message.module.css';

/** Message of the inbox: an SMS is fully visible, an e-mail expands. */
export function Message({ message, isNew }: { message: MessageDto; isNew: boolean }) {
  const { id, channel, to, subject, text } = message;
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useConsoleDispatch();
  const markAsRead = () => dispatch(messageOpened(id));
  const toggle = () => {
    markAsRead();
    setIsOpen(!isOpen);
  };
  const isComplete = channel === 'sms' || isOpen;
  return (
    <li className={styles.message}>
      <div className={styles.head}>
        {isNew && <span className={styles.dot} role="img" aria-label={consoleTexts.newMark} />}
        {channel === 'email' ? (
          <button
            type="button"
            className={styles.subject}
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={toggle}
          >
            {subject}
          </button>
        ) : (
          <strong className={styles.subject}>{consoleTexts.smsTo({ to })}</strong>
        )}
        <SentAt at={message.sent_at} />
      </div>
      <p id={textId} className={isComplete ? styles.text : `${styles.text} ${styles.short}`}>
        {text}
      </p>
      <MessageActions message={message} onUse={markAsRead} />
    </li>
  );
}

/** Buttons that type the message's code or open its link on the phone. */
function MessageActions({ message: { code, link }, onUse }: { message: MessageDto; onUse: () => void }) {
  const phone = usePhone();
  const showNotice = useShowNotice();
  if (code === undefined && link === undefined) return null;
  const typeCode = (digits: string) => {
    onUse();
    if (phone.send({ kind: 'code', code: digits })) return;
    showNotice(consoleTexts.openCodeScreen);
  };
  const openLink = (path: string) => {
    onUse();
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

/** Hour of a message of today, day of an older one, by the demo's clock. */
function SentAt({ at }: { at: string }) {
  const { data: clock } = useGetClockQuery();
  const instant = new Date(at);
  const day = dayInMexico(instant);
  const isToday = clock !== undefined && day === dayInMexico(new Date(clock.now));
  return (
    <time className={styles.when} dateTime={at}>
      {isToday ? hour(instant) : shortDay(day)}
    </time>
  );
}
