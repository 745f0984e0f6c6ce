import type { Page } from 'playwright/test';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { transferProof } from '../../../demo-server/files/sampleFiles.ts';
import { whitePixelPng } from '../../journeys/support/filePayload.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { imageData, phonePhoto, type Uploaded, uploadedBy } from './files.ts';

/** Returns the bytes that the server has stored. */
const storedBytes = async (baseURL: string, { url }: Uploaded): Promise<Buffer> => {
  const response = await fetch(`${baseURL}${url}`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await response.arrayBuffer());
};

/** Returns the decoded picture's size and the colours of its upper corners. */
const decoded = (page: Page, { url }: Uploaded) =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const colour = (x: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, 20, 1, 1).data ?? [];
      return red > blue + 60 ? 'red' : 'blue';
    };
    return { width: picture.width, height: picture.height, left: colour(20), right: colour(picture.width - 20) };
  }, url);

/** The marker that begins a JPEG's image data, and an end right behind it. */
const SCAN = Buffer.from([0xff, 0xda]);
const SCAN_OF_NOTHING = Buffer.from([0, 2, 0xff, 0xd9]);

const expectNoLocation = (bytes: Buffer) => expect(bytes.includes('GPS')).toBe(false);

test('sends a large photo scaled down, upright and without its location, other formats as JPEG, and no broken one', async ({
  page,
  owner,
  baseURL,
}) => {
  await owner.signsInAs('activa', '/loans');
  await owner.followsLink(/^Ver Adelantto/);
  await page
    .getByRole('link', { name: /^Ver, mes/ })
    .first()
    .click();
  await owner.seesHeading(/^Pago del mes/);
  const group = page.getByRole('group', { name: 'Sube tu comprobante' });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const [photo, small] = [phonePhoto(), transferProof.bytes];
  expect(photo.includes('GPS')).toBe(true);

  const file = await uploadedBy(page, () =>
    group.getByLabel(/Elegir foto/).setInputFiles({ name: 'IMG_0001.jpeg', mimeType: 'image/jpeg', buffer: photo }),
  );
  await expect(group.getByText(`${Math.max(0.1, file.size / 1e6).toFixed(1)} MB · Listo`)).toBeVisible();
  const bytes = await storedBytes(baseURL, file);
  expect(bytes.length).toBe(file.size);
  expectNoLocation(bytes);
  expect(bytes.includes('Exif')).toBe(false);
  expect(await decoded(page, file)).toEqual({ width: 1333, height: 2000, left: 'blue', right: 'red' });
  // In a worker: a cheap phone needs a second for it.
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/photos-/)]);
  await expect.poll(() => page.workers()).toEqual([]);

  const drawing = await uploadedBy(page, () => group.getByLabel(/^Reemplazar/).setInputFiles(whitePixelPng));
  expect(drawing.name).toBe('captura.jpg');
  expect((await storedBytes(baseURL, drawing)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  await expect(group.getByText('Listo')).toHaveCount(1);

  const uploads = recordRequests(page, /\/api\/files$/);
  for (const [name, buffer] of [
    ['IMG_0002.HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])],
    ['half.jpg', photo.subarray(0, photo.length >> 1)],
    ['without-an-end.jpg', photo.subarray(0, -40)],
    ['without-image-data.jpg', Buffer.concat([small.subarray(0, small.indexOf(SCAN)), SCAN, SCAN_OF_NOTHING])],
  ] as const) {
    await group.getByLabel(/^Reemplazar/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(group.getByText(fileTexts.photoNotReadable), name).toBeVisible();
    // The previous file is kept.
    await expect(group.getByText('Listo')).toHaveCount(1);
    await group.getByRole('button', { name: `Quitar ${name}` }).click();
    await expect(group.getByText(fileTexts.photoNotReadable)).toHaveCount(0);
  }
  expect(uploads).toEqual([]);
});

test.describe('inside another app’s browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A145M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]',
    permissions: ['clipboard-write', 'clipboard-read'],
  });

  test('takes the selfie with the phone’s camera app and sends it unchanged but for its location', async ({
    page,
    owner,
    baseURL,
  }) => {
    await owner.signsInAs('perfil', '/profile/biometric-validation');
    await expect(page.getByText(cameraTexts.openInChromeOrSafari)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir cámara' })).toHaveCount(0);
    await owner.presses('Copiar enlace');
    await owner.seesStatus(/copiado/i);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    const camera = page.getByLabel(cameraTexts.usePhoneCamera);
    await expect(camera).toHaveAttribute('capture', 'user');
    await expect(camera).toHaveAttribute('accept', 'image/*');
    const photo = phonePhoto();
    const file = await uploadedBy(page, () =>
      camera.setInputFiles({ name: 'IMG_0003.jpg', mimeType: 'image/jpeg', buffer: photo }),
    );
    await expect(page.getByText('MB · Listo')).toBeVisible();
    const bytes = await storedBytes(baseURL, file);
    expectNoLocation(bytes);
    expect(imageData(bytes).equals(imageData(photo))).toBe(true);
    expect(await decoded(page, file)).toEqual({ width: 2000, height: 3000, left: 'blue', right: 'red' });
  });
});
