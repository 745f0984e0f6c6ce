import { type FormEvent, useState } from 'react';
import { isBlank } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { ActionButton } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { TextEntry } from '../kit/Entry.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import styles from './Moments.module.css';
import { useListSnapshotsQuery, useSaveSnapshotMutation } from './snapshotsSlice.ts';

/** Longest name that the server accepts. */
const MAX_NAME_LENGTH = 60;

/** Form that saves the demo's state under a name; asks before an older one of that name is replaced. */
export function SavePointForm() {
  const { data: points = [] } = useListSnapshotsQuery();
  const [saveSnapshot] = useSaveSnapshotMutation();
  const [name, setName] = useState('');
  const act = useAction();
  const showNotice = useShowNotice();
  const save = async (chosen: string) => {
    await saveSnapshot(chosen).unwrap();
    // The next name may be typed already.
    setName((current) => (singleLine(current) === chosen ? '' : current));
    showNotice(technicalTexts.pointSaved({ name: chosen }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = singleLine(name);
    if (isBlank(chosen)) return;
    const isTaken = points.some((point) => point.name === chosen);
    if (!isTaken || (await confirm(replacing(chosen)))) await act(() => save(chosen));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextEntry
        label={technicalTexts.pointName}
        required
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ActionButton type="submit">{technicalTexts.savePoint}</ActionButton>
    </form>
  );
}

const replacing = (name: string) => ({
  title: technicalTexts.replaceQuestion({ name }),
  text: technicalTexts.olderPointIsLost,
  action: fileTexts.replace,
});
