import { type FormEvent, useState } from 'react';
import { isBlank } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { ActionButton } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { TextEntry } from '../kit/Entry.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import styles from './SaveSnapshotForm.module.css';
import { useListSnapshotsQuery, useSaveSnapshotMutation } from './snapshotsSlice.ts';

/** Longest name that the server accepts. */
const MAX_NAME_LENGTH = 60;

/** Form that saves the demo's state under a name; asks before an older one of that name is replaced. */
export function SaveSnapshotForm() {
  const { data: snapshots = [] } = useListSnapshotsQuery();
  const [saveSnapshot] = useSaveSnapshotMutation();
  const [name, setName] = useState('');
  const act = useAction();
  const showNotice = useShowNotice();
  const save = async (chosen: string) => {
    await saveSnapshot(chosen).unwrap();
    // The next name may be typed already.
    setName((current) => (singleLine(current) === chosen ? '' : current));
    showNotice(consoleTexts.snapshotSaved({ name: chosen }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = singleLine(name);
    if (isBlank(chosen)) return;
    const isTaken = snapshots.some((snapshot) => snapshot.name === chosen);
    if (!isTaken || (await confirm(overwriting(chosen)))) await act(() => save(chosen));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextEntry
        label={consoleTexts.snapshotName}
        required
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ActionButton type="submit">{consoleTexts.saveSnapshot}</ActionButton>
    </form>
  );
}

const overwriting = (name: string) => ({
  title: consoleTexts.overwriteSnapshotQuestion({ name }),
  text: consoleTexts.olderSnapshotIsLost,
  action: consoleTexts.replace,
});
