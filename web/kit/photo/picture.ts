// Runs both on the page and in a worker.
import type { Size } from './photoSize.ts';

/** Decoded picture, rotated upright. `close` frees its memory. */
type Picture = { source: CanvasImageSource; width: number; height: number; close: () => void };
type Canvas = HTMLCanvasElement | OffscreenCanvas;

async function decodeAsImage(file: Blob): Promise<Picture> {
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

/**
 * Opens a picture, scaled down to `shrink` where the browser supports it. Rejects when the picture cannot be opened.
 */
export async function decode(file: Blob, shrink?: Size | undefined): Promise<Picture> {
  // Only one side is given and the other follows: browsers differ in whether they apply it before or after rotation.
  const side = shrink && shrink.width < shrink.height ? 'resizeHeight' : 'resizeWidth';
  const resize = shrink && { [side]: Math.max(shrink.width, shrink.height), resizeQuality: 'high' as const };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...resize });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  } catch {
    // Older browsers support no options here, and Safari opens HEIC only as an image element, which workers lack.
    return decodeAsImage(file);
  }
}

const createCanvas = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === 'undefined'
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height);

/** Draws the picture on a canvas of the given size. The ground is white because JPEG has no transparency. */
export function drawScaled({ source }: Picture, { width, height }: Size) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (context === null) throw new Error('No canvas context');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** Encodes a canvas as a JPEG of the given quality, 0 to 1. The canvas is empty afterwards. */
export async function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  const blob = await encode(canvas, quality);
  // iOS does not free a canvas' memory until it is resized.
  canvas.width = 0;
  return blob;
}

function encode(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });
}
