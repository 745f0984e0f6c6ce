/** Which way a camera looks: at the owner, or at what lies before her. */
export type Facing = 'user' | 'environment';

/** Why there is no live view. `refused`: the owner's or the browser's no; `busy`: another app has it; `silent`: it does not answer; `missing`: none. */
export type CameraError = 'refused' | 'busy' | 'silent' | 'missing';

/** Whether a page here may ask for the camera at all: over plain http it may not (contract, ux O9). */
export const canUseCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

// The apps that owners in Mexico open links in, and Android's web view by its own mark; none of them grants the camera well.
const OTHER_APPS =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line\/|MicroMessenger|TikTok|musical_ly|Bytedance|Twitter|Snapchat|LinkedInApp|Pinterest|GSA\/|; wv\)/i;

/** Whether the page runs inside another app's browser (ux S14). */
export const isInsideAnotherApp = (userAgent: string): boolean => OTHER_APPS.test(userAgent);

export function troubleOf(reason: unknown): CameraError {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}

/** Parts of a camera that TypeScript's own types do not know yet. */
type Abilities = MediaTrackCapabilities & { focusMode?: string[]; torch?: boolean };

const abilitiesOf = (track: MediaStreamTrack): Abilities => track.getCapabilities?.() ?? {};

const focuses = (track: MediaStreamTrack) => abilitiesOf(track).focusMode?.includes('continuous') === true;

export const hasTorch = (track: MediaStreamTrack): boolean => abilitiesOf(track).torch === true;

export const switchTorch = (track: MediaStreamTrack, torch: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });

export const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

// As large as the camera gives: the selfie goes out at full quality (spec §7), and print must stay sharp.
const SIZE = { width: { ideal: 2560 }, height: { ideal: 1440 } };

const ask = (video: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ video, audio: false });

/** A rear camera that focuses by itself, when the one that was given does not and another does (ux §4 U9). */
async function sharper(stream: MediaStream): Promise<MediaStream> {
  const [track] = stream.getVideoTracks();
  if (!track || abilitiesOf(track).focusMode === undefined || focuses(track)) return stream;
  const given = track.getSettings().deviceId;
  const devices = await navigator.mediaDevices.enumerateDevices();
  const others = devices.filter(
    ({ kind, deviceId, label }) =>
      kind === 'videoinput' && deviceId !== given && /back|rear|environment|trasera/i.test(label),
  );
  // Most phones open one camera at a time.
  stop(stream);
  for (const { deviceId } of others) {
    // One that does not open is passed over: the first one still does.
    const other = await ask({ ...SIZE, deviceId: { exact: deviceId } }).catch(() => undefined);
    if (other?.getVideoTracks().some(focuses)) return other;
    stop(other);
  }
  return ask({ ...SIZE, facingMode: { ideal: 'environment' } });
}

/** Opens a camera. Rejects with what `troubleOf` understands. */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  const stream = await ask({ ...SIZE, facingMode: { ideal: facing } });
  return facing === 'environment' ? sharper(stream) : stream;
}

/** The picture that is seen now, as a JPEG of full quality and the camera's own size. */
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
