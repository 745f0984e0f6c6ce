import { expect, test } from 'vitest';
import { faultNames } from '../../../demo-server/console/event-log/faultNames.ts';
import { linesOf, matches } from '../../../demo-server/console/event-log/logLines.ts';
import type { LoggedCall } from '../../../demo-server/simulation/callLog.ts';
import type { EventRow } from '../../../demo-server/store/rows.ts';

const at = '2026-11-23T15:00:00.000Z';
const event = (id: string, kind: EventRow['kind']): EventRow => ({
  ...{ id, at, kind, owner_id: null, line: '', data: {}, call: null },
});
const call = (id: string): LoggedCall => ({
  ...{ id, at, method: 'GET', path: '/api/user', owner_id: null, status: 200, ms: 5, faults: [] },
});

test('the event log lists what happened, all or one kind, or the calls, each newest first', () => {
  const lines = linesOf([event('1', 'clock'), event('2', 'message'), event('3', 'clock')], [call('a'), call('b')]);
  const listed = (kind: string) => lines.filter((line) => matches(line, kind)).map(({ key }) => key);
  expect(listed('all')).toEqual(['3', '2', '1']);
  expect(listed('clock')).toEqual(['3', '1']);
  expect(listed('call')).toEqual(['call b', 'call a']);
});

test('the faults of a call have Spanish names', () => {
  expect(faultNames(['fail', 'offline', 'cut_upload_at'])).toEqual([
    'regla de fallas',
    'Sin conexión',
    'Se corta la subida',
  ]);
});
