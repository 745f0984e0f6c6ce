import { describe, expect, test, vi } from 'vitest';
import { plusDuration } from '../../../demo-server/simulation/clock.ts';
import { clockLine } from '../../../demo-server/simulation/clockTexts.ts';
import { isDemoTime } from '../../../demo-server/simulation/demoTime.ts';
import { MONDAY_NOON, storeAndClock } from '../support/demo.ts';

const noon = new Date(MONDAY_NOON);
const MINUTE = 60_000;
const invalidAdvance = { status: 422, body: { errors: { advance: ['This value is not valid'] } } };

describe("the demo's clock", () => {
  test('runs on from the time that it is set to, and the machine’s time stays', async () => {
    const { clock, machine, store } = await storeAndClock();
    expect(clock.now()).toEqual(noon);
    await store.write(() => clock.set(clock.instantAfter('P1D')));
    machine.pass(MINUTE);
    expect(clock.now().toISOString()).toBe('2026-11-24T18:01:00.000Z');
    expect(clock.today()).toBe('2026-11-24');
    expect(clock.machineNow()).toBe(MONDAY_NOON + MINUTE);
    // Tuesday's business hours end on Wednesday.
    expect(clock.instantAfter({ business_hours: 24 }).toISOString()).toBe('2026-11-25T18:01:00.000Z');
  });

  test('is set back by a restart, to a time or to that of the machine', async () => {
    const { clock, store } = await storeAndClock();
    const yesterday = new Date(MONDAY_NOON - 24 * 60 * MINUTE);
    await store.write(() => clock.restart(yesterday));
    expect([clock.now(), clock.isFrozen()]).toEqual([yesterday, false]);
    await store.write(() => clock.restart());
    expect(clock.now()).toEqual(noon);
  });

  test('stands still while it is frozen, also after being set', async () => {
    const { clock, machine, store } = await storeAndClock();
    await store.write(() => clock.freeze(true));
    machine.pass(MINUTE);
    expect(clock.now()).toEqual(noon);
    await store.write(() => clock.set(clock.instantAfter('PT3M')));
    machine.pass(MINUTE);
    expect(clock.now()).toEqual(new Date(MONDAY_NOON + 3 * MINUTE));
    await store.write(() => clock.freeze(false));
    machine.pass(MINUTE);
    expect(clock.now()).toEqual(new Date(MONDAY_NOON + 4 * MINUTE));
  });

  test('is named in the event log with whether it stands still', () => {
    expect(clockLine(noon, false)).toBe('El reloj está en lun 23 nov 2026, 12:00');
    expect(clockLine(noon, true)).toBe('El reloj se detuvo en lun 23 nov 2026, 12:00');
  });
});

describe('a duration', () => {
  test.each([
    ['P1D', '2026-11-24T18:00:00.000Z'],
    ['PT24H', '2026-11-24T18:00:00.000Z'],
    ['P1W', '2026-11-30T18:00:00.000Z'],
    ['P1Y2M3DT4H5M6S', '2028-01-26T22:05:06.000Z'],
  ])('of %s is added to Monday noon', (duration, expected) => {
    expect(plusDuration(noon, duration).toISOString()).toBe(expected);
  });

  test('of a month after the 31st ends on the last day of a shorter month in Mexico City', () => {
    // 03:00 UTC on 1 February is still 31 January there.
    expect(plusDuration(new Date('2027-02-01T03:00:00Z'), 'P1M').toISOString()).toBe('2027-03-01T03:00:00.000Z');
  });

  // The days around each change of the clock there, and around the day that Samoa left out.
  test.each([
    ['America/Tijuana', ['2022-10-30', '2026-03-08', '2026-11-01']],
    ['America/New_York', ['2026-03-08', '2026-11-01']],
    ['Europe/Madrid', ['2026-03-29', '2026-10-25']],
    ['Pacific/Apia', ['2011-12-30', '2020-09-27', '2021-04-04']],
  ])('of 72 hours, of a minute and of a day is as long as that on a machine in %s', (zone, changes) => {
    vi.stubEnv('TZ', zone);
    for (const change of changes) {
      for (let hour = -96; hour < 48; hour += 1) {
        const from = new Date(Date.parse(`${change}T06:30:00Z`) + hour * 60 * MINUTE);
        expect(plusDuration(from, 'PT72H').getTime() - from.getTime()).toBe(72 * 60 * MINUTE);
        expect(plusDuration(from, 'PT1M').getTime() - from.getTime()).toBe(MINUTE);
        // In October 2022 and April 2021 Mexico City changed its own clock.
        if (change > '2023' || change < '2012')
          expect(plusDuration(from, 'P1D').getTime() - from.getTime()).toBe(24 * 60 * MINUTE);
      }
    }
  });

  test.each(['P174Y', 'P9999Y'])('of %s is longer than the demo’s time', (text) => {
    expect(() => plusDuration(noon, text)).toThrow(expect.objectContaining(invalidAdvance));
  });
});

test.each([
  ['1969-12-31T23:59:59.999Z', false],
  ['1970-01-01T00:00:00.000Z', true],
  ['2200-01-01T00:00:00.000Z', true],
  ['2200-01-01T00:00:00.001Z', false],
  ['Monday', false],
])('the demo’s time can be %s: %s', (instant, expected) => {
  expect(isDemoTime(new Date(instant))).toBe(expected);
});
