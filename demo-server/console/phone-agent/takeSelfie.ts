import * as commonTexts from '#i18n/es-MX/common';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { sampleFiles } from './samples.ts';
import { press, waitUntil } from './simulateInput.ts';
import { isAtOnce, type Pace } from './tempo.ts';

/** Longest wait for the camera's picture, and for the photo, ms. */
const CAMERA_TIMEOUT_MS = 5000;
/** Time between two pictures of the camera, ms. */
const PICTURE_MS = 100;

/**
 * Takes a selfie with the app's camera, which shows the sample photo instead of whoever gives the talk, so that camera and
 * photo are seen as an owner sees them. Returns whether it did: not at once, nor where the page has no camera.
 */
export async function takeSelfie(field: ParentNode, pace: Pace): Promise<boolean> {
  const openCamera = findButton(cameraTexts.openCamera, field);
  const [photo] = openCamera && !isAtOnce(pace) ? await sampleFiles('selfie') : [];
  if (!photo) return false;
  const endCamera = await simulateCamera(photo);
  try {
    openCamera?.click();
    return (await pressWhenReady(fileTexts.takePhoto, pace)) && (await pressWhenReady(cameraTexts.useThisPhoto, pace));
  } finally {
    findButton(commonTexts.close, document.querySelector('dialog[open]'))?.click();
    endCamera();
  }
}

async function pressWhenReady(name: string, pace: Pace): Promise<boolean> {
  const find = () => findButton(name, document.querySelector('dialog[open]'));
  await waitUntil(() => find()?.disabled === false, CAMERA_TIMEOUT_MS);
  return press(find, pace);
}

const findButton = (name: string, root: ParentNode | null): HTMLButtonElement | null =>
  [...(root?.querySelectorAll('button') ?? [])].find((each) => (each.ariaLabel ?? each.textContent) === name) ?? null;

/** Makes a photo the picture of the page's camera. Returns the function that ends it. */
async function simulateCamera(photo: File): Promise<() => void> {
  const bitmap = await createImageBitmap(photo);
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  // A canvas is a moving picture only while it is drawn.
  const drawing = setInterval(() => canvas.getContext('2d')?.drawImage(bitmap, 0, 0), PICTURE_MS);
  const { mediaDevices } = navigator;
  mediaDevices.getUserMedia = async () => canvas.captureStream();
  return () => {
    clearInterval(drawing);
    Reflect.deleteProperty(mediaDevices, 'getUserMedia');
  };
}
