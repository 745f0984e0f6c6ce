import { useState } from 'react';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextEntry } from '../kit/Entry.tsx';
import { Row } from '../kit/Panel.tsx';
import { useDeleteMessageMutation } from './inboxSlice.ts';

type InboxToolsProps = {
  search: string;
  onSearch: (text: string) => void;
  /** The messages that are listed: these are the ones that "Borrar" deletes. */
  listed: readonly MessageDto[];
};

/** Search of the inbox, and the button that deletes what it found. */
export function InboxTools({ search, onSearch, listed }: InboxToolsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [deleteMessage] = useDeleteMessageMutation();
  const count = listed.length;
  const deleteListed = () => Promise.all(listed.map(({ id }) => deleteMessage(id).unwrap()));
  return (
    <Row>
      <TextEntry
        inline
        label={inboxTexts.search}
        type="text"
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <ActionButton kind="no" disabled={count === 0} onPress={() => setIsAsking(true)}>
        {inboxTexts.deleteListed({ count })}
      </ActionButton>
      <ConfirmDialog
        open={isAsking}
        title={inboxTexts.deleteQuestion({ count })}
        text={inboxTexts.appKeepsNotices}
        action={inboxTexts.deleteThem}
        onConfirm={deleteListed}
        onClose={() => setIsAsking(false)}
      />
    </Row>
  );
}
