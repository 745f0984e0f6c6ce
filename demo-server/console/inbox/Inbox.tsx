import envelopeSimpleFill from '@phosphor-icons/core/assets/fill/envelope-simple-fill.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { allMessagesRead, selectOpenedMessages, selectReadUpTo, selectStep } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { ExpandableList } from '../kit/ExpandableList.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { pointsAt } from '../script/pointsAt.ts';
import { steps } from '../script/steps.ts';
import { useConsoleDispatch } from '../store.ts';
import { Delivery } from './Delivery.tsx';
import styles from './Inbox.module.css';
import { useListMessagesQuery } from './inboxSlice.ts';
import { Message } from './Message.tsx';
import { useOwnerMessages } from './useOwnerMessages.ts';

/** Messages that are visible before the list is expanded. */
const COLLAPSED_COUNT = 6;

type Channel = 'all' | MessageDto['channel'];

/** Section with the SMS and e-mails that have arrived, newest first. */
export function Inbox() {
  const isViewer = useIsViewer();
  const [channel, setChannel] = useState<Channel>('all');
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
      aside={<Unread />}
      foot={
        <Row>
          <ChannelChoice channel={channel} onChoose={setChannel} />
          <Delivery />
        </Row>
      }
    >
      <Messages channel={channel} />
    </Panel>
  );
}

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

function Messages({ channel }: { channel: Channel }) {
  const { owner, messages } = useOwnerMessages();
  const isNew = useIsNew();
  const target = pointsAt(steps[useSelector(selectStep)]);
  const visible = messages.filter((message) => channel === 'all' || message.channel === channel);
  const pointedAt = messages.find(
    ({ code, link }) => (target === 'code' && code !== undefined) || (target === 'email' && link !== undefined),
  );
  return (
    <>
      {visible.length === 0 && <Hint>{consoleTexts.noMessagesYet}</Hint>}
      <ExpandableList items={visible} collapsedCount={COLLAPSED_COUNT}>
        {(message) => (
          <Message key={message.id} message={message} isNew={isNew(message)} isLit={message === pointedAt} />
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
