import { afterEach, describe, expect, test, vi } from 'vitest';
import { isInsideAnotherApp, openCamera, toCameraError } from '#kit/camera/camera.ts';
import { poseOf } from '#kit/camera/usePose.ts';

describe('where the camera cannot be used', () => {
  test.each([
    ["Facebook's browser", 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605 [FBAN/FBIOS;FBAV/440.0]', true],
    ["Instagram's browser", 'Mozilla/5.0 (iPhone) AppleWebKit/605 Instagram 310.0', true],
    ["Android's web view", 'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537 Version/4.0 Chrome/120', true],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
      false,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1',
      false,
    ],
    [
      'Chrome on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605 CriOS/120 Mobile/15E148 Safari/604.1',
      false,
    ],
  ])('%s', (_, userAgent, inside) => {
    expect(isInsideAnotherApp(userAgent)).toBe(inside);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotReadableError', 'busy'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
  ])('%s means that it is %s', (name, error) => {
    expect(toCameraError(new DOMException('', name))).toBe(error);
  });
});

describe('of several rear cameras', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Stubs a phone with these focus modes by camera; `null` fails to open. The first is the browser's default. */
  function phoneWith(cameras: Readonly<Record<string, readonly string[] | null>>) {
    const [first] = Object.keys(cameras);
    const opened: string[] = [];
    const getUserMedia = async ({ video }: { video: { deviceId?: { exact: string } } }) => {
      const id = video.deviceId?.exact ?? first ?? '';
      if (!cameras[id]) throw new DOMException('', 'NotReadableError');
      opened.push(id);
      const track = {
        getCapabilities: () => ({ focusMode: cameras[id] }),
        getSettings: () => ({ deviceId: id }),
        stop: () => opened.splice(opened.indexOf(id), 1),
      };
      return { getVideoTracks: () => [track], getTracks: () => [track] };
    };
    const enumerateDevices = async () =>
      Object.keys(cameras).map((deviceId) => ({ kind: 'videoinput', deviceId, label: `${deviceId}, facing back` }));
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } });
    return opened;
  }

  test.each([
    ['the default one is kept when it has autofocus', { wide: ['continuous'], main: ['continuous'] }, 'wide'],
    ['another one is chosen when only that one has autofocus', { wide: ['manual'], main: ['continuous'] }, 'main'],
    ['one that does not open is skipped', { wide: ['manual'], broken: null, main: ['continuous'] }, 'main'],
    ['the default one is opened again when no other is suitable', { wide: ['manual'], broken: null }, 'wide'],
  ])('%s', async (_, cameras, taken) => {
    const opened = phoneWith(cameras);
    await openCamera('environment');
    expect(opened).toEqual([taken]);
  });
});

describe('the live picture of a selfie', () => {
  const picture = (green: number) =>
    new Uint8ClampedArray(400).fill(0).map((_, index) => (index % 4 === 1 ? green : 0));

  test('asks for more light in the dark, even when nothing moves', () => {
    expect(poseOf(picture(30), picture(30))).toBe('dark');
  });

  test('is not moving when it hardly changes', () => {
    expect(poseOf(picture(120), picture(123))).toBe('still');
  });

  test('is moving when it changes, and at its first frame', () => {
    expect(poseOf(picture(120), picture(150))).toBe('moving');
    expect(poseOf(picture(120), undefined)).toBe('moving');
  });
});
