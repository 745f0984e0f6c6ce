import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import * as fileTexts from '#i18n/es-MX/kit/files';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { phonePhoto, uploadedBy } from './files.ts';

const [small, large] = [samples.transferProof.bytes, phonePhoto()];
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
/** A JPEG with a valid header and end marker but no image data. */
const withoutImageData = Buffer.concat([
  small.subarray(0, small.indexOf(Buffer.from([0xff, 0xda]))),
  Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
]);

test('rejects a truncated or unreadable photo before it is sent', async ({ page, owner }) => {
  const uploads = recordRequests(page, /\/api\/files$/);
  await owner.beginsIdentification();
  const front = page.getByRole('group', { name: /^Frente/ });
  for (const [name, buffer] of [
    ['pequeña.jpg', half(small)],
    ['grande.jpg', half(large)],
    ['casi.jpg', small.subarray(0, -12)],
    ['casi-grande.jpg', large.subarray(0, -40)],
    ['hueca.jpg', withoutImageData],
  ] as const) {
    await front.locator('input[type="file"]').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    const error = front.getByText(fileTexts.photoNotReadable);
    await expect(error, name).toBeVisible();
    await front.getByRole('button', { name: /Quitar/ }).click();
    await expect(error).toHaveCount(0);
  }
  expect(uploads).toEqual([]);
});

const end = Buffer.from([0xff, 0xd9]);
const drawn = readFileSync(new URL('../../fixtures/photo/no-end-marker.jpg', import.meta.url));
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42 GPS'), large]);
/** What follows the image data in place of the end marker, by the name of a photo. */
const unended: Readonly<Record<string, readonly [data: Buffer, trailer: Buffer]>> = {
  'sin-fin.jpg': [drawn, Buffer.of()],
  'con-anexo.jpg': [drawn, Buffer.from('Image_UTC_Data GPS SEFHj\0\0\0SEFT')],
  'con-video.jpg': [small.subarray(0, -2), video],
  'grande.jpg': [large.subarray(0, -2), Buffer.of()],
};

/** Returns the mean brightness of a picture's lowest rows, a twentieth of it: those that a decoder lacks first. */
const bottomOf = (page: Page, jpeg: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(100, 100).getContext('2d');
      context?.drawImage(picture, 0, 0, 100, 100);
      const rows = [...(context?.getImageData(0, 95, 100, 5).data ?? [])];
      return rows.reduce((sum, value) => sum + value, 0) / rows.length;
    },
    [...jpeg],
  );

test('sends a photo whose end marker is missing, whole and without what its phone has appended', async ({
  page,
  owner,
  baseURL,
}) => {
  await owner.beginsIdentification();
  const front = page.getByRole('group', { name: /^Frente/ });
  for (const [name, [data, trailer]] of Object.entries(unended)) {
    const buffer = Buffer.concat([data, trailer]);
    const { url } = await uploadedBy(page, () =>
      front.locator('input[type="file"]').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer }),
    );
    await expect(front.getByText('Listo'), name).toBeVisible();
    const stored = Buffer.from(await (await fetch(`${baseURL}${url}`)).arrayBuffer());
    expect(stored.includes('GPS'), name).toBe(false);
    const difference = (await bottomOf(page, stored)) - (await bottomOf(page, Buffer.concat([data, end])));
    expect(Math.abs(difference), name).toBeLessThan(2);
    await front.getByRole('button', { name: /Quitar/ }).click();
  }
});
