import { useId, useState } from 'react';
import { dayInMexico } from '#domain/calendar';
import { hour, shortDay } from '#i18n/format';
import { useGetClockQuery } from '../clock/clockSlice.ts';
import { messageOpened } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useReport } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './Message.module.css';

/** One message: an SMS stands there whole, an e-mail opens (ux O5). */
export function Message({ message, isNew }: { message: MessageDto; isNew: boolean }) {
  const { id, channel, to, subject, text, code, link } = message;
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useConsoleDispatch();
  const phone = usePhone();
  const say = useReport();
  const read = () => dispatch(messageOpened(id));
  const toggle = () => {
    read();
    setIsOpen(!isOpen);
  };
  const use = (digits: string) => {
    read();
    if (!phone.send({ kind: 'code', code: digits })) say(t('Open the screen that asks for a code on the phone.'));
  };
  const follow = (path: string) => {
    read();
    phone.open(path);
  };
  const isWhole = channel === 'sms' || isOpen;
  return (
    <li className={styles.message}>
      <div className={styles.head}>
        {isNew && <span className={styles.dot} role="img" aria-label={t('New')} />}
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
          <strong className={styles.subject}>{t('SMS to {to}', { to })}</strong>
        )}
        <When at={message.sent_at} />
      </div>
      <p id={textId} className={isWhole ? styles.text : `${styles.text} ${styles.short}`}>
        {text}
      </p>
      {(code !== undefined || link !== undefined) && (
        <Row>
          {code !== undefined && phone.isHere && (
            <ActionButton onPress={() => use(code)}>{t('Use {code}', { code })}</ActionButton>
          )}
          {link !== undefined && (
            <ActionButton onPress={() => follow(link)}>
              {t(
                link.startsWith('/demo/sign/')
                  ? 'Open the contract'
                  : phone.isHere
                    ? 'Open on the phone'
                    : 'Open the link',
              )}
            </ActionButton>
          )}
        </Row>
      )}
    </li>
  );
}

/** The hour of today, the day of older ones, by the demo's clock. */
function When({ at }: { at: string }) {
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
