import envelopeSimpleFill from '@phosphor-icons/core/assets/fill/envelope-simple-fill.svg';
import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { allMessagesRead, selectOpenedMessages, selectReadUpTo, selectStep } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { ExpandableList } from '../kit/ExpandableList.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { pointsAt, type Target } from '../script/pointsAt.ts';
import { steps } from '../script/steps.ts';
import { useConsoleDispatch } from '../store.ts';
import { Delivery } from './Delivery.tsx';
import styles from './Inbox.module.css';
import { InboxTools } from './InboxTools.tsx';
import { useListMessagesQuery } from './inboxSlice.ts';
import { Message } from './Message.tsx';
import { searchMessages } from './searchMessages.ts';
import { useOwnerMessages } from './useOwnerMessages.ts';

/** Messages that are visible before the list is expanded. */
const COLLAPSED_COUNT = 6;

type Channel = 'all' | MessageDto['channel'];

const isMessage = (target: Target | undefined): boolean => target === 'code' || target === 'email';

/** Section with the SMS and e-mails that have arrived, newest first. */
export function Inbox() {
  const isViewer = useIsViewer();
  const [channel, setChannel] = useState<Channel>('all');
  const [search, setSearch] = useState<string | null>(null);
  const step = useSelector(selectStep);
  const stepWithMessage = isMessage(pointsAt(steps[step])) ? step : undefined;
  // The message that a step points at must not be hidden by what was searched before.
  useEffect(() => {
    if (stepWithMessage === undefined) return;
    setSearch(null);
    setChannel('all');
  }, [stepWithMessage]);
  if (isViewer) {
    return (
      <Panel id="inbox" title={consoleTexts.inbox} icon={envelopeSimpleFill}>
        <Hint>{consoleTexts.messagesOnDemoMachineOnly}</Hint>
      </Panel>
    );
  }
  return (
    <Panel
      id="inbox"
      title={consoleTexts.inbox}
      icon={envelopeSimpleFill}
      aside={
        <Row>
          <Unread />
          <SearchButton isOpen={search !== null} onPress={() => setSearch(search === null ? '' : null)} />
        </Row>
      }
      foot={
        <Row>
          <ChannelChoice channel={channel} onChoose={setChannel} />
          <Delivery />
        </Row>
      }
    >
      <Messages channel={channel} search={search} onSearch={setSearch} />
    </Panel>
  );
}

/** Button that opens and closes the search. */
const SearchButton = ({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) => (
  <ActionButton
    kind="plain"
    icon={magnifyingGlass}
    aria-label={inboxTexts.searchAndDelete}
    aria-expanded={isOpen}
    onPress={onPress}
  >
    {null}
  </ActionButton>
);

type ChannelChoiceProps = { channel: Channel; onChoose: (channel: Channel) => void };

const ChannelChoice = ({ channel, onChoose }: ChannelChoiceProps) => (
  <Choice
    label={consoleTexts.kindOfMessage}
    value={channel}
    options={[
      ['all', consoleTexts.allMessages],
      ['sms', consoleTexts.sms],
      ['email', consoleTexts.emails],
    ]}
    onChoose={onChoose}
  />
);

type MessagesProps = {
  channel: Channel;
  /** What is searched; null while the search is closed. */
  search: string | null;
  onSearch: (text: string) => void;
};

function Messages({ channel, search, onSearch }: MessagesProps) {
  const { owner, messages } = useOwnerMessages();
  const isNew = useIsNew();
  const target = pointsAt(steps[useSelector(selectStep)]);
  const ofChannel = messages.filter((message) => channel === 'all' || message.channel === channel);
  const visible = searchMessages(ofChannel, search ?? '');
  const pointedAt = messages.find(
    ({ code, link }) => (target === 'code' && code !== undefined) || (target === 'email' && link !== undefined),
  );
  return (
    <>
      {search !== null && <InboxTools search={search} onSearch={onSearch} listed={visible} />}
      {visible.length === 0 && <Hint>{search ? inboxTexts.nothingFound : consoleTexts.noMessagesYet}</Hint>}
      <ExpandableList items={visible} collapsedCount={COLLAPSED_COUNT}>
        {(message) => (
          <Message
            key={message.id}
            message={message}
            isNew={isNew(message)}
            isLit={message === pointedAt}
            isDeletable={search !== null}
          />
        )}
      </ExpandableList>
      <Hint>{owner ? consoleTexts.messagesTo({ name: owner.name }) : consoleTexts.messagesToAll}</Hint>
    </>
  );
}

/** Number of new messages, and the button that marks all as read. */
function Unread() {
  const { data: messages } = useListMessagesQuery();
  const { messages: ownerMessages } = useOwnerMessages();
  const readUpTo = useSelector(selectReadUpTo);
  const isNew = useIsNew();
  const dispatch = useConsoleDispatch();
  const newest = Math.max(0, ...(messages ?? []).map(({ id }) => Number(id)));
  useEffect(() => {
    // Messages from before the page was opened do not count as new.
    if (messages && readUpTo === null) dispatch(allMessagesRead(newest));
  }, [messages, readUpTo, newest, dispatch]);
  const count = ownerMessages.filter(isNew).length;
  return (
    <Row>
      <span className={count > 0 ? styles.unread : ''} role="status">
        {consoleTexts.newMessages({ count })}
      </span>
      {count > 0 && (
        <ActionButton kind="plain" onPress={() => dispatch(allMessagesRead(newest))}>
          {consoleTexts.markAsRead}
        </ActionButton>
      )}
    </Row>
  );
}

function useIsNew(): (message: MessageDto) => boolean {
  const readUpTo = useSelector(selectReadUpTo);
  const openedMessages = useSelector(selectOpenedMessages);
  return ({ id }) => readUpTo !== null && Number(id) > readUpTo && !openedMessages.includes(id);
}
