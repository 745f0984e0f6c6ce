import trash from '@phosphor-icons/core/assets/regular/trash.svg';
import { useId, useState } from 'react';
import { dayInMexico } from '#domain/calendar';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { centralHour, maskedPhone, shortDay } from '#i18n/format';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { messageOpened } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { Lit } from '../kit/Lit.tsx';
import { useConsoleDispatch } from '../store.ts';
import { useDeleteMessageMutation } from './inboxSlice.ts';
import styles from './Message.module.css';
import { MessageActions } from './MessageActions.tsx';
import { smsText } from './smsText.ts';

type MessageProps = {
  message: MessageDto;
  isNew: boolean;
  isLit: boolean;
  /** Whether its code can still be used, or its link opened. An SMS without use takes one line. */
  hasUse: boolean;
  isDeletable: boolean;
  /** Whether an e-mail is open until the operator folds it. */
  isOpenAtFirst: boolean;
};

/** Message of the inbox: an SMS is fully visible, an e-mail expands. It is lit while the script points at it. */
export function Message({ message, isNew, isLit, hasUse, isDeletable, isOpenAtFirst }: MessageProps) {
  const { id, channel, to, subject, text } = message;
  const textId = useId();
  const [isOpenByHand, setOpenByHand] = useState<boolean | null>(null);
  const isOpen = isOpenByHand ?? isOpenAtFirst;
  const dispatch = useConsoleDispatch();
  const markAsRead = () => dispatch(messageOpened(id));
  const toggle = () => {
    markAsRead();
    setOpenByHand(!isOpen);
  };
  const isComplete = (channel === 'sms' && hasUse) || isOpen;
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
            <strong className={styles.subject}>{consoleTexts.smsTo({ phone: maskedPhone(to) })}</strong>
          )}
          <SentAt at={message.sent_at} />
          {isDeletable && <DeleteButton message={message} />}
        </div>
        <div className={isOpen ? styles.open : styles.content}>
          <p id={textId} className={isComplete ? styles.text : `${styles.text} ${styles.short}`}>
            {channel === 'sms' ? smsText(text) : text}
          </p>
          {hasUse && <MessageActions message={message} isWhole={channel === 'email' && isOpen} />}
        </div>
      </div>
    </Lit>
  );
}

function DeleteButton({ message: { id, to, subject } }: { message: MessageDto }) {
  const [deleteMessage] = useDeleteMessageMutation();
  const remove = async () => {
    const [title, text] = [inboxTexts.deleteQuestion({ count: 1 }), inboxTexts.appKeepsNotices({ count: 1 })];
    if (await confirm({ title, text, action: inboxTexts.deleteThem })) await deleteMessage(id).unwrap();
  };
  const what = subject ?? consoleTexts.smsTo({ phone: maskedPhone(to) });
  return (
    <ActionButton kind="plain" icon={trash} aria-label={inboxTexts.deleteMessage({ what })} onPress={remove}>
      {null}
    </ActionButton>
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
      {isToday ? centralHour(instant) : shortDay(day)}
    </time>
  );
}
