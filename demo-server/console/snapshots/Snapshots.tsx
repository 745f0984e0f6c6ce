import bookmarkSimpleFill from '@phosphor-icons/core/assets/fill/bookmark-simple-fill.svg';
import { type FormEvent, useState } from 'react';
import { isBlank } from '#domain/rules';
import { dayAndTime } from '#i18n/format';
import { t } from '../consoleTexts.ts';
import type { SnapshotDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { TextEntry } from '../kit/Entry.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useAction, useReport } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { OtherMachines } from './OtherMachines.tsx';
import { PersonaLink } from './PersonaLink.tsx';
import { Reset } from './Reset.tsx';
import styles from './Snapshots.module.css';
import {
  useImportSnapshotMutation,
  useKeepSnapshotMutation,
  useListSnapshotsQuery,
  useRemoveSnapshotMutation,
  useRestoreSnapshotMutation,
} from './snapshotsSlice.ts';
import { useIsViewer } from './useIsViewer.ts';

/** Ways back: start again, kept points, files, links; and ways in for other machines (ux O9). */
export function Snapshots() {
  const { isViewer } = useIsViewer();
  return (
    <Panel id="points" title={t('Points')} icon={bookmarkSimpleFill}>
      {isViewer ? (
        <Hint>{t('From another machine the demo can only be looked at.')}</Hint>
      ) : (
        <>
          <Row>
            <Reset />
            <a className={styles.file} href="/demo/api/snapshot" download="adelantto.tar">
              {t('Export to a file')}
            </a>
            <Import />
          </Row>
          <Keep />
          <Kept />
          <PersonaLink />
        </>
      )}
      <OtherMachines />
    </Panel>
  );
}

/** Goes back to something, once the operator is certain; whoever was on the phone is no longer what she was. */
function useGoingBack() {
  const phone = usePhone();
  const say = useReport();
  return async (job: () => Promise<unknown>) => {
    await job();
    phone.enter(null, '/');
    say(t('Everything is as it was then.'));
  };
}

function Import() {
  const [file, setFile] = useState<File | null>(null);
  const [put] = useImportSnapshotMutation();
  const goBack = useGoingBack();
  return (
    <>
      <label className={styles.file}>
        {t('Import from a file')}
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
      <ConfirmButton
        open={file !== null}
        title={t('Go back to this file?')}
        text={t('What was done since is lost.')}
        action={t('Go back')}
        onYes={() => goBack(async () => file && (await put(file).unwrap()))}
        onClose={() => setFile(null)}
      />
    </>
  );
}

function Keep() {
  const [keep] = useKeepSnapshotMutation();
  const act = useAction();
  const say = useReport();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (isBlank(name)) return;
    const isKept = await act(() => keep(name).unwrap());
    if (!isKept) return;
    form.reset();
    say(t('The point {name} is kept.', { name }));
  };
  return (
    <form className={styles.keep} onSubmit={send}>
      <TextEntry label={t('Name of the point')} name="name" required maxLength={40} autoComplete="off" />
      <ActionButton type="submit">{t('Keep this point')}</ActionButton>
    </form>
  );
}

function Kept() {
  const { data: snapshots = [] } = useListSnapshotsQuery();
  const [remove] = useRemoveSnapshotMutation();
  const [restore] = useRestoreSnapshotMutation();
  const [chosen, setChosen] = useState<SnapshotDto | null>(null);
  const goBack = useGoingBack();
  return (
    <>
      <ul>
        {snapshots.map((snapshot) => (
          <li key={snapshot.name} className={styles.point}>
            <span className={styles.name}>
              {snapshot.name}
              <span className={styles.when}>{dayAndTime(new Date(snapshot.kept_at))}</span>
            </span>
            <Row>
              <ActionButton onPress={() => setChosen(snapshot)} aria-label={t('Go back to {name}', snapshot)}>
                {t('Go back')}
              </ActionButton>
              <ActionButton
                kind="plain"
                onPress={() => remove(snapshot.name).unwrap()}
                aria-label={t('Remove {name}', snapshot)}
              >
                {t('Remove it')}
              </ActionButton>
            </Row>
          </li>
        ))}
      </ul>
      <ConfirmButton
        open={chosen !== null}
        title={t('Go back to {name}?', { name: chosen?.name ?? '' })}
        text={t('What was done since is lost.')}
        action={t('Go back')}
        onYes={() => goBack(async () => chosen && (await restore(chosen.name).unwrap()))}
        onClose={() => setChosen(null)}
      />
    </>
  );
}
