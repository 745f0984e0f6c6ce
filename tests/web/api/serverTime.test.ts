import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const DEVICE = Date.parse('2026-08-03T16:00:00Z');
const header = (ms: number) => new Date(ms).toUTCString();

/** The module as a page that was just opened has it. */
async function opened() {
  vi.resetModules();
  return import('../../../web/serverTime.ts');
}

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }));
afterEach(() => void vi.useRealTimers());

describe("the server's time", () => {
  test("is the device's until an answer says another", async () => {
    const { now, serverClockOffset } = await opened();
    expect(now()).toBe(DEVICE);
    expect(serverClockOffset()).toBeUndefined();
  });

  test('is what the tab knew before it was reloaded, until an answer says it better', async () => {
    const { now, noteServerTime } = await opened();
    expect(now(3_600_000)).toBe(DEVICE + 3_600_000);
    noteServerTime(header(DEVICE + 60_000), DEVICE, DEVICE);
    expect(Math.abs(now(3_600_000) - DEVICE - 60_000)).toBeLessThanOrEqual(500);
  });

  test.each([null, '', 'soon', 'Invalid Date'])('learns nothing from %j', async (said) => {
    const { now, noteServerTime } = await opened();
    noteServerTime(said, DEVICE, DEVICE);
    expect(now()).toBe(DEVICE);
  });

  test('is right to half a second after one quick answer, whose second is cut', async () => {
    const { now, noteServerTime } = await opened();
    const lead = -7_200_700;
    noteServerTime(header(DEVICE + lead), DEVICE, DEVICE + 40);
    expect(Math.abs(now() - DEVICE - lead)).toBeLessThanOrEqual(540);
  });

  test('grows more exact with each answer', async () => {
    const { now, noteServerTime } = await opened();
    const lead = 12_345;
    for (const later of [0, 130, 370, 510, 640, 890]) {
      const at = DEVICE + later;
      noteServerTime(header(at + lead), at, at);
    }
    expect(Math.abs(now() - DEVICE - lead)).toBeLessThanOrEqual(130);
  });

  test('is not spoilt by a slow answer', async () => {
    const { now, noteServerTime } = await opened();
    noteServerTime(header(DEVICE), DEVICE, DEVICE);
    const before = now();
    noteServerTime(header(DEVICE + 9_000), DEVICE, DEVICE + 10_000);
    expect(Math.abs(now() - before)).toBeLessThanOrEqual(500);
  });

  test('follows a clock that was set, forwards and back', async () => {
    const { now, noteServerTime } = await opened();
    for (const lead of [0, 86_400_000, -86_400_000]) {
      noteServerTime(header(DEVICE + lead), DEVICE, DEVICE);
      expect(Math.abs(now() - DEVICE - lead)).toBeLessThanOrEqual(500);
    }
  });

  test("runs on with the device's clock", async () => {
    const { now, noteServerTime } = await opened();
    noteServerTime(header(DEVICE + 60_000), DEVICE, DEVICE);
    const before = now();
    vi.advanceTimersByTime(90_000);
    expect(now() - before).toBe(90_000);
  });
});
