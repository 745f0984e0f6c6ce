import clipboardTextFill from '@phosphor-icons/core/assets/fill/clipboard-text-fill.svg';
import { type ReactNode, useState } from 'react';
import * as callTexts from '#i18n/es-MX/demo/calls';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { centralDayAndTime, centralHour, weekdayAndDay } from '#i18n/format';
import { downloadFile } from '#kit/browser/downloadFile.ts';
import { copyText } from '#kit/display/CopyRow.tsx';
import type { EventDto, EventKind } from '../dto.ts';
import { ActionButton, actionClass } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { ExpandableList } from '../kit/ExpandableList.tsx';
import { Hint, Panel, Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { Calls } from './Calls.tsx';
import { type DatedEvent, datedEvents } from './datedEvents.ts';
import styles from './EventLog.module.css';
import { useListEventsQuery } from './eventLogSlice.ts';

/** Lines that are visible before the list is expanded. */
const COLLAPSED_COUNT = 12;

const kinds = [
  ['all', consoleTexts.everything],
  ['message', consoleTexts.messages],
  ['transition', consoleTexts.decisions],
  ['clock', consoleTexts.clock],
  ['faults', consoleTexts.faults],
  ['store', consoleTexts.snapshots],
  ['chat', consoleTexts.chatLines],
] as const satisfies readonly (readonly [EventKind | 'all', string])[];

type View = 'events' | 'calls';

/** Section with the event log: what happened, or the calls of the app. */
export function EventLog() {
  const [view, setView] = useState<View>('events');
  const choice = (
    <Choice
      label={callTexts.whatIsListed}
      value={view}
      options={[
        ['events', callTexts.happenings],
        ['calls', callTexts.calls],
      ]}
      onChoose={setView}
    />
  );
  if (view === 'events') return <Events choice={choice} />;
  return (
    <Panel id="event-log" title={consoleTexts.eventLog} icon={clipboardTextFill} aside={choice}>
      <Calls />
    </Panel>
  );
}

/** Spanish lines by day, newest first, each with the call that caused it. */
function Events({ choice }: { choice: ReactNode }) {
  const { data: events = [] } = useListEventsQuery();
  const [kind, setKind] = useState<EventKind | 'all'>('all');
  const [searchText, setSearchText] = useState('');
  const needle = searchText.trim().toLocaleLowerCase('es-MX');
  const found = events
    .filter((event) => kind === 'all' || event.kind === kind)
    .filter(({ line, call }) => `${line} ${call ?? ''}`.toLocaleLowerCase('es-MX').includes(needle))
    .reverse();
  return (
    <Panel
      id="event-log"
      title={consoleTexts.eventLog}
      icon={clipboardTextFill}
      aside={choice}
      foot={<ExportButtons events={found} />}
    >
      <Row>
        <TextEntry
          inline
          label={consoleTexts.search}
          type="search"
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
        <SelectEntry
          inline
          label={consoleTexts.kindOfEvent}
          value={kind}
          options={kinds}
          onChoose={(chosen) => setKind(kinds.find(([name]) => name === chosen)?.[0] ?? 'all')}
        />
      </Row>
      {found.length === 0 && <Hint>{consoleTexts.noEventsYet}</Hint>}
      <ExpandableList items={datedEvents(found)} collapsedCount={COLLAPSED_COUNT}>
        {(dated) => <Line key={dated.event.id} {...dated} />}
      </ExpandableList>
    </Panel>
  );
}

/** Returns one line of text for each event: time, Spanish line and call. */
const textOf = (events: readonly EventDto[]): string =>
  events
    .map(({ at, line, call }) => [centralDayAndTime(new Date(at)), line, call].filter(Boolean).join(' · '))
    .join('\n');

/** Buttons that copy and download the events, and the link that downloads the demo's state. */
function ExportButtons({ events }: { events: readonly EventDto[] }) {
  const showNotice = useShowNotice();
  const copy = async () => {
    const isCopied = await copyText(textOf(events));
    showNotice(isCopied ? consoleTexts.logCopied : consoleTexts.couldNotCopyLog, !isCopied);
  };
  const save = () =>
    downloadFile('bitacora-adelantto.txt', new Blob([textOf(events)], { type: 'text/plain;charset=utf-8' }));
  return (
    <Row>
      <ActionButton onPress={copy}>{consoleTexts.copy}</ActionButton>
      <ActionButton onPress={save}>{consoleTexts.downloadLines}</ActionButton>
      <a className={actionClass('plain')} href="/demo/api/snapshot" download="adelantto.tar">
        {consoleTexts.downloadState}
      </a>
    </Row>
  );
}

function Line({ event: { at, line, call, data }, newDay }: DatedEvent) {
  return (
    <li className={styles.line}>
      {newDay && <p className={styles.day}>{weekdayAndDay(newDay)}</p>}
      <details>
        <summary className={styles.summary}>
          <time className={styles.when} dateTime={at} title={centralDayAndTime(new Date(at))}>
            {centralHour(new Date(at))}
          </time>
          {line}
        </summary>
        <p className={styles.call}>{call ?? consoleTexts.noCall}</p>
        <pre className={styles.data}>{JSON.stringify(data, null, 2)}</pre>
      </details>
    </li>
  );
}
