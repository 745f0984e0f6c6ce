import { useEffect, useRef } from 'react';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { TextEntry } from '../kit/Entry.tsx';
import { Row } from '../kit/Panel.tsx';
import { useDeleteMessageMutation } from './inboxSlice.ts';

export type Channel = 'all' | MessageDto['channel'];

type InboxToolsProps = {
  search: string;
  onSearch: (text: string) => void;
  channel: Channel;
  onChannel: (channel: Channel) => void;
  /** The messages that are listed: these are the ones that "Borrar" deletes. */
  listed: readonly MessageDto[];
};

/** Search of the inbox, which has the focus when it opens; the kind of message; and the button that deletes what was found. */
export function InboxTools({ search, onSearch, channel, onChannel, listed }: InboxToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <TextEntry
        ref={field}
        inline
        label={inboxTexts.search}
        type="text"
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Row>
        <Choice
          label={consoleTexts.kindOfMessage}
          value={channel}
          options={[
            ['all', consoleTexts.allMessages],
            ['sms', consoleTexts.sms],
            ['email', consoleTexts.emails],
          ]}
          onChoose={onChannel}
        />
        <DeleteListed listed={listed} />
      </Row>
    </>
  );
}

function DeleteListed({ listed }: Pick<InboxToolsProps, 'listed'>) {
  const [deleteMessage] = useDeleteMessageMutation();
  const count = listed.length;
  const deleteListed = async () => {
    const [title, text] = [inboxTexts.deleteQuestion({ count }), inboxTexts.appKeepsNotices({ count })];
    if (await confirm({ title, text, action: inboxTexts.deleteThem }))
      await Promise.all(listed.map(({ id }) => deleteMessage(id).unwrap()));
  };
  return (
    <ActionButton kind="no" disabled={count === 0} onPress={deleteListed}>
      {inboxTexts.deleteListed({ count })}
    </ActionButton>
  );
}
