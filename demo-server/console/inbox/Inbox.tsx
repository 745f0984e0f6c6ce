import chatCircleTextFill from '@phosphor-icons/core/assets/fill/chat-circle-text-fill.svg';
import checks from '@phosphor-icons/core/assets/regular/checks.svg';
import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { steps } from '../../script/steps.ts';
import { allMessagesRead, selectOpenedMessages, selectReadUpTo, selectStep } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useWholeRows } from '../kit/useWholeRows.ts';
import { THREE_COLUMNS, useMediaQuery } from '../layout/useMediaQuery.ts';
import { useMessageOfStep } from '../script/message/useMessageOfStep.ts';
import { pointsAt, type Target } from '../script/pointsAt.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './Inbox.module.css';
import { type Channel, InboxTools } from './InboxTools.tsx';
import { useListMessagesQuery } from './inboxSlice.ts';
import { Message } from './Message.tsx';
import { searchMessages } from './searchMessages.ts';
import { useOwnerMessages } from './useOwnerMessages.ts';

/** Messages that are listed before all are. */
const COLLAPSED_COUNT = 16;

const isMessage = (target: Target | undefined): boolean => target === 'code' || target === 'email';

/** Section with the SMS and e-mails that have arrived, newest first. */
export function Inbox() {
  const { owner, messages } = useOwnerMessages();
  const [channel, setChannel] = useState<Channel>('all');
  const [search, setSearch] = useState<string | null>(null);
  const [isExpanded, setExpanded] = useState(false);
  useShowPointedAt(() => {
    setSearch(null);
    setChannel('all');
    setExpanded(false);
  });
  const ofChannel = messages.filter((message) => channel === 'all' || message.channel === channel);
  const found = searchMessages(ofChannel, search ?? '');
  const isWhole = isExpanded || search !== null;
  const [list, visibleCount] = useWholeRows(!isWhole);
  const openOrClose = () => {
    setSearch(search === null ? '' : null);
    setChannel('all');
  };
  return (
    <Panel
      id="inbox"
      title={consoleTexts.inbox}
      icon={chatCircleTextFill}
      aside={
        <Row>
          <Unread />
          <SearchButton isOpen={search !== null} onPress={openOrClose} />
        </Row>
      }
      foot={
        <div className={styles.foot}>
          {search === null && (isExpanded || found.length > visibleCount) ? (
            <ActionButton kind="plain" aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
              {isExpanded ? consoleTexts.showFewer : inboxTexts.showAll({ count: found.length })}
            </ActionButton>
          ) : (
            <span className={styles.whose}>
              {owner ? consoleTexts.messagesTo({ name: owner.name }) : consoleTexts.messagesToAll}
            </span>
          )}
        </div>
      }
    >
      {search !== null && (
        <InboxTools search={search} onSearch={setSearch} channel={channel} onChannel={setChannel} listed={found} />
      )}
      {found.length === 0 && <Hint>{search ? inboxTexts.nothingFound : consoleTexts.noMessagesYet}</Hint>}
      <ol ref={list} className={isWhole ? undefined : styles.whole}>
        <Rows messages={isWhole ? found : found.slice(0, COLLAPSED_COUNT)} isDeletable={search !== null} />
      </ol>
    </Panel>
  );
}

/** Calls back when a step begins that points at a message: what was searched before must not hide it. */
function useShowPointedAt(show: () => void): void {
  const step = useSelector(selectStep);
  const stepWithMessage = isMessage(pointsAt(steps[step])) ? step : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the callback is another one.
  useEffect(() => {
    if (stepWithMessage !== undefined) show();
  }, [stepWithMessage]);
}

type RowsProps = { messages: readonly MessageDto[]; isDeletable: boolean };

/** The rows of the list. A code has its button as long as it is of use. */
function Rows({ messages, isDeletable }: RowsProps) {
  const isNew = useIsNew();
  const { message: pointedAt } = useMessageOfStep(steps[useSelector(selectStep)]);
  const hasRoom = useMediaQuery(THREE_COLUMNS);
  const newestEmail = useOwnerMessages().messages.find(({ channel }) => channel === 'email');
  return messages.map((message) => (
    <Message
      key={message.id}
      message={message}
      isNew={isNew(message)}
      isLit={message.id === pointedAt?.id}
      hasUse={message.code === undefined || !message.is_code_void}
      isDeletable={isDeletable}
      isOpenAtFirst={hasRoom && !isDeletable && message.id === newestEmail?.id}
    />
  ));
}

/** Button that opens and closes the search. */
const SearchButton = ({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) => (
  <ActionButton
    kind="plain"
    icon={magnifyingGlass}
    aria-label={inboxTexts.searchAndDelete}
    title={inboxTexts.searchAndDelete}
    aria-expanded={isOpen}
    onPress={onPress}
  >
    {null}
  </ActionButton>
);

/** Number of new messages, and the button that marks all as read. */
function Unread() {
  const { data: messages } = useListMessagesQuery();
  const { messages: ownerMessages } = useOwnerMessages();
  const readUpTo = useSelector(selectReadUpTo);
  const isNew = useIsNew();
  const dispatch = useConsoleDispatch();
  const newest = Math.max(0, ...(messages ?? []).map(({ id }) => Number(id)));
  useEffect(() => {
    // Messages from before the page was opened do not count as new. After a return to an earlier state their numbers begin
    // at a lower one again.
    if (messages && (readUpTo === null || newest < readUpTo)) dispatch(allMessagesRead(newest));
  }, [messages, readUpTo, newest, dispatch]);
  const count = ownerMessages.filter(isNew).length;
  return (
    <Row>
      <span className={count > 0 ? styles.unread : ''} role="status">
        {consoleTexts.newMessages({ count })}
      </span>
      {count > 0 && (
        <ActionButton
          kind="plain"
          icon={checks}
          aria-label={consoleTexts.markAsRead}
          title={consoleTexts.markAsRead}
          onPress={() => dispatch(allMessagesRead(newest))}
        >
          {null}
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
