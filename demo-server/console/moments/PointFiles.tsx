import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { actionClass } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { useAction } from '../kit/useAction.ts';
import styles from './Moments.module.css';
import type { MomentActions } from './momentActions.ts';
import { useImportSnapshotMutation } from './snapshotsSlice.ts';

const question = {
  title: technicalTexts.restoreFileQuestion,
  text: technicalTexts.changesSinceAreLost,
  action: technicalTexts.restore,
};

/** The present state as a file, for a report or another machine, and a state from such a file, which asks first. */
export function PointFiles({ onRestore }: Pick<MomentActions, 'onRestore'>) {
  const [importSnapshot] = useImportSnapshotMutation();
  const act = useAction();
  const restore = async (file: File) => {
    if (await confirm(question)) await act(() => onRestore(() => importSnapshot(file).unwrap()));
  };
  return (
    <div className={styles.files}>
      <a className={actionClass('plain')} href="/demo/api/snapshot" download="adelantto.tar">
        {technicalTexts.saveToFile}
      </a>
      <label className={actionClass('plain')}>
        {technicalTexts.openFromFile}
        <input
          type="file"
          className="visually-hidden"
          accept=".tar,application/x-tar"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void restore(file);
          }}
        />
      </label>
    </div>
  );
}
