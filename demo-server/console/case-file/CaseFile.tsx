import folderOpenFill from '@phosphor-icons/core/assets/fill/folder-open-fill.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { selectViewedId, viewedOwnerChosen } from '../consoleSlice.ts';
import { SelectEntry } from '../kit/Entry.tsx';
import { Hint, Panel } from '../kit/Panel.tsx';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './CaseFile.module.css';
import { CaseFileRow } from './CaseFileRow.tsx';
import { useGetCaseFileQuery } from './caseFileSlice.ts';
import { MakeOverdueButton } from './MakeOverdueButton.tsx';

/** Section with an owner's applications, loans and installments, each with its legal transitions. */
export function CaseFile() {
  const viewedId = useSelector(selectViewedId);
  const { data: owners = [] } = useListOwnersQuery();
  const dispatch = useConsoleDispatch();
  const isKnown = owners.some(({ id }) => id === viewedId);
  return (
    <Panel id="case-file" title={consoleTexts.caseFile} icon={folderOpenFill}>
      <SelectEntry
        label={consoleTexts.ownerOfCaseFile}
        value={isKnown && viewedId !== null ? viewedId : ''}
        options={[
          ['', consoleTexts.chooseOwner] as const,
          ...owners.map(({ id, name, email }) => [id, name === email ? email : `${name} · ${email}`] as const),
        ]}
        onChoose={(id) => id !== '' && dispatch(viewedOwnerChosen(id))}
      />
      {isKnown && viewedId !== null && <CaseItems ownerId={viewedId} />}
    </Panel>
  );
}

function CaseItems({ ownerId }: { ownerId: string }) {
  const { currentData: file } = useGetCaseFileQuery(ownerId);
  if (!file) return null;
  const { applications, loans } = file;
  if (applications.length + loans.length === 0) return <Hint>{consoleTexts.nothingYet}</Hint>;
  return (
    <>
      {loans.length > 0 && <MakeOverdueButton file={file} />}
      {loans.map((loan) => (
        <div key={loan.id}>
          <CaseFileRow kind="loans" item={loan} owner={file} />
          {loan.installments.length > 0 && (
            <ul className={styles.installments}>
              {loan.installments.map((item) => (
                <li key={item.id}>
                  <CaseFileRow kind="installments" item={item} owner={file} loan={loan.number} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {applications.map((item) => (
        <CaseFileRow key={item.id} kind="applications" item={item} owner={file} />
      ))}
    </>
  );
}
