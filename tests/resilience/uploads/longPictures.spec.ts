import { sampleJpeg } from '../../../demo-server/files/sampleJpeg.ts';
import { expect, test } from '../../journeys/support/journey.ts';

const BLOCK = 8;
/** A screenshot of a receipt, in pixels. */
const receipt = (width: number, height: number) => ({
  name: 'comprobante.jpg',
  mimeType: 'image/jpeg',
  buffer: sampleJpeg(width / BLOCK, height / BLOCK, (x, y) => ((x + y) % 3 === 0 ? [20, 20, 20] : [240, 240, 240])),
});

test('a long screenshot of a receipt keeps its width, so that its small print can be read', async ({ page, owner }) => {
  await owner.signsInAs('nueva', '/profile/identification');
  const front = page.getByRole('group', { name: /^Frente/ });
  const sizeSent = async (width: number, height: number) => {
    const answer = page.waitForResponse('**/api/files');
    await front.locator('input[type="file"]').last().setInputFiles(receipt(width, height));
    const { url } = (await (await answer).json()) as { url: string };
    return page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return [picture.width, picture.height];
    }, url);
  };
  expect(await sizeSent(1080, 8000)).toEqual([1080, 8000]);
  // Too much for a cheap phone to draw: 9 megapixels are left of 15.
  expect(await sizeSent(1440, 10_400)).toEqual([1116, 8062]);
});
