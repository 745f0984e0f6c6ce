// What is done with the pixels of a photo, on the page or in a worker: nothing here knows which of the two it is in.
import type { Size } from './photoSize.ts';

/** A decoded picture, the right way up. */
type Picture = { source: CanvasImageSource; width: number; height: number; close: () => void };
type Canvas = HTMLCanvasElement | OffscreenCanvas;

async function asImage(file: Blob): Promise<Picture> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  const close = () => URL.revokeObjectURL(address);
  try {
    await image.decode();
  } catch (reason) {
    close();
    throw reason;
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}

/** Opens a picture, in the size of `shrink` where the browser can shrink while it decodes. Rejects when it cannot. */
export async function decode(file: Blob, shrink?: Size | undefined): Promise<Picture> {
  // Only one side is named: the other follows, whether the browser counts it before or after turning the picture.
  const side = shrink && shrink.width < shrink.height ? 'resizeHeight' : 'resizeWidth';
  const resize = shrink && { [side]: Math.max(shrink.width, shrink.height), resizeQuality: 'high' as const };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...resize });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  } catch {
    // Older browsers know no options here, and Safari opens HEIC as an image only, which a worker has not.
    return asImage(file);
  }
}

const canvasOf = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === 'undefined'
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height);

/** The picture drawn on a canvas of the given size, on white: JPEG knows no transparency. */
export function drawScaled({ source }: Picture, { width, height }: Size) {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (context === null) throw new Error('No room to draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** A canvas as a JPEG of the given quality, 0 to 1; the canvas is empty afterwards. */
export async function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  const blob = await encoded(canvas, quality);
  // iOS keeps a canvas' memory until it is told otherwise.
  canvas.width = 0;
  return blob;
}

function encoded(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality);
  });
}
