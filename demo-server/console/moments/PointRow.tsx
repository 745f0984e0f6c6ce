import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { centralDayAndTime } from '#i18n/format';
import type { SnapshotDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import styles from './Moments.module.css';
import type { MomentActions } from './momentActions.ts';
import { useDeleteSnapshotMutation, useRestoreSnapshotMutation } from './snapshotsSlice.ts';

/** A saved point, with buttons that restore and delete it. Both ask first. */
export function PointRow({ point, onRestore }: Pick<MomentActions, 'onRestore'> & { point: SnapshotDto }) {
  const { name } = point;
  const [restoreSnapshot] = useRestoreSnapshotMutation();
  const [deleteSnapshot] = useDeleteSnapshotMutation();
  const restore = async () => {
    const [title, text] = [technicalTexts.restoreQuestion(point), technicalTexts.changesSinceAreLost];
    if (await confirm({ title, text, action: technicalTexts.restore }))
      await onRestore(() => restoreSnapshot(name).unwrap());
  };
  const remove = async () => {
    const [title, text] = [technicalTexts.deleteQuestion(point), technicalTexts.pointIsLost];
    if (await confirm({ title, text, action: technicalTexts.deleteButton })) await deleteSnapshot(name).unwrap();
  };
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.detail}>{centralDayAndTime(new Date(point.kept_at))}</span>
      </p>
      <ActionButton onPress={restore} aria-label={technicalTexts.restorePoint(point)}>
        {technicalTexts.restore}
      </ActionButton>
      <ActionButton kind="plain" onPress={remove} aria-label={technicalTexts.deletePoint(point)}>
        {technicalTexts.deleteButton}
      </ActionButton>
    </div>
  );
}
