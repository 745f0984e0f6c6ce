import bookmarkSimpleFill from '@phosphor-icons/core/assets/fill/bookmark-simple-fill.svg';
import { type FormEvent, useState } from 'react';
import { isBlank } from '#domain/rules';
import { dayAndTime } from '#i18n/format';
import { TextEntry } from '../kit/Entry.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { Press } from '../kit/Press.tsx';
import { useAct, useSay } from '../kit/useAct.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import type { SnapshotTold } from '../told.ts';
import { t } from '../words.ts';
import { Certain } from './Certain.tsx';
import { OtherMachines } from './OtherMachines.tsx';
import { PointLink } from './PointLink.tsx';
import { Reset } from './Reset.tsx';
import styles from './Snapshots.module.css';
import {
  useImportSnapshotMutation,
  useKeepSnapshotMutation,
  useListSnapshotsQuery,
  useRemoveSnapshotMutation,
  useRestoreSnapshotMutation,
} from './snapshotsSlice.ts';
import { useViewing } from './useViewing.ts';

/** Ways back: start again, kept points, files, links; and ways in for other machines (ux O9). */
export function Points() {
  const { isViewer } = useViewing();
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
          <PointLink />
        </>
      )}
      <OtherMachines />
    </Panel>
  );
}

/** Goes back to something, once the operator is certain; whoever was on the phone is no longer what she was. */
function useGoingBack() {
  const phone = usePhone();
  const say = useSay();
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
      <Certain
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
  const act = useAct();
  const say = useSay();
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
      <Press type="submit">{t('Keep this point')}</Press>
    </form>
  );
}

function Kept() {
  const { data: snapshots = [] } = useListSnapshotsQuery();
  const [remove] = useRemoveSnapshotMutation();
  const [restore] = useRestoreSnapshotMutation();
  const [chosen, setChosen] = useState<SnapshotTold | null>(null);
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
              <Press onPress={() => setChosen(snapshot)} aria-label={t('Go back to {name}', snapshot)}>
                {t('Go back')}
              </Press>
              <Press
                kind="plain"
                onPress={() => remove(snapshot.name).unwrap()}
                aria-label={t('Remove {name}', snapshot)}
              >
                {t('Remove it')}
              </Press>
            </Row>
          </li>
        ))}
      </ul>
      <Certain
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
