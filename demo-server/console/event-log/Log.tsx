import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { centralDayAndTime } from '#i18n/format';
import { ListPanel } from '../kit/ListPanel.tsx';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { CallLine } from './CallLine.tsx';
import { useListCallsQuery } from './callsSlice.ts';
import { useListEventsQuery } from './eventLogSlice.ts';
import { faultNames } from './faultNames.ts';
import { LogLine } from './LogLine.tsx';
import { linesOf, matches } from './logLines.ts';

/** The event log: what happened, or the calls of the app with their bodies, newest first. */
export function Log() {
  const { data: events } = useListEventsQuery();
  const { data: calls } = useListCallsQuery();
  const { data: owners = [] } = useListOwnersQuery();
  const nameOf = (id: string | null) => owners.find((owner) => owner.id === id)?.name ?? '';
  return (
    <ListPanel
      items={events && calls && linesOf(events, calls)}
      keyOf={({ key }) => key}
      textOf={({ at, event, call }) =>
        [
          centralDayAndTime(new Date(at)),
          event?.line,
          event?.call,
          ...(call ? [call.method, call.path, call.status, nameOf(call.owner_id), ...faultNames(call.faults)] : []),
        ].join(' ')
      }
      filter={{ label: technicalTexts.kindOfLine, options: Object.entries(technicalTexts.lines), matches }}
      empty={technicalTexts.noLines}
    >
      {({ event, call }) =>
        event ? <LogLine event={event} /> : call && <CallLine call={call} owner={nameOf(call.owner_id)} />
      }
    </ListPanel>
  );
}
