import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { actionClass } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { useAction } from '../kit/useAction.ts';
import { useImportSnapshotMutation } from './snapshotsSlice.ts';
import { useRestore } from './useRestore.ts';

const question = {
  title: consoleTexts.restoreFileQuestion,
  text: consoleTexts.changesSinceAreLost,
  action: consoleTexts.restore,
};

/** "Abrir de un archivo": restores the demo from a file, after a confirmation. */
export function ImportSnapshot() {
  const [importSnapshot] = useImportSnapshotMutation();
  const restoreWith = useRestore();
  const act = useAction();
  const restore = async (file: File) => {
    if (await confirm(question)) await act(() => restoreWith(() => importSnapshot(file).unwrap()));
  };
  return (
    <label className={actionClass('quiet')}>
      {consoleTexts.importFromFile}
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
  );
}
