import * as fileTexts from '#i18n/es-MX/kit/files';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import { phonePhoto } from './files.ts';

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
