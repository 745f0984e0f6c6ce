import chatCircleTextFill from '@phosphor-icons/core/assets/fill/chat-circle-text-fill.svg';
import { useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ListPanel } from '../kit/ListPanel.tsx';
import type { ListedOwner } from './listedOwner.ts';
import { MessageRow } from './MessageRow.tsx';
import { useMessagesOf, useNewMessages } from './useMessagesOf.ts';

type MessagesProps = {
  /** Owner whose messages are listed; undefined for those of all. */
  owner: ListedOwner | undefined;
  /** Id of the message that the script points at. */
  lit?: string | undefined;
};

/** Whether a message can still be used on the phone: its code, or its link. */
const hasUse = ({ code, is_code_void, link }: MessageDto): boolean =>
  (code !== undefined && !is_code_void) || link !== undefined;

/** The SMS and e-mails of the talk's owner, newest first. The newest that is of use has the button for it. */
export function Messages({ owner, lit }: MessagesProps) {
  const [allBeside, setAllBeside] = useState<string | null>(null);
  // Until another owner is listed.
  const isAll = owner !== undefined && allBeside === owner.id;
  const messages = useMessagesOf(isAll ? undefined : owner);
  const { isNew, markAllAsRead } = useNewMessages();
  const newestOfUse = messages?.find(hasUse);
  return (
    <ListPanel
      heading={{
        id: 'messages',
        title: technicalTexts.messages,
        icon: chatCircleTextFill,
        action: owner && (
          <ActionButton kind="plain" isForReading onPress={() => setAllBeside(isAll ? null : owner.id)}>
            {isAll
              ? technicalTexts.onlyMessagesOf({ name: owner.name || technicalTexts.theTalk })
              : technicalTexts.seeAllMessages}
          </ActionButton>
        ),
      }}
      items={messages}
      keyOf={({ id }) => id}
      textOf={isAll ? ({ to, subject = '', text }) => `${to} ${subject} ${text}` : undefined}
      empty={technicalTexts.noMessages}
      isNew={isNew}
      lit={lit}
    >
      {(message, mark) => (
        <MessageRow
          message={message}
          mark={mark}
          isNamed={isAll || owner === undefined}
          hasButton={message === newestOfUse || (message.id === lit && hasUse(message))}
          onUse={markAllAsRead}
        />
      )}
    </ListPanel>
  );
}
