import clipboardTextFill from '@phosphor-icons/core/assets/fill/clipboard-text-fill.svg';
import { useState } from 'react';
import { dayAndTime, hour } from '#i18n/format';
import { copyText } from '#kit/display/CopyRow.tsx';
import { t } from '../consoleTexts.ts';
import type { EventDto, EventKind } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { TextEntry } from '../kit/Entry.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useReport } from '../kit/useAction.ts';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import { download } from './download.ts';
import styles from './EventLog.module.css';
import { useListRecordQuery } from './eventLogSlice.ts';

const SHOWN = 12;

const kinds = [
  ['all', t('Everything')],
  ['message', t('Messages')],
  ['transition', t('Decisions')],
  ['clock', t('Clock')],
  ['faults', t('Faults')],
  ['store', t('Points')],
  ['chat', t('Chat lines')],
] as const satisfies readonly (readonly [EventKind | 'all', string])[];

/** What happened, in plain Spanish, the newest first, with the call behind each line (ux O10). */
export function EventLog() {
  const { data: events = [] } = useListRecordQuery();
  const { isViewer } = useIsViewer();
  const [kind, setKind] = useState<EventKind | 'all'>('all');
  const [words, setWords] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const say = useReport();
  const wanted = words.trim().toLocaleLowerCase('es-MX');
  const found = events
    .filter((event) => kind === 'all' || event.kind === kind)
    .filter(({ line, call }) => `${line} ${call ?? ''}`.toLocaleLowerCase('es-MX').includes(wanted))
    .reverse();
  const asText = () =>
    found.map(({ at, line, call }) => [dayAndTime(new Date(at)), line, call].filter(Boolean).join(' · ')).join('\n');
  const copy = async () =>
    say((await copyText(asText())) ? t('The record is copied.') : t('It could not be copied. Download it instead.'));
  const save = () => download('bitacora-adelantto.txt', new Blob([asText()], { type: 'text/plain;charset=utf-8' }));

  return (
    <Panel id="record" title={t('Record')} icon={clipboardTextFill}>
      <Choice label={t('Which lines')} value={kind} options={kinds} onChoose={setKind} />
      <TextEntry label={t('Look for')} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      <Row>
        <ActionButton onPress={copy}>{t('Copy')}</ActionButton>
        <ActionButton onPress={save}>{t('Download the lines')}</ActionButton>
        {!isViewer && (
          <a className={styles.download} href="/demo/api/snapshot" download="adelantto.tar">
            {t('Download the state for a report')}
          </a>
        )}
      </Row>
      {found.length === 0 && <Hint>{t('Nothing happened yet.')}</Hint>}
      <ol>
        {found.slice(0, isWhole ? undefined : SHOWN).map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ol>
      {found.length > SHOWN && (
        <ActionButton kind="plain" onPress={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? t('Show fewer') : t('Show all {count}', { count: found.length })}
        </ActionButton>
      )}
    </Panel>
  );
}

function Line({ event: { at, line, call, data } }: { event: EventDto }) {
  return (
    <li className={styles.line}>
      <details>
        <summary className={styles.summary}>
          <time className={styles.when} dateTime={at} title={dayAndTime(new Date(at))}>
            {hour(new Date(at))}
          </time>
          {line}
        </summary>
        <p className={styles.call}>{call ?? t('No call: time brought it.')}</p>
        <pre className={styles.data}>{JSON.stringify(data, null, 2)}</pre>
      </details>
    </li>
  );
}
