import bookmarkSimpleFill from '@phosphor-icons/core/assets/fill/bookmark-simple-fill.svg';
import { type FormEvent, useState } from 'react';
import { isBlank } from '#domain/rules';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { dayAndTime } from '#i18n/format';
import type { SnapshotDto } from '../dto.ts';
import { KioskButton } from '../kiosk/KioskButton.tsx';
import { ActionButton, actionClass } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextEntry } from '../kit/Entry.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import { OtherMachines } from '../network/OtherMachines.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useLazyGetPlaceQuery } from '../script/place/placeSlice.ts';
import { useReplaceData } from '../script/place/useReplaceData.ts';
import { PersonaLink } from './PersonaLink.tsx';
import { Reset } from './Reset.tsx';
import styles from './Snapshots.module.css';
import {
  useDeleteSnapshotMutation,
  useImportSnapshotMutation,
  useListSnapshotsQuery,
  useRestoreSnapshotMutation,
  useSaveSnapshotMutation,
} from './snapshotsSlice.ts';

/** Longest name that the server accepts. */
const MAX_NAME_LENGTH = 60;

/** Section to reset the demo, to begin kiosk mode, to save and restore snapshots, to copy links, and to open the demo on other machines. */
export function Snapshots() {
  const isViewer = useIsViewer();
  return (
    <Panel id="snapshots" title={consoleTexts.snapshots} icon={bookmarkSimpleFill}>
      {isViewer ? (
        <Hint>{consoleTexts.readOnlyNotice}</Hint>
      ) : (
        <>
          <Row>
            <Reset />
            <a className={actionClass('quiet')} href="/demo/api/snapshot" download="adelantto.tar">
              {consoleTexts.exportToFile}
            </a>
            <ImportSnapshot />
            <KioskButton />
          </Row>
          <SaveSnapshotForm />
          <SnapshotList />
          <PersonaLink />
        </>
      )}
      <OtherMachines />
    </Panel>
  );
}

/** Returns a function that restores a state, and takes phone and script to where they were when it was saved. */
function useRestore() {
  const replaceData = useReplaceData(usePhone());
  const [getPlace] = useLazyGetPlaceQuery();
  const showNotice = useShowNotice();
  return async (restore: () => Promise<unknown>) => {
    await replaceData(async () => {
      await restore();
      return getPlace().unwrap();
    });
    showNotice(consoleTexts.snapshotIsRestored);
  };
}

/** Restores the demo from a file. */
function ImportSnapshot() {
  const [file, setFile] = useState<File | null>(null);
  const [importSnapshot] = useImportSnapshotMutation();
  const restoreWith = useRestore();
  return (
    <>
      <label className={actionClass('quiet')}>
        {consoleTexts.importFromFile}
        <input
          type="file"
          className="visually-hidden"
          accept=".tar,application/x-tar"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            target.value = '';
          }}
        />
      </label>
      <ConfirmDialog
        open={file !== null}
        title={consoleTexts.restoreFileQuestion}
        text={consoleTexts.changesSinceAreLost}
        action={consoleTexts.restore}
        onConfirm={() => restoreWith(async () => file && (await importSnapshot(file).unwrap()))}
        onClose={() => setFile(null)}
      />
    </>
  );
}

/** Saves the demo's state under a name. */
function SaveSnapshotForm() {
  const { data: snapshots = [] } = useListSnapshotsQuery();
  const [saveSnapshot] = useSaveSnapshotMutation();
  const [name, setName] = useState('');
  const [nameToReplace, setNameToReplace] = useState<string | null>(null);
  const act = useAction();
  const showNotice = useShowNotice();
  const save = async (chosen: string) => {
    await saveSnapshot(chosen).unwrap();
    // The next name may be typed already.
    setName((current) => (current.trim() === chosen ? '' : current));
    showNotice(consoleTexts.snapshotSaved({ name: chosen }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = name.trim();
    if (isBlank(chosen)) return;
    if (snapshots.some((snapshot) => snapshot.name === chosen)) return setNameToReplace(chosen);
    await act(() => save(chosen));
  };
  return (
    <>
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
      <ConfirmDialog
        open={nameToReplace !== null}
        title={consoleTexts.overwriteSnapshotQuestion({ name: nameToReplace ?? '' })}
        text={consoleTexts.olderSnapshotIsLost}
        action={consoleTexts.replace}
        onConfirm={() => save(nameToReplace ?? '')}
        onClose={() => setNameToReplace(null)}
      />
    </>
  );
}

/** Saved snapshots, each with buttons to restore and to delete it. */
function SnapshotList() {
  const { data: snapshots = [] } = useListSnapshotsQuery();
  const [restoreSnapshot] = useRestoreSnapshotMutation();
  const [snapshotToRestore, setSnapshotToRestore] = useState<SnapshotDto | null>(null);
  const restoreWith = useRestore();
  return (
    <>
      <ul>
        {snapshots.map((snapshot) => (
          <SnapshotRow key={snapshot.name} snapshot={snapshot} onRestore={() => setSnapshotToRestore(snapshot)} />
        ))}
      </ul>
      <ConfirmDialog
        open={snapshotToRestore !== null}
        title={consoleTexts.restoreSnapshotQuestion({ name: snapshotToRestore?.name ?? '' })}
        text={consoleTexts.changesSinceAreLost}
        action={consoleTexts.restore}
        onConfirm={() =>
          restoreWith(async () => snapshotToRestore && (await restoreSnapshot(snapshotToRestore.name).unwrap()))
        }
        onClose={() => setSnapshotToRestore(null)}
      />
    </>
  );
}

function SnapshotRow({ snapshot, onRestore }: { snapshot: SnapshotDto; onRestore: () => void }) {
  const [deleteSnapshot] = useDeleteSnapshotMutation();
  return (
    <li className={styles.snapshot}>
      <span className={styles.name}>
        {snapshot.name}
        <span className={styles.when}>{dayAndTime(new Date(snapshot.kept_at))}</span>
      </span>
      <Row>
        <ActionButton onPress={onRestore} aria-label={consoleTexts.restoreSnapshot(snapshot)}>
          {consoleTexts.restore}
        </ActionButton>
        <ActionButton
          kind="plain"
          onPress={() => deleteSnapshot(snapshot.name).unwrap()}
          aria-label={consoleTexts.deleteSnapshot(snapshot)}
        >
          {consoleTexts.deleteButton}
        </ActionButton>
      </Row>
    </li>
  );
}
