import { expect, test } from '../../journeys/support/journey.ts';
import { paintedJpeg } from '../../paintedJpeg.ts';
import { uploadedBy } from './files.ts';

const BLOCK = 8;
/** Returns a screenshot of a receipt; width and height in pixels. */
const receipt = (width: number, height: number) => ({
  name: 'comprobante.jpg',
  mimeType: 'image/jpeg',
  buffer: paintedJpeg(width / BLOCK, height / BLOCK, (x, y) => ((x + y) % 3 === 0 ? [20, 20, 20] : [240, 240, 240])),
});

test('scales a very long screenshot down only as far as a cheap phone needs, so that small print stays readable', {
  tag: '@long',
}, async ({ page, owner }) => {
  await owner.beginsIdentification();
  const front = page.getByRole('group', { name: /^Frente/ });
  const { url } = await uploadedBy(page, () =>
    front.locator('input[type="file"]').last().setInputFiles(receipt(1440, 10_400)),
  );
  const size = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return [picture.width, picture.height];
  }, url);
  // 15 megapixels are too much: the picture is scaled down to 9.
  expect(size).toEqual([1116, 8062]);
});
