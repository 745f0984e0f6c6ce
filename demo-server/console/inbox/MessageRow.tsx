import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { Fragment, type ReactNode } from 'react';
import { dayInMexico } from '#domain/calendar';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as noticeTexts from '#i18n/es-MX/notices';
import { centralHour, maskedPhone, shortDay } from '#i18n/format';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { selectPhoneLocation } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { ARRIVAL_TIMEOUT_MS, waitForState } from '../script/run/waitForState.ts';
import { useConsoleStore } from '../store.ts';
import styles from './MessageRow.module.css';
import { smsText } from './smsText.ts';

type MessageRowProps = {
  message: MessageDto;
  /** Mark of a new message. */
  mark: ReactNode;
  /** Whether the row says whose message it is. */
  isNamed: boolean;
  hasButton: boolean;
  /** Called when its button was pressed. */
  onUse: () => void;
};

/** A message with its whole text. The subject of an e-mail opens it as a mail program shows it. */
export function MessageRow({ message, mark, isNamed, hasButton, onUse }: MessageRowProps) {
  const { id, channel, to, subject = '', text, code } = message;
  const sms = isNamed ? technicalTexts.smsTo({ phone: maskedPhone(to) }) : noticeTexts.bySms;
  return (
    <>
      <div className={styles.head}>
        <strong className={styles.title}>
          {mark}
          {channel === 'sms' ? (
            sms
          ) : (
            <a href={`/demo/mail/${id}`} target="_blank" rel="noopener" title={technicalTexts.seeEmail({ subject })}>
              {subject}
            </a>
          )}
        </strong>
        <SentAt at={message.sent_at} />
      </div>
      {isNamed && channel === 'email' && <p className={styles.text}>{technicalTexts.emailTo({ email: to })}</p>}
      <p className={styles.text}>{channel === 'sms' ? withStrong(smsText(text), code) : text}</p>
      {hasButton && <UseButton message={message} onUse={onUse} />}
    </>
  );
}

/** Types the message's code on the phone, or opens its link there. */
function UseButton({ message: { code, link = '/' }, onUse }: Pick<MessageRowProps, 'message' | 'onUse'>) {
  const store = useConsoleStore();
  const phone = usePhone();
  const showNotice = useShowNotice();
  const use = async () => {
    onUse();
    if (code === undefined) return phone.open(link);
    // Just after a jump the screen with the code still loads.
    await waitForState(store, (state) => selectPhoneLocation(state)?.busy === false, ARRIVAL_TIMEOUT_MS);
    if (!phone.send({ kind: 'code', code })) showNotice(technicalTexts.openCodeScreen, true);
  };
  return (
    <div className={styles.use}>
      <ActionButton icon={deviceMobile} onPress={use}>
        {code === undefined ? technicalTexts.openOnPhone : technicalTexts.enterCode({ code })}
      </ActionButton>
    </div>
  );
}

/** Returns a text in which a code is strong. */
function withStrong(text: string, code: string | undefined): ReactNode {
  if (code === undefined) return text;
  return text.split(code).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    <Fragment key={index}>
      {index > 0 && <strong className={styles.code}>{code}</strong>}
      {part}
    </Fragment>
  ));
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
