import gavelFill from '@phosphor-icons/core/assets/fill/gavel-fill.svg';
import { useSelector } from 'react-redux';
import { ownerViewed, selectViewedId } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import { SelectEntry } from '../kit/Entry.tsx';
import { Hint, Panel } from '../kit/Panel.tsx';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import { FallDue } from './FallDue.tsx';
import { FileRow } from './FileRow.tsx';
import styles from './OwnerFile.module.css';
import { useGetOwnerFileQuery } from './ownerFileSlice.ts';

/** All that an owner asked for and owes, each with the moves that are legal now (ux O6). */
export function OwnerFile() {
  const viewedId = useSelector(selectViewedId);
  const { data: owners = [] } = useListOwnersQuery();
  const dispatch = useConsoleDispatch();
  const isKnown = owners.some(({ id }) => id === viewedId);
  return (
    <Panel id="file" title={t('Owner file')} icon={gavelFill}>
      <SelectEntry
        label={t('Whose file')}
        value={isKnown && viewedId !== null ? viewedId : ''}
        options={[
          ['', t('Choose somebody')] as const,
          ...owners.map(({ id, name, email }) => [id, name === email ? email : `${name} · ${email}`] as const),
        ]}
        onChoose={(id) => id !== '' && dispatch(ownerViewed(id))}
      />
      {isKnown && viewedId !== null && <Papers ownerId={viewedId} />}
    </Panel>
  );
}

function Papers({ ownerId }: { ownerId: string }) {
  const { currentData: file } = useGetOwnerFileQuery(ownerId);
  if (!file) return null;
  const { applications, loans } = file;
  if (applications.length + loans.length === 0) return <Hint>{t('Neither applications nor loans yet.')}</Hint>;
  return (
    <>
      {loans.length > 0 && <FallDue file={file} />}
      {loans.map((loan) => (
        <div key={loan.id}>
          <FileRow kind="loans" it={loan} owner={file} />
          {loan.installments.length > 0 && (
            <ul className={styles.installments}>
              {loan.installments.map((it) => (
                <li key={it.id}>
                  <FileRow kind="installments" it={it} owner={file} loan={loan.number} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {applications.map((it) => (
        <FileRow key={it.id} kind="applications" it={it} owner={file} />
      ))}
    </>
  );
}
