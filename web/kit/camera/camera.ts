/** Front camera (`user`) or rear camera (`environment`), as `getUserMedia` calls them. */
export type Facing = 'user' | 'environment';

/**
 * Why there is no live picture. `denied`: no permission; `busy`: in use by another app; `silent`: no picture in time;
 * `missing`: no camera, or the page may not use one.
 */
export type CameraError = 'denied' | 'busy' | 'silent' | 'missing';

/** Returns whether the page can ask for the camera. Over plain http it cannot. */
export const canUseCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

// Apps with a browser of their own that are common in Mexico, and Android's web view; the camera is unreliable in all.
const IN_APP_BROWSERS =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line\/|MicroMessenger|TikTok|musical_ly|Bytedance|Twitter|Snapchat|LinkedInApp|Pinterest|GSA\/|; wv\)/i;

/** Returns whether the page runs inside another app's browser. */
export const isInsideAnotherApp = (userAgent: string): boolean => IN_APP_BROWSERS.test(userAgent);

/** Returns the camera error for what `openCamera` rejected with. */
export function toCameraError(reason: unknown): CameraError {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}

/** Capabilities with those that TypeScript's own types lack. */
type CameraCapabilities = MediaTrackCapabilities & { focusMode?: string[]; torch?: boolean };

const capabilitiesOf = (track: MediaStreamTrack): CameraCapabilities => track.getCapabilities?.() ?? {};

const hasAutofocus = (track: MediaStreamTrack) => capabilitiesOf(track).focusMode?.includes('continuous') === true;

export const hasTorch = (track: MediaStreamTrack): boolean => capabilitiesOf(track).torch === true;

export const switchTorch = (track: MediaStreamTrack, torch: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });

export const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

// As large as the camera offers: selfies are sent at full quality (s7-selfie-quality), and print must stay sharp.
const SIZE = { width: { ideal: 2560 }, height: { ideal: 1440 } };

const requestStream = (video: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ video, audio: false });

/** Returns the stream of a rear camera with autofocus when the given one has none and another has. */
async function preferAutofocus(stream: MediaStream): Promise<MediaStream> {
  const [track] = stream.getVideoTracks();
  if (!track || capabilitiesOf(track).focusMode === undefined || hasAutofocus(track)) return stream;
  const currentId = track.getSettings().deviceId;
  const devices = await navigator.mediaDevices.enumerateDevices();
  const others = devices.filter(
    ({ kind, deviceId, label }) =>
      kind === 'videoinput' && deviceId !== currentId && /back|rear|environment|trasera/i.test(label),
  );
  // Most phones open only one camera at a time.
  stop(stream);
  for (const { deviceId } of others) {
    // A camera that does not open is skipped; the first one is opened again at the end.
    const other = await requestStream({ ...SIZE, deviceId: { exact: deviceId } }).catch(() => undefined);
    if (other?.getVideoTracks().some(hasAutofocus)) return other;
    stop(other);
  }
  return requestStream({ ...SIZE, facingMode: { ideal: 'environment' } });
}

/** Opens a camera. `toCameraError` converts the reason of a rejection. */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  const stream = await requestStream({ ...SIZE, facingMode: { ideal: facing } });
  return facing === 'environment' ? preferAutofocus(stream) : stream;
}

/** Returns the current picture as a JPEG of full quality and the camera's own size. */
export function snapshot(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type: 'image/jpeg' })) : reject(new Error('No picture'))),
      'image/jpeg',
      1,
    );
  });
}
