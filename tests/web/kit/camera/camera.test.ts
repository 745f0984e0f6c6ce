import { describe, expect, test, vi } from 'vitest';
import { isInsideAnotherApp, openCamera, toCameraError } from '#kit/camera/camera.ts';

describe('where the camera cannot be used', () => {
  test.each([
    '(Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
    '(iPhone; CPU iPhone OS 17_0) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1',
    '(iPhone; CPU iPhone OS 17_0) AppleWebKit/605 CriOS/120 Mobile/15E148 Safari/604.1',
  ])('it is not that of a browser: %s', (userAgent) => {
    expect(isInsideAnotherApp(`Mozilla/5.0 ${userAgent}`)).toBe(false);
  });

  // biome-ignore format: as many a line as fit
  test.each([
    'Pixel 7; wv) Chrome/120', 'Instagram 310.0', 'FBAN/FBIOS', 'FBAV/440', 'FB_IAB/FB4A', 'WhatsApp/2', 'Line/13', 'MicroMessenger/8', 'TikTok 32', 'musical_ly_32',
    'BytedanceWebview', 'Twitter for iPhone', 'Snapchat/12', 'LinkedInApp/9', 'Pinterest for iOS', 'GSA/300',
  ])('a browser that calls itself %s', (name) => {
    expect(isInsideAnotherApp(`Mozilla/5.0 (Linux; Android 14) ${name}`)).toBe(true);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['', 'missing'],
  ])('%s means that it is %s', (name, error) => {
    expect(toCameraError(new DOMException('', name))).toBe(error);
  });
});

describe('of several rear cameras', () => {
  type Camera = { focusMode?: readonly string[]; label?: string; kind?: string; opens?: boolean };

  /** Stubs a phone with cameras by name. The first is the browser's default. */
  function phoneWith(cameras: Readonly<Record<string, Camera>>) {
    const [first] = Object.keys(cameras);
    const opened: string[] = [];
    const sizes: unknown[] = [];
    const facings: unknown[] = [];
    const getUserMedia = async ({ video }: { video: MediaTrackConstraints & { deviceId?: { exact: string } } }) => {
      const { deviceId, facingMode, ...size } = video;
      const id = deviceId?.exact ?? first ?? '';
      const { focusMode, opens = true } = cameras[id] ?? {};
      if (!opens) throw new DOMException('', 'NotReadableError');
      sizes.push(size);
      if (deviceId === undefined) facings.push(facingMode);
      opened.push(id);
      const track = {
        getCapabilities: () => (focusMode ? { focusMode } : {}),
        getSettings: () => ({ deviceId: id }),
        stop: () => opened.splice(opened.indexOf(id), 1),
      };
      return { getVideoTracks: () => [track], getTracks: () => [track] };
    };
    const enumerateDevices = async () =>
      Object.entries(cameras).map(([deviceId, { kind = 'videoinput', label = 'facing back' }]) => ({
        ...{ kind, deviceId, label },
      }));
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } });
    return { opened, sizes, facings };
  }

  const manual: Camera = { focusMode: ['manual'] };
  const auto: Camera = { focusMode: ['single-shot', 'continuous'] };

  test.each<[string, Record<string, Camera>, string]>([
    ['the default one is kept when it has autofocus', { wide: auto, main: auto }, 'wide'],
    ['the default one is kept when it does not report how it focuses', { wide: {}, main: auto }, 'wide'],
    ['another one is chosen when only that one has autofocus', { wide: manual, main: auto }, 'main'],
    ['one that does not open is skipped', { wide: manual, broken: { opens: false }, main: auto }, 'main'],
    ['one without autofocus is skipped', { wide: manual, tele: manual, main: auto }, 'main'],
    ['the default one is opened again when no other is suitable', { wide: manual, broken: { opens: false } }, 'wide'],
    ['one on the front is not taken', { wide: manual, front: { ...auto, label: 'facing front' } }, 'wide'],
    ['a microphone is not taken', { wide: manual, back: { ...auto, kind: 'audioinput' } }, 'wide'],
    ['one with a Spanish name is chosen', { wide: manual, main: { ...auto, label: 'Cámara trasera' } }, 'main'],
  ])('%s', async (_, cameras, taken) => {
    const { opened, sizes, facings } = phoneWith(cameras);
    await openCamera('environment');
    expect(opened).toEqual([taken]);
    const largest = { width: { ideal: 2560 }, height: { ideal: 1440 } };
    expect(sizes).toEqual(sizes.map(() => largest));
    expect(facings).toEqual(facings.map(() => ({ ideal: 'environment' })));
  });

  test('none is looked for when the camera on the front is to be opened', async () => {
    const { opened } = phoneWith({ wide: manual, main: auto });
    await openCamera('user');
    expect(opened).toEqual(['wide']);
  });
});
