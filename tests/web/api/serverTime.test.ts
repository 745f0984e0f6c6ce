import { beforeEach, describe, expect, test, vi } from 'vitest';

const DEVICE = Date.parse('2026-08-03T16:00:00Z');
const header = (ms: number) => new Date(ms).toUTCString();

/** Imports the module anew, as a page that was just opened does. */
async function openPage() {
  vi.resetModules();
  return import('#serverTime');
}

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }));

describe("the server's time", () => {
  test.each([null, 'soon'])('learns nothing from a Date header of %j', async (dateHeader) => {
    const { now, noteServerTime } = await openPage();
    noteServerTime(dateHeader, DEVICE);
    expect(now()).toBe(DEVICE);
  });

  test('is exact to half a second after a quick response, whose Date is cut to seconds', async () => {
    const { now, noteServerTime } = await openPage();
    for (const offset of [-7_200_700, 0, 86_400_000, -86_400_999]) {
      noteServerTime(header(DEVICE + offset), DEVICE + 40);
      expect(Math.abs(now() - DEVICE - offset)).toBeLessThanOrEqual(540);
    }
  });

  test("continues with the device's clock", async () => {
    const { now, noteServerTime } = await openPage();
    noteServerTime(header(DEVICE + 60_000), DEVICE);
    const before = now();
    vi.advanceTimersByTime(90_000);
    expect(now() - before).toBe(90_000);
  });

  test('is known after a reload, before the first response', async () => {
    const page = await openPage();
    page.noteServerTime(header(DEVICE + 60_000), DEVICE);
    const reloaded = await openPage();
    expect(reloaded.now()).toBe(page.now());
  });

  test.each(['', 'Infinity', '8.65e15', '{}'])("is the device's after %j was stored", async (text) => {
    sessionStorage.setItem('server-clock-offset', text);
    const { now } = await openPage();
    expect(now()).toBe(DEVICE);
  });

  test('is known without storage until a reload', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { now, noteServerTime } = await openPage();
    noteServerTime(header(DEVICE + 60_000), DEVICE);
    expect(now()).toBe(DEVICE + 60_500);
  });
});
