import { useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { actionClass } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useImportSnapshotMutation } from './snapshotsSlice.ts';
import { useRestore } from './useRestore.ts';

/** "Abrir de un archivo": restores the demo from a file, after a confirmation. */
export function ImportSnapshot() {
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
