import { expect, test } from 'vitest';
import { datedEvents } from '../../../demo-server/console/event-log/datedEvents.ts';

test('the first line of each day in Mexico City carries the day', () => {
  const events = ['2026-11-24T06:00:00Z', '2026-11-24T05:59:00Z', '2026-11-23T18:00:00Z', '2026-11-20T18:00:00Z'];
  const dated = datedEvents(
    events.map((at, id) => ({ id: String(id), at, owner_id: null, kind: 'clock', line: '', data: {}, call: null })),
  );
  expect(dated.map(({ newDay }) => newDay)).toEqual(['2026-11-24', '2026-11-23', undefined, '2026-11-20']);
});
