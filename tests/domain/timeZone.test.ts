import { expect, test, vi } from 'vitest';

// What the tests of other time zones rely on. A thread, in which mutation tests run, cannot change its zone.
test.each(['UTC', 'America/Mexico_City', 'America/Tijuana', 'America/Cancun', 'Europe/Madrid', 'Pacific/Auckland'])(
  'vi.stubEnv changes the time zone of the process to %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const expected = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
    const instant = new Date('2026-07-01T12:00:00Z');
    expect(instant.getHours()).toBe(Number(expected.format(instant)));
  },
);
