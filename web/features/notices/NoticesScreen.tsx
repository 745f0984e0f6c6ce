import chatCircleText from '@phosphor-icons/core/assets/regular/chat-circle-text.svg';
import envelopeSimple from '@phosphor-icons/core/assets/regular/envelope-simple.svg';
import { useEffect, useState } from 'react';
import { toQueryState } from '#api/toQueryState';
import { dayInMexico } from '#domain/calendar';
import type { Notice } from '#domain/process/notice';
import { instantOf } from '#domain/readable';
import * as commonTexts from '#i18n/es-MX/common';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as noticeTexts from '#i18n/es-MX/notices';
import { dayAndTime, hour } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { MailboxScene } from '#kit/art/scenes/MailboxScene.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { ToneArch } from '#kit/feedback/ToneArch.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { now } from '#serverTime';
import styles from './NoticesScreen.module.css';
import { lookOfNotice } from './noticeLooks.ts';
import { useNotices } from './noticesSlice.ts';
import { useSeenNotices } from './seenNotices.ts';

/** /notices: what was sent to the owner by e-mail and SMS, new ones first. */
export function NoticesScreen() {
  const query = toQueryState(useNotices());
  // The API does not know the call.
  if (query.data === null) return <UnavailablePage reason="missing" home={paths.home} />;
  return (
    <Screen template="detail" back={paths.home} title={noticeTexts.notices} lead={noticeTexts.whatWeSent}>
      <QueryBoundary query={query} skeleton={<Skeleton shape="row" count={4} />} failureText={noticeTexts.couldNotLoad}>
        {(notices) => <Groups notices={notices ?? []} />}
      </QueryBoundary>
    </Screen>
  );
}

/** The notices that are new in this tab, and the others. Once shown they are seen, but keep their place. */
function Groups({ notices }: { notices: readonly Notice[] }) {
  const seen = useSeenNotices();
  const [isNew] = useState(() => seen.isNew);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other notices are worth another write
  useEffect(() => seen.remember(notices), [notices]);
  if (notices.length === 0) return <NoNotices />;
  const fresh = notices.filter(isNew);
  const earlier = notices.filter((notice) => !isNew(notice));
  return (
    <>
      {fresh.length > 0 && (
        <Section title={noticeTexts.newNotices({ count: fresh.length })}>
          <NoticeList notices={fresh} isNew />
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title={noticeTexts.earlier}>
          <NoticeList notices={earlier} />
        </Section>
      )}
    </>
  );
}

/** What an owner without notices sees: what will come here, and the way back. */
const NoNotices = () => (
  <div className={styles.none}>
    <MailboxScene />
    <CardTitle>{noticeTexts.none}</CardTitle>
    <p>{noticeTexts.whatWillCome}</p>
    <ButtonLink kind="secondary" to={paths.home}>
      {commonTexts.goToStart}
    </ButtonLink>
  </div>
);

const NoticeList = ({ notices, isNew }: { notices: readonly Notice[]; isNew?: true }) => (
  <ul className={styles.list}>
    {notices.map((notice) => (
      <NoticeRow key={notice.id} notice={notice} isNew={isNew} />
    ))}
  </ul>
);

function NoticeRow({ notice, isNew }: { notice: Notice; isNew: true | undefined }) {
  const { title, text, channel, at } = notice;
  const isSms = channel === 'sms';
  return (
    <li className={isNew ? `${styles.notice} ${styles.new}` : styles.notice}>
      <ToneArch {...lookOfNotice(notice)} size="small" />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {isNew && <span className="visually-hidden">{noticeTexts.newNotice}: </span>}
          {title}
        </h3>
        <p>{text}</p>
        <p className={styles.sent}>
          <Icon of={isSms ? chatCircleText : envelopeSimple} size={18} />
          <span>
            {isSms ? noticeTexts.bySms : noticeTexts.byEmail} · {sentAt(instantOf(at))}
          </span>
        </p>
      </div>
      {isNew && <span className={styles.dot} />}
    </li>
  );
}

function sentAt(at: Date | undefined): string {
  if (at === undefined) return displayTexts.unknown;
  const isToday = dayInMexico(at) === dayInMexico(new Date(now()));
  return isToday ? noticeTexts.todayAt({ hour: hour(at) }) : dayAndTime(at);
}
