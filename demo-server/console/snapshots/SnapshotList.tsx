import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { centralDayAndTime } from '#i18n/format';
import type { SnapshotDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { Row } from '../kit/Panel.tsx';
import styles from './SnapshotList.module.css';
import { useDeleteSnapshotMutation, useListSnapshotsQuery, useRestoreSnapshotMutation } from './snapshotsSlice.ts';
import { useRestore } from './useRestore.ts';

/** Saved snapshots, each with buttons to restore and to delete it. */
export function SnapshotList() {
  const { data: snapshots = [] } = useListSnapshotsQuery();
  return (
    <ul>
      {snapshots.map((snapshot) => (
        <SnapshotRow key={snapshot.name} snapshot={snapshot} />
      ))}
    </ul>
  );
}

function SnapshotRow({ snapshot }: { snapshot: SnapshotDto }) {
  const { name } = snapshot;
  const [restoreSnapshot] = useRestoreSnapshotMutation();
  const [deleteSnapshot] = useDeleteSnapshotMutation();
  const restoreWith = useRestore();
  const restore = async () => {
    const title = consoleTexts.restoreSnapshotQuestion({ name });
    if (await confirm({ title, text: consoleTexts.changesSinceAreLost, action: consoleTexts.restore }))
      await restoreWith(() => restoreSnapshot(name).unwrap());
  };
  const remove = async () => {
    const title = consoleTexts.deleteSnapshotQuestion({ name });
    if (await confirm({ title, text: consoleTexts.snapshotIsLost, action: consoleTexts.deleteButton }))
      await deleteSnapshot(name).unwrap();
  };
  return (
    <li className={styles.snapshot}>
      <span className={styles.name}>
        {snapshot.name}
        <span className={styles.when}>{centralDayAndTime(new Date(snapshot.kept_at))}</span>
      </span>
      <Row>
        <ActionButton onPress={restore} aria-label={consoleTexts.restoreSnapshot(snapshot)}>
          {consoleTexts.restore}
        </ActionButton>
        <ActionButton kind="plain" onPress={remove} aria-label={consoleTexts.deleteSnapshot(snapshot)}>
          {consoleTexts.deleteButton}
        </ActionButton>
      </Row>
    </li>
  );
}
