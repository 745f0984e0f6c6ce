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

test('keeps the width of a long screenshot, so that its small print stays readable', async ({ page, owner }) => {
  await owner.signsInAs('nueva', '/profile/identification');
  const front = page.getByRole('group', { name: /^Frente/ });
  const sentSize = async (width: number, height: number) => {
    const { url } = await uploadedBy(page, () =>
      front.locator('input[type="file"]').last().setInputFiles(receipt(width, height)),
    );
    return page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return [picture.width, picture.height];
    }, url);
  };
  expect(await sentSize(1080, 8000)).toEqual([1080, 8000]);
  // 15 megapixels are too much for a cheap phone: the picture is scaled down to 9.
  expect(await sentSize(1440, 10_400)).toEqual([1116, 8062]);
});
