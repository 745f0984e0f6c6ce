import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { sectionClosed } from '../consoleSlice.ts';
import { useDecisions } from '../decisions/useDecisions.ts';
import type { MessageDto } from '../dto.ts';
import { MessageActions } from '../inbox/MessageActions.tsx';
import { useOwnerMessages } from '../inbox/useOwnerMessages.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './SectionDrawer.module.css';

const titleOf = ({ subject, code, text }: MessageDto): string =>
  code === undefined ? (subject ?? text) : consoleTexts.smsWithCode({ code });

/** What a section covers: the newest message, unless its code is of no use any more, and how many decisions are due. */
export function NewestMessage() {
  const [last] = useOwnerMessages().messages;
  const newest = last?.is_code_void ? undefined : last;
  const count = useDecisions().length;
  const dispatch = useConsoleDispatch();
  if (newest === undefined && count === 0) return null;
  return (
    <div className={styles.foot}>
      <span className={styles.message}>{newest && titleOf(newest)}</span>
      {newest && <MessageActions message={newest} />}
      {count > 0 && (
        <ActionButton kind="plain" onPress={() => dispatch(sectionClosed())}>
          {consoleTexts.decisionsDue({ count })}
        </ActionButton>
      )}
    </div>
  );
}
