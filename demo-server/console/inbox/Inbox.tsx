import envelopeSimpleFill from '@phosphor-icons/core/assets/fill/envelope-simple-fill.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { allRead, selectOpened, selectOwnerId, selectReadUpTo } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import { useConsoleDispatch } from '../store.ts';
import { Delivery } from './Delivery.tsx';
import styles from './Inbox.module.css';
import { useListMessagesQuery } from './inboxSlice.ts';
import { Message } from './Message.tsx';

/** So many are shown at first: the list stays short enough to be looked over. */
const SHOWN = 6;

type Channel = 'all' | MessageDto['channel'];

/** SMS and e-mails as they arrive, the newest first (ux O5). */
export function Inbox() {
  const { isViewer } = useIsViewer();
  return (
    <Panel id="inbox" title={t('Inbox')} icon={envelopeSimpleFill} aside={!isViewer && <Unread />}>
      {isViewer ? <Hint>{t('Messages are shown on the machine of the demo only.')}</Hint> : <Messages />}
    </Panel>
  );
}

function Messages() {
  const [channel, setChannel] = useState<Channel>('all');
  const { owner, messages } = useHerMessages();
  const isNew = useIsNew();
  const [isWhole, setIsWhole] = useState(false);
  const hers = messages.filter((message) => channel === 'all' || message.channel === channel);
  return (
    <>
      <Row>
        <Choice
          label={t('Which messages')}
          value={channel}
          options={[
            ['all', t('All of them')],
            ['sms', t('SMS')],
            ['email', t('E-mails')],
          ]}
          onChoose={setChannel}
        />
        <Delivery />
      </Row>
      <Hint>{owner ? t('Those of {name}.', { name: owner.name }) : t('Those of everybody.')}</Hint>
      {hers.length === 0 && <Hint>{t('No messages yet.')}</Hint>}
      <ol>
        {hers.slice(0, isWhole ? undefined : SHOWN).map((message) => (
          <Message key={message.id} message={message} isNew={isNew(message)} />
        ))}
      </ol>
      {hers.length > SHOWN && (
        <ActionButton kind="plain" onPress={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? t('Show fewer') : t('Show all {count}', { count: hers.length })}
        </ActionButton>
      )}
    </>
  );
}

/** How many are new, and the button after which none is. */
function Unread() {
  const { data: messages } = useListMessagesQuery();
  const { messages: hers } = useHerMessages();
  const readUpTo = useSelector(selectReadUpTo);
  const isNew = useIsNew();
  const dispatch = useConsoleDispatch();
  const newest = Math.max(0, ...(messages ?? []).map(({ id }) => Number(id)));
  useEffect(() => {
    // What was there before the operator came is not news.
    if (messages && readUpTo === null) dispatch(allRead(newest));
  }, [messages, readUpTo, newest, dispatch]);
  const count = hers.filter(isNew).length;
  return (
    <Row>
      <span className={count > 0 ? styles.unread : ''} role="status">
        {t('Messages that are new', { count })}
      </span>
      {count > 0 && (
        <ActionButton kind="plain" onPress={() => dispatch(allRead(newest))}>
          {t('Mark as read')}
        </ActionButton>
      )}
    </Row>
  );
}

/** The messages of whoever is on the phone; of everybody while nobody is. */
function useHerMessages() {
  const { data: messages = [] } = useListMessagesQuery();
  const { data: owners = [] } = useListOwnersQuery();
  const ownerId = useSelector(selectOwnerId);
  const owner = owners.find(({ id }) => id === ownerId);
  return { owner, messages: messages.filter(({ to }) => !owner || to === owner.email || to === owner.phone) };
}

function useIsNew(): (message: MessageDto) => boolean {
  const readUpTo = useSelector(selectReadUpTo);
  const opened = useSelector(selectOpened);
  return ({ id }) => readUpTo !== null && Number(id) > readUpTo && !opened.includes(id);
}
