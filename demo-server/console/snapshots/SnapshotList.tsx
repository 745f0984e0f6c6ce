import { useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { centralDayAndTime } from '#i18n/format';
import type { SnapshotDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Row } from '../kit/Panel.tsx';
import styles from './SnapshotList.module.css';
import { useDeleteSnapshotMutation, useListSnapshotsQuery, useRestoreSnapshotMutation } from './snapshotsSlice.ts';
import { useRestore } from './useRestore.ts';

/** Saved snapshots, each with buttons to restore and to delete it. */
export function SnapshotList() {
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
        <span className={styles.when}>{centralDayAndTime(new Date(snapshot.kept_at))}</span>
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
