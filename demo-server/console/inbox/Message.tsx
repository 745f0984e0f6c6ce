import { useId, useState } from 'react';
import { dayInMexico } from '#domain/calendar';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { hour, shortDay } from '#i18n/format';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { messageOpened } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { Lit } from '../kit/Lit.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './Message.module.css';
import { MessageActions } from './MessageActions.tsx';

/** Message of the inbox: an SMS is fully visible, an e-mail expands. It is lit while the script points at it. */
export function Message({ message, isNew, isLit }: { message: MessageDto; isNew: boolean; isLit: boolean }) {
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
    <Lit when={isLit}>
      <div className={styles.message}>
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
        <div className={isOpen ? styles.open : styles.content}>
          <p id={textId} className={isComplete ? styles.text : `${styles.text} ${styles.short}`}>
            {text}
          </p>
          <MessageActions message={message} />
        </div>
      </div>
    </Lit>
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
