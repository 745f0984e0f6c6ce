import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const DEVICE = Date.parse('2026-08-03T16:00:00Z');
const header = (ms: number) => new Date(ms).toUTCString();

/** Imports the module anew, as a page that was just opened does. */
async function openPage() {
  vi.resetModules();
  return import('../../../web/serverTime.ts');
}

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }));
afterEach(() => void vi.useRealTimers());

describe("the server's time", () => {
  test("is the device's until the first response", async () => {
    const { now, serverClockOffset } = await openPage();
    expect(now()).toBe(DEVICE);
    expect(serverClockOffset()).toBeUndefined();
  });

  test('is by the offset of the page before, until the first response', async () => {
    const { now, noteServerTime } = await openPage();
    expect(now(3_600_000)).toBe(DEVICE + 3_600_000);
    noteServerTime(header(DEVICE + 60_000), DEVICE, DEVICE);
    expect(Math.abs(now(3_600_000) - DEVICE - 60_000)).toBeLessThanOrEqual(500);
  });

  test.each([null, '', 'soon', 'Invalid Date'])('learns nothing from a Date header of %j', async (dateHeader) => {
    const { now, noteServerTime } = await openPage();
    noteServerTime(dateHeader, DEVICE, DEVICE);
    expect(now()).toBe(DEVICE);
  });

  test('is exact to half a second after one quick response, whose Date is cut to seconds', async () => {
    const { now, noteServerTime } = await openPage();
    const offset = -7_200_700;
    noteServerTime(header(DEVICE + offset), DEVICE, DEVICE + 40);
    expect(Math.abs(now() - DEVICE - offset)).toBeLessThanOrEqual(540);
  });

  test('becomes more exact with each response', async () => {
    const { now, noteServerTime } = await openPage();
    const offset = 12_345;
    for (const later of [0, 130, 370, 510, 640, 890]) {
      const at = DEVICE + later;
      noteServerTime(header(at + offset), at, at);
    }
    expect(Math.abs(now() - DEVICE - offset)).toBeLessThanOrEqual(130);
  });

  test('is not made less exact by a slow response', async () => {
    const { now, noteServerTime } = await openPage();
    noteServerTime(header(DEVICE), DEVICE, DEVICE);
    const before = now();
    noteServerTime(header(DEVICE + 9_000), DEVICE, DEVICE + 10_000);
    expect(Math.abs(now() - before)).toBeLessThanOrEqual(500);
  });

  test('follows a clock that was set forwards or back', async () => {
    const { now, noteServerTime } = await openPage();
    for (const offset of [0, 86_400_000, -86_400_000]) {
      noteServerTime(header(DEVICE + offset), DEVICE, DEVICE);
      expect(Math.abs(now() - DEVICE - offset)).toBeLessThanOrEqual(500);
    }
  });

  test("continues with the device's clock", async () => {
    const { now, noteServerTime } = await openPage();
    noteServerTime(header(DEVICE + 60_000), DEVICE, DEVICE);
    const before = now();
    vi.advanceTimersByTime(90_000);
    expect(now() - before).toBe(90_000);
  });
});

describe('the offset before a reload', () => {
  const open = async (state: unknown) => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state, replaceState });
    vi.resetModules();
    return { ...(await import('#serverTime')), replaceState };
  };
  afterEach(() => void vi.unstubAllGlobals());

  test('is used until the first response', async () => {
    const { serverClockOffset } = await open({ lead: 5000 });
    expect(serverClockOffset()).toBe(5000);
  });

  test.each([null, 'text', 7, {}, { lead: '5000' }, { lead: Number.POSITIVE_INFINITY }, { lead: null }])(
    'is unknown from the history state %o',
    async (state) => {
      const { serverClockOffset } = await open(state);
      expect(serverClockOffset()).toBeUndefined();
    },
  );

  test('is saved again when it has changed, and in the next history entry, not with each response', async () => {
    const { noteServerTime, saveServerTime, replaceState } = await open({ key: 'k1' });
    replaceState.mockImplementation((state) => Object.assign(history, { state }));
    const savesAfter = (act: () => void) => {
      replaceState.mockClear();
      act();
      return replaceState.mock.calls.length;
    };
    const answer = (date: number) => noteServerTime(new Date(date).toUTCString(), 0, 0);
    expect(savesAfter(() => answer(60_000))).toBe(1);
    expect(savesAfter(() => answer(60_000))).toBe(0);
    expect(savesAfter(() => answer(62_000))).toBe(1);
    Object.assign(history, { state: { key: 'k2' } });
    expect(savesAfter(saveServerTime)).toBe(1);
    expect(savesAfter(saveServerTime)).toBe(0);
  });

  test('is saved beside the state of the router when a response has a date', async () => {
    const { noteServerTime, saveServerTime, replaceState } = await open({ key: 'k1' });
    saveServerTime();
    noteServerTime(null, 0, 0);
    noteServerTime('soon', 0, 0);
    expect(replaceState).not.toHaveBeenCalled();
    noteServerTime(new Date(60_000).toUTCString(), 0, 0);
    expect(replaceState.mock.calls).toEqual([[{ key: 'k1', lead: 60_500 }, '']]);
  });
});
